import { releaseMessage } from '@irodori/contract/endpoints/message'
import type { MessageItem } from '@irodori/contract/entities/message'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { Button } from '@irodori/ui/Button'
import { forEachRow } from '@irodori/ui/testing/forEachRow'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, replies } from '../../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messagePhoto, messageText, messageVideo } from '../../../testing/sampleMessages.ts'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { type ReleaseInput, useRelease } from './useRelease.tsx'

const COMPLETE = [
  messagePhoto(1),
  messagePhoto(2),
  messagePhoto(3),
  messageVideo(),
  messageText(1, 'ありがとう'),
  messageText(2, 'いつも'),
]
const released = () =>
  succeed({
    id: 'order-2',
    urlReleasedDate: '2026-11-20T03:00:00.000Z',
    timeToAutoStartProduction: '2026-11-27T03:00:00.000Z',
  })
const release = page.getByRole('button', { name: 'URLを発行する' })
const preview = page.getByRole('button', { name: 'プレビュー' })
const question = page.getByRole('alertdialog', { name: 'メッセージのURLを発行しますか' })
const yes = page.getByRole('button', { name: '発行する', exact: true })

interface Settings {
  readonly items?: readonly MessageItem[]
  readonly saveText?: () => Promise<boolean>
  readonly hasTextProblem?: boolean
  readonly callLimitMs?: number
}

function Actions(input: ReleaseInput) {
  const { preview, isOpening, release, isReleasing, dialogs } = useRelease(input)
  return (
    <>
      <Button busy={isOpening} onClick={preview}>
        プレビュー
      </Button>
      <Button busy={isReleasing} onClick={release}>
        URLを発行する
      </Button>
      {dialogs}
    </>
  )
}

const open = (reply: FakeCall['reply'], settings: Settings = {}) => {
  const { items = COMPLETE, saveText = async () => true, hasTextProblem = false } = settings
  return renderInPortal(
    <Actions
      orderNumber="irodori-20000002"
      templateId="blue"
      items={items}
      hasTextProblem={hasTextProblem}
      saveText={saveText}
    />,
    {
      areas: ['messageMaking'],
      session: GUEST,
      callLimitMs: settings.callLimitMs ?? 60_000,
      calls: [{ endpoint: releaseMessage, reply }],
    },
  )
}

it('DGM-14: asks about a complete message, releases it once, and leads to my page', async () => {
  const held = heldReply(released())
  const { sent, history } = await open(held.reply)
  await release.click()
  await expect.element(question).toMatchTextContent(/変更できなくなります/)
  await expect.element(page.getByRole('button', { name: 'まだ発行しない' })).toHaveFocus()
  await yes.dblClick()
  await expect.element(yes).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.poll(() => history.at(-1)).toBe('/mypage')
  await expect.element(page.getByText('メッセージのURLを発行しました。')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/digitalMessage/irodori-20000002/release',
      query: {},
      body: { templateId: 'blue' },
    },
  ])
})

it('DGM-14: names the missing parts, and releases nothing when the customer goes back', async () => {
  const { sent } = await open(released, { items: [messagePhoto(1), messagePhoto(3)] })
  await release.click()
  const missing = page.getByRole('alertdialog', { name: 'まだ入っていないものがあります' })
  await expect.element(missing.getByRole('listitem').first()).toHaveTextContent('写真2')
  await expect.element(missing.getByRole('listitem').last()).toHaveTextContent('動画')
  await userEvent.keyboard('{Escape}')
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(release).toHaveFocus()
  expect(sent).toEqual([])
})

it('DGM-14: offers no release without the photo at the top', async () => {
  const { sent } = await open(released, { items: [messagePhoto(2)] })
  await release.click()
  await expect.element(page.getByRole('alertdialog', { name: '写真1をお選びください' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it.each([
  { cause: 'it is not saved', settings: { saveText: async () => false } },
  { cause: 'it has a problem', settings: { hasTextProblem: true } },
])('neither releases nor previews a text when $cause', async ({ settings }) => {
  const { sent, history } = await open(released, settings)
  const problem = page.getByRole('alertdialog', { name: 'ことばが保存されていません' })
  await release.click()
  await expect.element(problem).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(problem).not.toBeInTheDocument()
  await preview.click()
  await expect.element(problem).toBeVisible()
  expect(sent).toEqual([])
  expect(history).toHaveLength(1)
})

it('saves the text once before the preview opens', async () => {
  const saved = Promise.withResolvers<boolean>()
  const saveText = vi.fn(() => saved.promise)
  const { history } = await open(released, { saveText })
  await preview.dblClick()
  await expect.element(preview).toHaveAttribute('aria-busy', 'true')
  expect(history).toHaveLength(1)
  saved.resolve(true)
  await expect.poll(() => history.at(-1)).toMatch(/irodori-20000002/)
  expect(saveText).toHaveBeenCalledOnce()
})

interface Row {
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly text: RegExp
  readonly details?: Readonly<Record<string, unknown>>
}

const UNAVAILABLE = { status: 400, title: 'この商品はお作りいただけません', text: /お問い合わせください/ } as const
const SPARE = { status: 400, title: 'デザインが多すぎます', text: /使わないデザインを削除/ } as const

/** After these the release can be tried again on the same screen. */
const STAY: readonly Row[] = [
  { code: 'MESSAGE_NOT_COMPLETED', status: 400, title: 'メッセージがまだできていません', text: /いちばん上の写真/ },
  { code: 'REQUEST_INVALID', status: 400, title: '内容を確認できませんでした', text: /もう一度お試しください/ },
  { code: 'TOO_MANY_TRIES', status: 429, title: '入力の回数が多すぎます', text: /時間を置いて/ },
  { code: 'INTERNAL', status: 500, title: '処理を完了できませんでした', text: /少し時間を置いて/ },
  { code: 'BUSY', status: 503, title: 'ただいま込み合っています', text: /少し待ってから/ },
  {
    code: 'EC_MAINTAIN',
    status: 404,
    details: { shop: 'YAHOO', until: '2026-11-23T20:30:00Z' },
    title: 'Yahoo!ショッピングがメンテナンス中です',
    text: /11月24日 5:30ごろまで/,
  },
  { code: 'EC_CONNECTION_ERROR', status: 500, title: 'ご購入先のショップに接続できません', text: /少し時間を置いて/ },
  {
    code: 'EC_REQUEST_TIMEOUT_EXCEPTION',
    status: 500,
    details: { shop: 'COLOR_ME' },
    title: '注文の確認に時間がかかっています',
    text: /カラーミーショップからの返事/,
  },
  {
    code: 'RAKUTEN_AUTHENTICATION_EXCEPTION',
    status: 401,
    title: '楽天市場に接続できません',
    text: /少し時間を置いて/,
  },
  { code: 'YAHOO_AUTHENTICATION_EXCEPTION', status: 401, title: 'Yahoo!ショッピングに接続できません', text: /時間/ },
  { code: 'COLOR_ME_AUTHENTICATION_ERROR', status: 401, title: 'カラーミーショップに接続できません', text: /時間/ },
  {
    code: 'COLOR_ME_CONNECTION_ERROR',
    status: 500,
    title: 'カラーミーショップに接続できません',
    text: /通信できません/,
  },
  {
    code: 'ORDER_YAHOO_IS_VERIFYING',
    status: 400,
    details: { minutes: 5 },
    title: '注文の確認中です',
    text: /5分ほど待ってから/,
  },
  {
    code: 'DESIGN_CREATE_IMAGE_EXCEPTION',
    status: 500,
    title: 'デザインの画像を作れませんでした',
    text: /少し時間を置いて/,
  },
]
/** These lead to the wrapping of the order. */
const PACKAGE: readonly Row[] = [
  { code: 'PACKAGE_PLAN_NOT_FOUND', status: 400, title: '選んだラッピングは終了しました', text: /ほかのラッピング/ },
  { code: 'PACKAGE_PLAN_NOT_CHOSEN', status: 400, title: 'ラッピングが選ばれていません', text: /ラッピングをお選び/ },
  { code: 'PRODUCT_OPTION_NOT_CHOSEN', status: 400, title: '仕様が選ばれていません', text: /仕様をお選びください/ },
  { code: 'QUANTITY_OF_PACKAGE_PLAN', status: 400, title: 'ラッピングの数が合いません', text: /ご購入の数に合わせて/ },
]
/** These lead to my page, which names what the order lacks. */
const MY_PAGE: readonly Row[] = [
  { code: 'FORBIDDEN', status: 403, title: '表示できないご注文です', text: /ご覧いただけません/ },
  { code: 'NOT_FOUND', status: 404, title: '見つかりませんでした', text: /掲載が終わった/ },
  { code: 'ORDER_IS_PRODUCED', status: 403, title: 'すでに製作に入っています', text: /もう変更できません/ },
  { code: 'STATUS_NOT_ALLOWED', status: 403, title: 'この操作はできません', text: /マイページでご確認ください/ },
  { code: 'ORDER_IS_CANCELLED', status: 403, title: 'キャンセルされたご注文です', text: /もう一度ご注文ください/ },
  {
    code: 'ORDER_NOT_SETTLED',
    status: 403,
    details: { paymentType: 'COMBINI' },
    title: 'お支払いを確認できません',
    text: /コンビニでのお支払い/,
  },
  { code: 'MULTI_ADDRESS_RAKUTEN_ORDER', status: 403, title: 'ご注文のし直しをお願いします', text: /お届け先が複数/ },
  { code: 'DESIGN_NOT_COMPLETED', status: 400, title: '未完成のデザインがあります', text: /デザインをご確認ください/ },
  { code: 'DESIGN_NOT_PRINTABLE', status: 400, title: 'デザインをご確認ください', text: /印刷できないところ/ },
  { code: 'NOT_ENOUGH_DESIGN_EXCEPTION', status: 400, title: 'デザインが不足しています', text: /制作、もしくは複製/ },
  { code: 'SPARE_DESIGNS_EXCEPTION', ...SPARE },
  {
    code: 'WRONG_PRODUCT_EXCEPTION',
    status: 400,
    title: 'ご注文にない商品のデザインがあります',
    text: /合わないデザインを削除/,
  },
  { code: 'PRODUCT_IS_DELETED', ...UNAVAILABLE },
  { code: 'PRODUCT_IS_NOT_PUBLIC', ...UNAVAILABLE },
  { code: 'PRODUCT_IS_NOT_FOUND', ...UNAVAILABLE },
  { code: 'PRODUCT_IS_OUT_OF_STOCK', status: 400, title: '商品の在庫がありません', text: /在庫が切れて/ },
  { code: 'INVALID_DELIVERY_DATE', status: 400, title: '選択したお届け希望日が無効になりました', text: /ご再選択/ },
]

it('DGM-15: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => [...STAY, ...PACKAGE, ...MY_PAGE].some((row) => row.code === code)
  expect(errorsOf(releaseMessage).filter((code) => !inRows(code))).toEqual(['UNAUTHENTICATED'])
})

const problem = page.getByRole('alertdialog')
const refusalOf =
  ({ status, code, details }: Row): FakeCall['reply'] =>
  () =>
    refuse(status, code, '内部の事情です', details ?? null)

async function askAndRelease() {
  await release.click()
  await yes.click()
}

async function expectProblem({ title, text, code }: Row) {
  await expect.element(problem).toHaveAccessibleName(title)
  await expect.element(problem).toMatchTextContent(text)
  await expect.element(problem).toMatchTextContent(`お問い合わせ用コード：${code}`)
  await expect.element(problem).not.toMatchTextContent(/内部の事情/)
}

it('DGM-15: after each of these refusals says why, stays, and releases at the next attempt', async () => {
  const rows = STAY.map((row) => ({ ...row, answer: `${row.status} ${row.code}` }))
  const { history, sent } = await open(replies(() => refuse(503, 'BUSY'), ...rows.map(refusalOf), released))
  await askAndRelease()
  await forEachRow(rows, async (row) => {
    await problem.getByRole('button', { name: '閉じる' }).last().click()
    await expect.element(problem).not.toBeInTheDocument()
    await askAndRelease()
    await expectProblem(row)
    expect(history).toHaveLength(1)
  })
  await problem.getByRole('button', { name: '閉じる' }).last().click()
  await askAndRelease()
  await expect.poll(() => history.at(-1)).toBe('/mypage')
  expect(sent).toHaveLength(rows.length + 2)
})

it.each(PACKAGE)('DGM-15: after $status $code says "$title", and leads to the wrapping of that order', async (row) => {
  await open(refusalOf(row))
  await askAndRelease()
  await expectProblem(row)
  await expect
    .element(problem.getByRole('link', { name: 'ラッピングを選ぶ' }))
    .toHaveAttribute('href', '/order/irodori-20000002/package')
})

it.each(MY_PAGE)('DGM-15: after $status $code says "$title", and leads to my page', async (row) => {
  const { history } = await open(refusalOf(row))
  await askAndRelease()
  await expectProblem(row)
  await problem.getByRole('button', { name: 'マイページへ' }).click()
  expect(history.at(-1)).toBe('/mypage')
})

it('DGM-15: after 401 UNAUTHENTICATED only the login opens, and the message stays', async () => {
  const { history, connection } = await open(() => refuse(401, 'UNAUTHENTICATED'))
  await askAndRelease()
  await expect.element(page.getByRole('dialog', { name: 'ログイン方法をお選びください' })).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(release).toBeVisible()
  expect([connection.session.read(), history.length]).toEqual([null, 1])
})

const UNEXPECTED = { title: '処理を完了できませんでした', text: /少し時間を置いて、もう一度お試しください。/ } as const

it.each([
  { answer: 'no data', reply: () => succeed(null), callLimitMs: 60_000, ...UNEXPECTED },
  { answer: 'data without the date', reply: () => succeed({ id: 'order-2' }), callLimitMs: 60_000, ...UNEXPECTED },
  { answer: 'no JSON', reply: () => new Blob(['<html>']), callLimitMs: 60_000, ...UNEXPECTED },
  ...LOST_ANSWERS.map((row) => ({ ...row, title: 'つながりませんでした', text: /接続をお確かめのうえ/ })),
])('DGM-15: after $answer says "$title", stays, and releases at the next attempt', async (row) => {
  const { history } = await open(replies(row.reply, released), { callLimitMs: row.callLimitMs })
  await askAndRelease()
  await expect.element(problem).toHaveAccessibleName(row.title)
  await expect.element(problem).toMatchTextContent(row.text)
  await userEvent.keyboard('{Enter}')
  await expect.element(problem).not.toBeInTheDocument()
  expect(history).toHaveLength(1)
  await askAndRelease()
  await expect.poll(() => history.at(-1)).toBe('/mypage')
})
