import { loginUser } from '@irodori/contract/endpoints/authentication'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { readPostalPlace } from '@irodori/contract/endpoints/help'
import { readOrder } from '@irodori/contract/endpoints/order'
import { PACKAGE_VERDICTS } from '@irodori/contract/entities/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, offline } from '../../testing/fakeNetwork.ts'
import { openReview } from '../../testing/openReview.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, USER } from '../../testing/sampleOrders.ts'
import { Screens } from '../Screens.tsx'

const go = page.getByRole('region', { name: '次の手順' }).getByRole('button')
const yes = page.getByRole('button', { name: 'この内容で進む' })
const dialog = page.getByRole('alertdialog')

type Lead = 'STAY' | 'RELOAD' | 'MY_PAGE'

interface Row {
  /** What the check before packaging answers. */
  readonly answer: string
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
  readonly button: string
  readonly leads: Lead
  /** Whether the dialog offers to ask the shop. */
  readonly asks?: boolean
}

const verdict = (code: (typeof PACKAGE_VERDICTS)[number], missing = 0): FakeCall['reply'] => {
  return () =>
    succeed({ code, numberOfMissingDesigns: missing, numberOfSpareDesigns: 1, missingParts: [], sampleTexts: [] })
}
const UNAVAILABLE = {
  title: 'お作りいただけない商品があります',
  text: /お取り扱いが終わった商品/,
  button: '画面を更新する',
  leads: 'RELOAD',
  asks: true,
} as const
const CONNECTION = {
  title: 'サーバーに接続できませんでした',
  text: /画面を更新して、もう一度お試しください/,
  button: '画面を更新する',
  leads: 'RELOAD',
} as const
const SPARE = {
  title: 'デザインが多すぎます',
  text: /使わないデザインを削除/,
  button: '閉じる',
  leads: 'STAY',
} as const
const WRONG = {
  title: 'ご注文にない商品のデザインがあります',
  text: /合わないデザインを削除/,
  button: '画面を更新する',
  leads: 'RELOAD',
} as const
const MISSING = { title: 'デザインが不足しています', button: '閉じる', leads: 'STAY' } as const
const CANCELLED = {
  title: 'キャンセルされたご注文です',
  text: /先へ進めません/,
  button: 'マイページへ',
  leads: 'MY_PAGE',
  asks: true,
} as const

const ROWS: readonly Row[] = [
  { answer: 'ORDER_IS_CANCELLED', reply: verdict('ORDER_IS_CANCELLED'), ...CANCELLED },
  {
    answer: 'ORDER_HAS_NOT_ENOUGH_DESIGNS with 2 missing',
    reply: verdict('ORDER_HAS_NOT_ENOUGH_DESIGNS', 2),
    text: /残り2点デザインの制作/,
    ...MISSING,
  },
  {
    answer: '400 NOT_ENOUGH_DESIGN_EXCEPTION with 3 missing',
    reply: () => refuse(400, 'NOT_ENOUGH_DESIGN_EXCEPTION', null, { numberOfMissingDesigns: 3 }),
    text: /残り3点デザインの制作/,
    ...MISSING,
  },
  {
    answer: '400 NOT_ENOUGH_DESIGN_EXCEPTION without a number',
    reply: () => refuse(400, 'NOT_ENOUGH_DESIGN_EXCEPTION'),
    text: /制作、もしくは複製をお願いします/,
    ...MISSING,
  },
  { answer: 'ORDER_HAS_SPARE_DESIGNS', reply: verdict('ORDER_HAS_SPARE_DESIGNS'), ...SPARE },
  { answer: '400 SPARE_DESIGNS_EXCEPTION', reply: () => refuse(400, 'SPARE_DESIGNS_EXCEPTION'), ...SPARE },
  { answer: 'ORDER_HAS_WRONG_PRODUCT_DESIGN', reply: verdict('ORDER_HAS_WRONG_PRODUCT_DESIGN'), ...WRONG },
  { answer: '400 WRONG_PRODUCT_EXCEPTION', reply: () => refuse(400, 'WRONG_PRODUCT_EXCEPTION'), ...WRONG },
  { answer: 'PRODUCT_IS_DELETED', reply: verdict('PRODUCT_IS_DELETED'), ...UNAVAILABLE },
  { answer: 'PRODUCT_IS_NOT_PUBLIC', reply: verdict('PRODUCT_IS_NOT_PUBLIC'), ...UNAVAILABLE },
  { answer: 'PRODUCT_IS_NOT_FOUND', reply: verdict('PRODUCT_IS_NOT_FOUND'), ...UNAVAILABLE },
  {
    answer: 'PRODUCT_IS_OUT_OF_STOCK',
    reply: verdict('PRODUCT_IS_OUT_OF_STOCK'),
    title: '商品の在庫がありません',
    text: /在庫が切れてしまいました/,
    button: '画面を更新する',
    leads: 'RELOAD',
  },
  {
    answer: '400 ORDER_CHANGED',
    reply: () => refuse(400, 'ORDER_CHANGED'),
    title: '注文情報が更新されています',
    text: /最新の注文情報をご確認のうえ/,
    button: '最新の注文情報を見る',
    leads: 'MY_PAGE',
  },
  {
    answer: '403 ORDER_IS_PRODUCED',
    reply: () => refuse(403, 'ORDER_IS_PRODUCED'),
    title: 'すでに製作の手続きが始まっています',
    text: /もう変更できません/,
    button: 'マイページへ',
    leads: 'MY_PAGE',
  },
  { answer: 'no data', reply: () => succeed(null), ...CONNECTION },
  { answer: 'empty data', reply: () => succeed({}), ...CONNECTION },
  { answer: 'data without a field', reply: () => succeed({ code: 'ORDER_IS_VALID' }), ...CONNECTION },
  { answer: 'an unknown verdict', reply: () => succeed({ code: 'ORDER_IS_LATE' }), ...CONNECTION },
  { answer: 'no JSON', reply: () => new Blob(['<html>'], { type: 'text/html' }), ...CONNECTION },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND'), ...CONNECTION },
  { answer: '500 with a message', reply: () => refuse(500, 'INTERNAL', '内部の事情です'), ...CONNECTION },
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY'), ...CONNECTION },
  { answer: 'no answer', reply: offline, ...CONNECTION },
]

it.each(ROWS)('RVW-10: after $answer says "$title" and leads on', async (row) => {
  const { history, saves, pages } = await openReview(otherOrder(), { verify: row.reply })
  await page.getByRole('radio', { name: /デジタルメッセージを添える/ }).click()
  await go.click()
  await yes.click()
  await expect.element(dialog).toHaveAccessibleName(row.title)
  await expect.element(dialog).toMatchTextContent(row.text)
  await expect.element(dialog).not.toMatchTextContent(/内部の事情/)
  expect(dialog.getByRole('button', { name: 'お問い合わせをする' }).elements()).toHaveLength(row.asks ? 1 : 0)
  await dialog.getByRole('button', { name: row.button }).last().click()
  if (row.leads === 'MY_PAGE') await expect.poll(() => history.at(-1)).toBe('/mypage')
  else if (row.leads === 'RELOAD') await expect.poll(() => pages.reloads).toHaveLength(1)
  else {
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('radio', { name: /デジタルメッセージを添える/ })).toBeChecked()
    await expect.element(go).toBeEnabled()
  }
  expect(saves().every(({ path, body }) => `${path}${JSON.stringify(body)}`.includes('irodori-20000002'))).toBe(true)
})

it('RVW-10: the table has a row for each verdict that stops the order', () => {
  const stopping = PACKAGE_VERDICTS.filter((code) => !code.startsWith('ORDER_IS_VALID'))
  expect(stopping.filter((code) => !ROWS.some(({ answer }) => answer.startsWith(code)))).toEqual([])
})

/** The address of the test page, which the end of a session looks at. */
const PATH = location.href
afterEach(() => window.history.replaceState(null, '', PATH))

const openRefused = (reply: FakeCall['reply'], session = GUEST) =>
  renderInPortal(<Screens />, {
    areas: ['review', 'portal', 'login'],
    session,
    frameCalls: [{ endpoint: loginUser, reply: () => succeed([USER]) }],
    path: '/order/irodori-20000002/confirm',
    calls: [
      { endpoint: readPostalPlace, reply: () => succeed({ place: null }) },
      { endpoint: readOrder, reply },
      { endpoint: readNotices, reply: () => succeed([]) },
    ],
  })

const CLOSED = [
  { refused: () => refuse(403, 'FORBIDDEN'), title: '表示できないご注文です' },
  { refused: () => refuse(404, 'NOT_FOUND'), title: '見つかりませんでした' },
]

it.each(CLOSED)(
  'RVW-15: an order that is not open to the session ($title) leads to my page and to another login',
  async (row) => {
    let isMine = false
    const { connection } = await openRefused(() => (isMine ? succeed(otherOrder()) : row.refused()))
    await expect.element(page.getByText(row.title)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'マイページへ' })).toHaveAttribute('href', '/mypage')
    await page.getByRole('button', { name: 'ほかの注文番号・会員でログイン' }).click()
    await page.getByRole('button', { name: /^会員ログイン/ }).click()
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill('hanako@example.jp')
    await page.getByLabelText('パスワード').fill('ひみつの庭のうた')
    isMine = true
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('注文番号：irodori-20000002')).toBeVisible()
    expect(connection.session.read()).toEqual(USER)
  },
)

it.each([
  { session: USER, box: '会員ログイン' },
  { session: GUEST, box: '注文番号でログイン' },
])('SES-29: an idle review keeps its input and opens the box "$box" of the ended session', async ({ session, box }) => {
  window.history.replaceState(null, '', '/order/irodori-20000002/confirm')
  const { connection } = await openRefused(() => succeed(otherOrder()), session)
  await page.getByRole('radio', { name: /デジタルメッセージを添える/ }).click()
  connection.session.clear('TIMED_OUT')
  await expect.element(page.getByRole('dialog', { name: box })).toBeVisible()
  await vi.waitFor(() => expect(location.pathname).toBe('/order/irodori-20000002/confirm'))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('radio', { name: /デジタルメッセージを添える/ })).toBeChecked()
})
