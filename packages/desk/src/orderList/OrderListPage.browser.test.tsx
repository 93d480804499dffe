import { searchOrders } from '@irodori/contract/endpoints/desk/orders'
import { listOrderViews, removeOrderView, saveOrderView } from '@irodori/contract/endpoints/desk/orderViews'
import { downloadCarrierTable, downloadPackingSlips } from '@irodori/contract/endpoints/desk/packing'
import type { OrderView } from '@irodori/contract/entities/orderView'
import { MOST_PACKED_ORDERS } from '@irodori/contract/entities/packing'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInDesk } from '../../testing/renderInDesk.tsx'
import { sampleListed } from '../../testing/sampleOrder.ts'
import { OrderListPage } from './OrderListPage.tsx'

const rows = page.getByRole('row')
const open = (reply: FakeCall['reply'], { calls = [], ...options }: Parameters<typeof renderInDesk>[1] = {}) =>
  renderInDesk(<OrderListPage />, {
    ...options,
    calls: [...calls, { endpoint: searchOrders, reply }, { endpoint: listOrderViews, reply: () => succeed([]) }],
  })
/** Three orders on one page. */
const three = () =>
  succeed({
    orders: [1, 2, 3].map((number) => sampleListed({ orderNumber: `hana-2000000${number}` })),
    next: null,
  })
const selection = page.getByRole('region', { name: /件を選択中$/ })
const choose = (orderNumber: string) => page.getByRole('checkbox', { name: `${orderNumber}を選択` })

it('DSK-14: words and filters are in the address, and the key / leads to the search', async () => {
  const { history } = await open(() => succeed({ orders: [sampleListed()], next: null }))
  await expect.element(rows.nth(1)).toMatchTextContent(/hana-20000001.*製作中佐藤 美咲グリーティングカード 2点/)
  await userEvent.keyboard('/佐藤 咲{Enter}')
  await page.getByRole('checkbox', { name: '製作中' }).click()
  await page.getByRole('checkbox', { name: '製作予約' }).click()
  await page.getByLabelText('並び順').selectOptions('発送予定の早い順')
  await expect
    .poll(() => history.at(-1))
    .toBe(
      `/desk/orders?search=${encodeURIComponent('佐藤')}+${encodeURIComponent('咲')}&status=WAITING_CREATION%2CCREATING&sort=SHIP_DAY`,
    )
  await page.getByRole('button', { name: '条件をすべて外す' }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  expect(history.at(-1)).toBe('/desk/orders')
})

it('the list is read page by page', async () => {
  const pages = [
    succeed({ orders: [sampleListed()], next: '2026-11-20T01:00:00.000Z hana-20000001' }),
    succeed({ orders: [sampleListed({ orderNumber: 'hana-20000000', isPaid: false })], next: null }),
  ]
  await open(() => pages.shift() ?? refuse(500, 'INTERNAL'))
  await page.getByRole('button', { name: 'もっと見る' }).click()
  await expect.element(rows.nth(2)).toMatchTextContent(/hana-20000000.*未入金/)
  await expect.element(page.getByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument()
})

it('a list without a match says so, and one that could not be read is read again', async () => {
  const replies = [refuse(429, 'TOO_MANY_TRIES'), succeed({ orders: [], next: null })]
  await open(() => replies.shift() ?? refuse(500, 'INTERNAL'))
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByText('該当する注文はありません')).toBeVisible()
})

it('DSK-15: the selected orders are packed together; who does not pack selects none', async () => {
  const slips = { endpoint: downloadPackingSlips, reply: () => new Blob(['%PDF']) }
  const refused = refuse(403, 'ORDER_CANNOT_BE_PACKED', '', { 'hana-20000003': ['HELD', 'NOT_IN_PRODUCTION'] })
  const table = { endpoint: downloadCarrierTable, reply: () => refused }
  const { sent } = await open(three, { calls: [slips, table] })
  await choose('hana-20000001').click()
  await page.getByRole('checkbox', { name: '表示中の注文をすべて選択' }).click()
  await expect.element(selection).toMatchTextContent(/^3件を選択中/)
  await choose('hana-20000002').click()
  await page.getByRole('button', { name: '梱包票（PDF）' }).click()
  await expect.poll(() => sent.at(-1)?.path).toBe('/api/desk/packing/slips')
  await page.getByRole('button', { name: '送り状データ（CSV）' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('ファイルを作れない注文があります：hana-20000003 保留中です、製作に入っていません')
  await page.getByRole('button', { name: '選択を解除' }).click()
  await expect.element(selection).not.toBeInTheDocument()
})

it('DSK-16: a parcel that the chosen carrier does not take is named; the choice is kept for the next time', async () => {
  const refused = refuse(403, 'ORDER_CANNOT_BE_PACKED', '', { 'hana-20000001': ['TIME_NOT_OFFERED'] })
  await open(three, { calls: [{ endpoint: downloadCarrierTable, reply: () => refused }] })
  await choose('hana-20000001').click()
  await page.getByLabelText('送り状データの形式').selectOptions('ヤマト運輸 B2クラウド')
  await page.getByRole('button', { name: '送り状データ（CSV）' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/hana-20000001 この配送会社にない時間帯です/)
  await page.getByRole('button', { name: '選択を解除' }).click()
  await choose('hana-20000002').click()
  await expect.element(page.getByLabelText('送り状データの形式')).toHaveValue('YAMATO_B2')
})

it('DSK-15: a designer selects no orders and imports no shipments', async () => {
  const member = { id: 'designer', email: 'designer@shop.example', userName: '高橋 彩', role: 'DESIGNER' } as const
  await open(three, { member })
  await expect.element(rows.nth(3)).toBeVisible()
  expect(page.getByRole('table').getByRole('checkbox').elements()).toEqual([])
  expect(page.getByRole('button', { name: '送り状番号を取り込む' }).elements()).toEqual([])
})

it('DSK-15: more orders than can be packed at once are told before anything is sent', async () => {
  const orders = Array.from({ length: MOST_PACKED_ORDERS + 1 }, (_, index) =>
    sampleListed({ orderNumber: `hana-${30_000_000 + index}` }),
  )
  await open(() => succeed({ orders, next: null }))
  await page.getByRole('checkbox', { name: '表示中の注文をすべて選択' }).click()
  await expect.element(page.getByText('一度に梱包できるのは100件までです。選択を減らしてください。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '梱包票（PDF）' })).not.toBeInTheDocument()
  await choose('hana-30000000').click()
  await expect.element(page.getByRole('button', { name: '梱包票（PDF）' })).toBeVisible()
})

it('another search begins without a selection', async () => {
  await open(three)
  await choose('hana-20000001').click()
  await page.getByRole('checkbox', { name: '製作中' }).click()
  await expect.element(page.getByRole('checkbox', { name: '製作中' })).toBeChecked()
  await expect.element(selection).not.toBeInTheDocument()
  await expect.element(choose('hana-20000001')).not.toBeChecked()
})

it('DSK-21: a search is kept under a name, opened by it, removed and brought back', async () => {
  let views: OrderView[] = []
  const filter = { status: 'CREATING' }
  const replies: FakeCall[] = [
    { endpoint: listOrderViews, reply: () => succeed(views) },
    {
      endpoint: saveOrderView,
      reply: ({ body }) => {
        views = [{ id: 'v1', createdAt: '2026-11-20T01:00:00.000Z', ...(body as Pick<OrderView, 'name' | 'filter'>) }]
        return succeed(views[0])
      },
    },
    {
      endpoint: removeOrderView,
      reply: () => {
        views = []
        return succeed(null)
      },
    },
  ]
  const { changes } = await open(three, { calls: replies })
  await expect.element(rows.nth(3)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'この条件を保存' })).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: '製作中' }).click()
  await page.getByRole('button', { name: 'この条件を保存' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('入力してください。')).toBeVisible()
  await page.getByRole('textbox', { name: '名前' }).fill('今日の製作')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: '今日の製作' })).toHaveAttribute('aria-current', 'page')
  expect(changes()[0]?.body).toEqual({ name: '今日の製作', filter })
  await page.getByRole('button', { name: '条件をすべて外す' }).click()
  await expect.element(page.getByRole('link', { name: '今日の製作' })).not.toHaveAttribute('aria-current')
  const link = page.getByRole('link', { name: '今日の製作' })
  await expect.element(link).toHaveAttribute('href', '/desk/orders?status=CREATING')
  await page.getByRole('checkbox', { name: '製作中' }).click()
  await page.getByRole('button', { name: '「今日の製作」を削除' }).click()
  await page.getByRole('button', { name: '「今日の製作」を元に戻す' }).click()
  await expect.element(page.getByRole('link', { name: '今日の製作' })).toBeVisible()
  expect(changes().at(-1)?.body).toEqual({ name: '今日の製作', filter })
})

it('DSK-21: words are not kept, which the form says, and one list too many is told', async () => {
  const tooMany = refuse(400, 'REQUEST_INVALID', '', { name: ['TOO_MANY'] })
  const { changes } = await open(three, { calls: [{ endpoint: saveOrderView, reply: () => tooMany }] })
  await page.getByRole('searchbox').fill('佐藤')
  await page.getByRole('checkbox', { name: '製作中' }).click()
  await page.getByRole('button', { name: 'この条件を保存' }).click()
  await expect.element(page.getByText(/検索の言葉は保存されません/)).toBeVisible()
  await page.getByRole('textbox', { name: '名前' }).fill('佐藤さま')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/保存できる一覧は20個までです/)).toBeVisible()
  expect(changes()[0]?.body).toEqual({ name: '佐藤さま', filter: { status: 'CREATING' } })
})

it('DSK-14: on a phone the filters are folded, and a button opens them', async () => {
  await page.viewport(390, 844)
  try {
    await open(three)
    await expect.element(page.getByText('hana-20000001')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: '製作中' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: '絞り込みと並び順', expanded: false }).click()
    await expect.element(page.getByRole('checkbox', { name: '製作中' })).toBeVisible()
    await page.getByRole('button', { name: '絞り込みと並び順', expanded: true }).click()
    await expect.element(page.getByRole('checkbox', { name: '製作中' })).not.toBeInTheDocument()
  } finally {
    await page.viewport(1280, 800)
  }
})
