import type { RefusedCallError } from '@irodori/client/callError'
import { listFaq } from '@irodori/contract/endpoints/help'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { VerificationProblemDialog } from './VerificationProblemDialog.tsx'
import { verificationProblem } from './verificationProblem.ts'

const RAKUTEN_ORDER = '500000-20261101-00000001'
const OWN_ORDER = 'irodori-10000001'

interface Row {
  readonly status: number
  readonly code: ErrorCode | null
  readonly details?: Readonly<Record<string, unknown>>
  readonly orderNumber?: string
  readonly title: string
  readonly text: RegExp
  /** The first way on: a button, or a link with its address. */
  readonly first: string
  readonly href?: string
  /** The help beside it. */
  readonly help?: string
}

const RETRY = { first: 'もう一度試す' } as const
const ASK = { help: 'ショップに問い合わせる' } as const
const PRODUCTS = { first: '商品一覧へ戻る', href: '/home' } as const
const UNAVAILABLE = { title: 'この商品はお作りいただけません', text: /お問い合わせください/, ...PRODUCTS, ...ASK }
const PRODUCED = {
  title: 'すでに製作に入っています',
  text: /もう変更できません/,
  first: 'マイページへ',
  href: '/mypage',
  help: '製作開始後にできることを見る',
} as const
const NOT_SETTLED = { title: 'お支払いを確認できません', ...RETRY, ...ASK } as const

const ROWS: readonly Row[] = [
  {
    status: 404,
    code: 'EC_MAINTAIN',
    details: { shop: 'YAHOO', until: '2026-04-01T20:30:00Z' },
    title: 'Yahoo!ショッピングがメンテナンス中です',
    text: /Yahoo!ショッピングが4月2日 5:30ごろまでメンテナンス中/,
    ...RETRY,
  },
  {
    status: 404,
    code: 'EC_MAINTAIN',
    details: { shop: 'RAKUTEN' },
    title: '楽天市場がメンテナンス中です',
    text: /楽天市場がメンテナンス中のため/,
    ...RETRY,
  },
  {
    status: 404,
    code: 'EC_MAINTAIN',
    title: 'ご購入先のショップがメンテナンス中です',
    text: /終わってから、もう一度/,
    ...RETRY,
  },
  {
    status: 401,
    code: 'RAKUTEN_AUTHENTICATION_EXCEPTION',
    title: '楽天市場に接続できません',
    text: /楽天市場の注文を確認できません/,
    ...RETRY,
    ...ASK,
  },
  {
    status: 401,
    code: 'YAHOO_AUTHENTICATION_EXCEPTION',
    title: 'Yahoo!ショッピングに接続できません',
    text: /Yahoo!ショッピングの注文を確認できません/,
    ...RETRY,
    ...ASK,
  },
  {
    status: 401,
    code: 'COLOR_ME_AUTHENTICATION_ERROR',
    title: 'カラーミーショップに接続できません',
    text: /注文を確認できません/,
    ...RETRY,
    ...ASK,
  },
  {
    status: 500,
    code: 'COLOR_ME_CONNECTION_ERROR',
    title: 'カラーミーショップに接続できません',
    text: /通信できません/,
    ...RETRY,
    ...ASK,
  },
  {
    status: 500,
    code: 'EC_CONNECTION_ERROR',
    details: { shop: 'RAKUTEN' },
    orderNumber: RAKUTEN_ORDER,
    title: '楽天市場に接続できません',
    text: /楽天市場と通信できません/,
    ...RETRY,
    ...ASK,
  },
  {
    status: 500,
    code: 'EC_REQUEST_TIMEOUT_EXCEPTION',
    details: { shop: 'COLOR_ME' },
    title: '注文の確認に時間がかかっています',
    text: /カラーミーショップからの返事に時間/,
    ...RETRY,
    ...ASK,
  },
  {
    status: 403,
    code: 'MULTI_ADDRESS_RAKUTEN_ORDER',
    orderNumber: RAKUTEN_ORDER,
    title: 'ご注文のし直しをお願いします',
    text: /お届け先が複数/,
    first: 'キャンセルの手続きへ',
    href: `/order/cancel?orderNumber=${RAKUTEN_ORDER}&reason=0`,
    ...ASK,
  },
  {
    status: 403,
    code: 'ORDER_IS_CANCELLED',
    title: 'キャンセルされたご注文です',
    text: /もう一度ご注文ください/,
    ...PRODUCTS,
    ...ASK,
  },
  {
    status: 403,
    code: 'ORDER_NOT_SETTLED',
    details: { paymentType: 'COMBINI' },
    text: /コンビニでのお支払い/,
    ...NOT_SETTLED,
  },
  {
    status: 403,
    code: 'ORDER_NOT_SETTLED',
    details: { paymentType: 'RAKUTEN_POINT' },
    text: /ポイントでのお支払い/,
    ...NOT_SETTLED,
  },
  { status: 403, code: 'ORDER_NOT_SETTLED', text: /お支払いに問題があるようです/, ...NOT_SETTLED },
  { status: 403, code: 'PRODUCT_IS_DELETED', ...UNAVAILABLE },
  { status: 403, code: 'PRODUCT_IS_NOT_PUBLIC', ...UNAVAILABLE },
  { status: 403, code: 'PRODUCT_IS_NOT_FOUND', ...UNAVAILABLE },
  { status: 403, code: 'ORDER_IS_PRODUCED', ...PRODUCED },
  { status: 403, code: null, ...PRODUCED },
  {
    status: 400,
    code: 'ORDER_YAHOO_IS_VERIFYING',
    details: { minutes: 20 },
    title: '注文の確認中です',
    text: /20分ほど待ってから/,
    ...RETRY,
  },
  {
    status: 400,
    code: 'ORDER_YAHOO_IS_VERIFYING',
    title: '注文の確認中です',
    text: /少し待ってから/,
    ...RETRY,
  },
]

it.each(ROWS)('ODR-6 to ODR-15: $status $code ($details) says "$title" and leads on', async (row) => {
  const error: RefusedCallError = {
    kind: 'REFUSED',
    status: row.status,
    errorCode: row.code,
    message: '内部の事情です',
    error: row.details ?? {},
  }
  const problem = verificationProblem(error)
  if (problem === 'FORM' || problem === 'WRONG_PRODUCT') throw new Error(`${row.code} has no notice`)
  const steps = { onContinue: vi.fn(), onAskAgain: vi.fn(), onRetry: vi.fn() }
  const props = { problem, error, orderNumber: row.orderNumber ?? OWN_ORDER, ...steps }
  await renderInStudio(<VerificationProblemDialog {...props} />, {
    areas: ['verification', 'help', 'errors'],
    calls: [answers(listFaq, [])],
  })
  const notice = page.getByRole('alertdialog')
  await expect.element(notice).toHaveAccessibleName(row.title)
  await expect.element(notice).toMatchTextContent(row.text)
  await expect.element(notice).not.toMatchTextContent(/内部の事情/)
  const helpers = notice.getByRole('button', { name: /ショップに問い合わせる|製作開始後にできること/ }).elements()
  expect(helpers.map(({ textContent }) => textContent)).toEqual(row.help === undefined ? [] : [row.help])
  if (row.href !== undefined) {
    await expect.element(notice.getByRole('link', { name: row.first })).toHaveAttribute('href', row.href)
  } else await notice.getByRole('button', { name: row.first }).click()
  await notice.getByRole('button', { name: '番号を入れ直す' }).click()
  expect([steps.onRetry.mock.calls.length, steps.onAskAgain.mock.calls.length]).toEqual([
    row.href === undefined ? 1 : 0,
    1,
  ])
})
