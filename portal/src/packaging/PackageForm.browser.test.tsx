import { listEvents, readChangePoint } from '@irodori/contract/endpoints/calendar'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { readOrder, savePackages } from '@irodori/contract/endpoints/order'
import {
  listPackagePlans,
  readRemainingTime,
  readShippingDate,
  readStartShippingDate,
  scheduleCreation,
} from '@irodori/contract/endpoints/production'
import type { Order } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { refuse, succeed } from '@irodori/contract/envelope'
import { forEachRow } from '@irodori/ui/testing/forEachRow'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, sampleDesign, sampleOrder, sampleParcel, sampleProduct } from '../../testing/sampleOrders.ts'
import { setDate } from '../../testing/setDate.ts'
import { Screens } from '../Screens.tsx'
import { PackageForm } from './PackageForm.tsx'

const LOADED = '2026-11-20T03:00:00.000Z'
const SAVED = '2026-11-20T03:10:00.000Z'
const ENDS_AT = '2026-11-20T03:40:00.000Z'

const plan = (id: string, name: string): PackagePlan => ({
  id,
  identifier: id,
  name,
  description: '',
  imageUrl: null,
  isFree: true,
  price: 0,
  packagePlanCatId: 'wrapping',
  position: 1,
})
const wrapped = { ...sampleDesign().product, packagePlanCatId: 'wrapping' }
const designOf = (overrides: Partial<ReturnType<typeof sampleDesign>>) => {
  const design = sampleDesign(overrides)
  return { ...design, product: design.product && { ...design.product, packagePlanCatId: wrapped.packagePlanCatId } }
}
const booklet = sampleProduct({ productId: 'book', name: 'フォトブック' })

/** A clock and a photo book in two parcels, both wrapped with a ribbon; a day is chosen for both. */
const orderOf = (overrides: Partial<Order> = {}): Order =>
  sampleOrder({
    products: [sampleProduct(), booklet],
    designs: [
      designOf({ packagePlanId: 'ribbon' }),
      designOf({ id: 'design-2', productId: 'book', groupNumber: 2, packagePlanId: 'ribbon', packageId: 'parcel-2' }),
    ],
    packages: [
      sampleParcel({ deliveryDays: '2026-11-30', defaultExpectedDeliveryDate: '2026-11-28' }),
      sampleParcel({
        id: 'parcel-2',
        printCompany: 'SEICHOKU',
        deliveryDays: '2026-12-01',
        deliveryTime: '18-20時',
        maxCreatingTime: 5,
        groupNumbers: [2],
      }),
    ],
    updatedAt: LOADED,
    ...overrides,
  })

const OTHER = { id: 'order-2', orderNumber: 'irodori-20000002' }

const shipping = {
  startShippingDate: '2026-11-24 00:00:00 +0900',
  defaultExpectedDeliveryDate: '2026-11-28',
  waitingTime: 30,
  categoryIdentifies: ['CLOCK'],
  categoryDaysOff: [],
  transportDays: 1,
}
const schedule = () => succeed({ order: orderOf({ updatedAt: SAVED }), clientEndingTime: ENDS_AT })

interface Replies {
  readonly read?: FakeCall['reply']
  readonly save?: FakeCall['reply']
  readonly start?: FakeCall['reply']
  readonly plans?: FakeCall['reply']
  readonly notices?: FakeCall['reply']
}

const callsFor = (order: Order, { read, save, start = schedule, plans, notices }: Replies): readonly FakeCall[] => [
  { endpoint: listPackagePlans, reply: plans ?? (() => succeed([plan('ribbon', 'リボン'), plan('box', '箱')])) },
  { endpoint: readChangePoint, reply: () => succeed({ time: '15:00' }) },
  { endpoint: listEvents, reply: () => succeed([]) },
  { endpoint: readNotices, reply: notices ?? (() => succeed([])) },
  { endpoint: readStartShippingDate, reply: () => succeed(shipping) },
  { endpoint: readShippingDate, reply: () => succeed({ ...shipping, shippingDate: shipping.startShippingDate }) },
  { endpoint: readRemainingTime, reply: () => succeed([{ clientEndingTime: ENDS_AT, remainingSeconds: 1800 }]) },
  { endpoint: readOrder, reply: read ?? (() => succeed(order)) },
  { endpoint: savePackages, reply: save ?? (() => succeed(orderOf({ updatedAt: SAVED }))) },
  { endpoint: scheduleCreation, reply: start },
]
const areas = ['chosen', 'packaging', 'regions', 'review', 'portal'] as const

async function open(order: Order, given: Replies = {}) {
  setDate('2026-11-20T03:05:00.000Z')
  const leads = { onStarted: vi.fn(), onMessage: vi.fn(), onMyPage: vi.fn(), onNotFound: vi.fn() }
  const { sent } = await renderInPortal(<PackageForm order={order} {...leads} />, {
    areas,
    session: GUEST,
    calls: callsFor(order, given),
  })
  return { sentForms: () => sent.filter(({ method }) => method !== 'GET'), sent, ...leads }
}

const go = page.getByRole('region', { name: '製作の開始' }).getByRole('button')
const question = page.getByRole('alertdialog', { name: '製作を開始しますか' })
const start = question.getByRole('button', { name: '製作を開始する' })
const no = page.getByRole('button', { name: 'まだ開始しない' })
const calendarOf = (parcel: string) => page.getByRole('group', { name: `お届け希望日（${parcel}）` })
const timeOf = (parcel: string) => page.getByRole('combobox', { name: `お届け時間帯（${parcel}）` })
const wrappingOf = (name: string) => page.getByRole('radiogroup', { name: `${name}のラッピング` })

async function askAndStart() {
  await go.click()
  await start.click()
}

it('PCK-4: names what is missing until every piece has its wrapping', async () => {
  const designs = orderOf().designs.map((design) => ({ ...design, packagePlanId: null }))
  await open(orderOf({ designs, designGroups: sampleOrder({ designs }).designGroups }))
  await expect.element(go).toBeDisabled()
  await wrappingOf('写真時計')
    .getByRole('radio', { name: /リボン/ })
    .click()
  await expect.element(go).toHaveAccessibleDescription('ラッピングが選ばれていない商品が1点あります。')
  await wrappingOf('フォトブック').getByRole('radio', { name: /箱/ }).click()
  await expect.element(go).toBeEnabled()
})

it('shows the price of each chargeable wrapping that the shop has stated, and of no other', async () => {
  const bought = orderOf({
    products: [sampleProduct({ unit: 2, chargeableUnit: 1 }), booklet],
    designs: orderOf().designs.map((design) => ({
      ...design,
      product: design.product && { ...design.product, chargeablePackagePlanCatId: 'gift' },
    })),
  })
  const gift = (id: string, name: string, price: number | null) => ({
    ...plan(id, name),
    isFree: false,
    packagePlanCatId: 'gift',
    price,
  })
  await open(bought, {
    plans: () => succeed([plan('ribbon', 'リボン'), gift('box', '箱', 330), gift('cloth', '布', null)]),
  })
  const of = (name: RegExp) => wrappingOf('写真時計').getByRole('radio', { name })
  await expect.element(of(/リボン.*無料/)).toBeVisible()
  await expect.element(of(/箱.*有料（￥330・ご購入済み）/)).toBeVisible()
  await expect.element(of(/布.*有料（ご購入済み）/)).toBeVisible()
})

it('PCK-12: shows the delivery of each parcel in question, then saves and starts exactly that version once', async () => {
  const held = heldReply(schedule())
  const { sentForms, onStarted } = await open(orderOf(), { start: held.reply })
  await wrappingOf('フォトブック').getByRole('radio', { name: /箱/ }).click()
  await calendarOf('フォトブックのお届け').getByRole('button', { name: '12月3日(木)', exact: true }).click()
  await timeOf('そのほかの商品のお届け').selectOptions('14時〜16時')
  await go.click()
  await expect.element(question).toMatchTextContent(/そのほかの商品のお届け11月30日\(月\)\s*14時〜16時/)
  await expect.element(question).toMatchTextContent(/フォトブックのお届け12月3日\(木\)\s*18時〜20時/)
  await expect.element(no).toHaveFocus()
  await start.dblClick()
  await expect.element(start).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect
    .poll(() => onStarted.mock.calls)
    .toEqual([[{ kind: 'STARTED', endsAt: ENDS_AT, order: orderOf({ updatedAt: SAVED }) }]])
  expect(sentForms()).toEqual([
    {
      method: 'PUT',
      path: '/api/order/package',
      query: {},
      body: {
        id: 'order-1',
        packages: [
          {
            id: 'parcel-1',
            deliveryDays: '2026-11-30',
            deliveryTime: '14-16時',
            defaultExpectedDeliveryDate: '2026-11-28',
          },
          { id: 'parcel-2', deliveryDays: '2026-12-03', deliveryTime: '18-20時', defaultExpectedDeliveryDate: null },
        ],
        designs: [
          { id: 'design-1', designSeriesId: null, packagePlanId: 'ribbon', productOptionId: null },
          { id: 'design-2', designSeriesId: null, packagePlanId: 'box', productOptionId: null },
        ],
      },
    },
    {
      method: 'POST',
      path: '/api/guest/orders/irodori-10000001/scheduler/creating',
      query: {},
      body: { creatingTime: 5, updatedAt: SAVED },
    },
  ])
})

it('MYP-24: says before the start how many texts still show the sample', async () => {
  const sample = { productId: 'clock', groupNumber: 1, pageNumber: '0', sideNumber: 1, designId: 'd', position: 1 }
  await open(orderOf({ sampleTexts: ['佐藤 美咲', '2026.8.12'].map((text) => ({ ...sample, itemId: text, text })) }))
  await go.click()
  await expect.element(question).toMatchTextContent(/見本のままの文字が2か所あります/)
})

it('saves and starts nothing when the customer declines', async () => {
  const { sentForms } = await open(orderOf())
  await go.click()
  await expect.element(no).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(go).toHaveFocus()
  expect(sentForms()).toEqual([])
})

it('PCK-12: saves nothing of an order that changed meanwhile, and leads to my page', async () => {
  const { sentForms, onMyPage } = await open(orderOf(), { read: () => succeed(orderOf({ updatedAt: SAVED })) })
  await askAndStart()
  await page.getByRole('button', { name: '最新の注文情報を見る' }).click()
  expect(onMyPage).toHaveBeenCalledOnce()
  expect(sentForms()).toEqual([])
})

it('does not take its own save for a change when the start is tried again', async () => {
  const { onStarted } = await open(orderOf(), {
    read: replies(
      () => succeed(orderOf()),
      () => succeed(orderOf({ updatedAt: SAVED })),
    ),
    start: replies(() => refuse(400, 'EC_REQUEST_TIMEOUT_EXCEPTION'), schedule),
  })
  await askAndStart()
  await expect.element(page.getByRole('alertdialog', { name: '製作開始の確認に時間がかかっています' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await askAndStart()
  await expect.poll(() => onStarted.mock.calls).toHaveLength(1)
})

it('PCK-13: clears a refused day of its parcel only, and offers it no more', async () => {
  const refused = refuse(400, 'INVALID_DELIVERY_DATE', null, {
    packageId: 'parcel-2',
    expectedShipDateString: '12/2(水)',
  })
  const { sentForms } = await open(orderOf(), {
    save: replies(
      () => refused,
      () => succeed(orderOf()),
    ),
  })
  await askAndStart()
  await expect
    .element(page.getByRole('alertdialog', { name: 'お届け希望日をお選び直しください' }))
    .toMatchTextContent(/最短の出荷予定日は12\/2\(水\)です。/)
  await userEvent.keyboard('{Enter}')
  const day = calendarOf('フォトブックのお届け').getByRole('button', { name: /^12月1日\(火\)：お選びいただけません/ })
  await expect.element(day).toHaveAttribute('aria-pressed', 'false')
  await askAndStart()
  await expect.poll(sentForms).toHaveLength(3)
  expect(sentForms()[1]?.body).toMatchObject({
    packages: [
      { id: 'parcel-1', deliveryDays: '2026-11-30' },
      { id: 'parcel-2', deliveryDays: null },
    ],
  })
})

it('PCK-13: names the piece whose wrapping has ended, and reads the wrappings again', async () => {
  const { sent, onNotFound } = await open(orderOf(), {
    save: () => refuse(400, 'PACKAGE_PLAN_NOT_FOUND', null, { designIds: ['design-2'] }),
  })
  const plansRead = () => sent.filter(({ path }) => path === '/api/order/info/plan').length
  await askAndStart()
  const before = plansRead()
  await expect
    .element(page.getByRole('alertdialog', { name: '選んだラッピングは終了しました' }))
    .toMatchTextContent(/フォトブック 1点目（デザイン番号 design-2）/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(plansRead).toBe(before + 1)
  expect(onNotFound).not.toHaveBeenCalled()
})

const of = (shop: string) => ({ shop })
const CONNECTION = {
  title: 'サーバーに接続できませんでした',
  text: /画面を更新して/,
  button: '画面を更新する',
} as const

interface Row {
  readonly answer: string
  /** The call that is refused. */
  readonly call: 'save' | 'start'
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
  /** Closes the dialog; the customer stays on the page and may start again, unless the page is left. */
  readonly button: string
}

const ROWS: readonly Row[] = [
  {
    answer: 'the silence of Rakuten',
    call: 'start',
    reply: () => refuse(500, 'EC_REQUEST_TIMEOUT_EXCEPTION', null, of('RAKUTEN')),
    title: '製作開始の確認に時間がかかっています',
    text: /楽天市場からの返事に時間がかかり、製作開始の手続きができませんでした/,
    button: '閉じる',
  },
  {
    answer: 'the silence of a shop that is not named',
    call: 'start',
    reply: () => refuse(500, 'EC_REQUEST_TIMEOUT_EXCEPTION'),
    title: '製作開始の確認に時間がかかっています',
    text: /Yahoo!ショッピングからの返事に/,
    button: '閉じる',
  },
  {
    answer: 'the maintenance of Color Me',
    call: 'start',
    reply: () => refuse(404, 'EC_MAINTAIN', null, of('COLOR_ME')),
    title: 'カラーミーショップがメンテナンス中です',
    text: /カラーミーショップがメンテナンス中のため/,
    button: '閉じる',
  },
  {
    answer: 'no connection to Yahoo',
    call: 'start',
    reply: () => refuse(500, 'EC_CONNECTION_ERROR', null, of('YAHOO')),
    title: 'Yahoo!ショッピングに接続できません',
    text: /Yahoo!ショッピングと通信できませんでした/,
    button: '閉じる',
  },
  {
    answer: 'a refused key of Rakuten',
    call: 'start',
    reply: () => refuse(401, 'RAKUTEN_AUTHENTICATION_EXCEPTION', null, of('RAKUTEN')),
    title: '楽天市場に接続できません',
    text: /楽天市場の注文を確認できませんでした/,
    button: '閉じる',
  },
  {
    answer: '403 ORDER_NOT_SETTLED',
    call: 'start',
    reply: () => refuse(403, 'ORDER_NOT_SETTLED', null, { paymentType: 'OTHER' }),
    title: 'お支払いを確認できません',
    text: /Yahoo!ショッピングで、お支払いの状況をご確認ください/,
    button: '閉じる',
  },
  {
    answer: 'wrong quantities',
    call: 'save',
    reply: () =>
      refuse(400, 'QUANTITY_OF_PACKAGE_PLAN', null, {
        name: 'フォトブック',
        numberOfFreePackages: 1,
        numberOfChargeablePackages: 2,
      }),
    title: 'ラッピングの数が合いません',
    text: /フォトブック：ご購入の数に合わせて、無料を1点、有料を2点/,
    button: '閉じる',
  },
  {
    answer: 'another bad request',
    call: 'save',
    reply: () => refuse(400, 'REQUEST_INVALID', '内部の事情です'),
    title: 'ランピングの保存に失敗した',
    text: /お確かめのうえ、もう一度/,
    button: '閉じる',
  },
  {
    answer: 'a date that is impossible, without details',
    call: 'save',
    reply: () => refuse(400, 'INVALID_DELIVERY_DATE'),
    title: 'お届け希望日をお選び直しください',
    text: /選択したお届け希望日が無効になりました。ご再選択してください。/,
    button: '閉じる',
  },
  {
    answer: 'an order that was produced in the meantime',
    call: 'start',
    reply: () => refuse(403, 'ORDER_IS_PRODUCED'),
    title: 'すでに製作の手続きが始まっています',
    text: /進み具合はマイページで/,
    button: 'マイページへ',
  },
  { answer: 'no data', call: 'save', reply: () => succeed(null), ...CONNECTION },
  { answer: 'no data', call: 'start', reply: () => succeed(null), ...CONNECTION },
  { answer: 'no JSON', call: 'start', reply: () => new Blob(['<html>']), ...CONNECTION },
  { answer: 'no answer', call: 'save', reply: offline, ...CONNECTION },
  { answer: '503 BUSY', call: 'start', reply: () => refuse(503, 'BUSY'), ...CONNECTION },
]

const problem = page.getByRole('alertdialog')

async function expectProblem({ title, text }: Row) {
  await expect.element(problem).toHaveAccessibleName(title)
  await expect.element(problem).toMatchTextContent(text)
  await expect.element(problem).not.toMatchTextContent(/内部の事情|undefined|null/)
}

it.each(['save', 'start'] as const)(
  'PCK-13: each refusal of the %s says why, and the customer can start again on the same page',
  async (call) => {
    const rows = ROWS.filter((row) => row.call === call && row.button === '閉じる')
    const [first, ...others] = rows.map(({ reply }) => reply)
    // The order has been saved when its start is refused.
    const savedOrder = () => succeed(orderOf({ updatedAt: SAVED }))
    const { onMyPage, onNotFound, onStarted } = await open(orderOf(), {
      [call]: replies(first ?? offline, ...others),
      read: call === 'start' ? replies(() => succeed(orderOf()), savedOrder) : () => succeed(orderOf()),
    })
    await forEachRow(rows, async (row) => {
      await askAndStart()
      await expectProblem(row)
      await problem.getByRole('button', { name: '閉じる' }).last().click()
      await expect.element(problem).not.toBeInTheDocument()
      await expect.element(wrappingOf('写真時計').getByRole('radio', { name: /リボン/ })).toBeChecked()
    })
    for (const lead of [onMyPage, onNotFound, onStarted]) expect(lead).not.toHaveBeenCalled()
  },
)

it.each(ROWS.filter(({ button }) => button !== '閉じる'))(
  'PCK-13: after $answer to the $call says "$title", and leads on by its button',
  async (row) => {
    const { onMyPage, onNotFound, onStarted } = await open(orderOf(), { [row.call]: row.reply })
    await askAndStart()
    await expectProblem(row)
    await problem.getByRole('button', { name: row.button }).last().click()
    expect(onMyPage).toHaveBeenCalledTimes(row.button === 'マイページへ' ? 1 : 0)
    for (const lead of [onNotFound, onStarted]) expect(lead).not.toHaveBeenCalled()
  },
)

it.each([
  { answer: '404 NOT_FOUND', given: { start: () => refuse(404, 'NOT_FOUND') } },
  { answer: '500 INTERNAL of the start', given: { start: () => refuse(500, 'INTERNAL') } },
  { answer: '403 FORBIDDEN of the save', given: { save: () => refuse(403, 'FORBIDDEN') } },
])('PCK-13: leads away after $answer', async ({ given }) => {
  const { onNotFound } = await open(orderOf(), given)
  await askAndStart()
  await expect.poll(() => onNotFound.mock.calls.length).toBeGreaterThan(0)
})

it('PCK-12: saves the wrapping of a digital message without a question, and leads to its templates', async () => {
  const { sentForms, onMessage } = await open(orderOf({ processMethod: 'digital_message' }))
  await expect.element(go).toHaveTextContent('デジタルメッセージの作成へ進む')
  await go.click()
  await expect.poll(() => onMessage.mock.calls).toEqual([['/digitalMessage/templates?orderNumber=irodori-10000001']])
  expect(sentForms().map(({ method }) => method)).toEqual(['PUT'])
})

it('PCK-14: sends no day and no time for a digital message, whose recipient chooses them', async () => {
  const { sentForms } = await open(orderOf({ processMethod: 'digital_message' }))
  await go.click()
  await expect.poll(sentForms).toHaveLength(1)
  expect(sentForms()[0]?.body).toMatchObject({ packages: [] })
})

it('PCK-10: keeps 指定なし of a parcel that was asked about, and proposes the morning for one that was not', async () => {
  const packages = orderOf().packages.map((parcel, index) => ({
    ...parcel,
    deliveryTime: index === 0 ? '指定なし' : null,
    defaultExpectedDeliveryDate: '2026-11-28',
  }))
  const { sentForms } = await open(orderOf({ packages }))
  await expect.element(timeOf('そのほかの商品のお届け')).toHaveValue('指定なし')
  await expect.element(timeOf('フォトブックのお届け')).toHaveValue('午前中')
  await askAndStart()
  await expect.poll(sentForms).toHaveLength(2)
  expect(sentForms()[0]?.body).toMatchObject({
    packages: [
      { id: 'parcel-1', deliveryTime: '指定なし' },
      { id: 'parcel-2', deliveryTime: '午前中' },
    ],
  })
})

it('PCK-6: asks about each parcel by its id, because two may take the same number of days', async () => {
  const packages = orderOf().packages.map((parcel) => ({ ...parcel, maxCreatingTime: 3 }))
  const { sent } = await open(orderOf({ packages }))
  const asked = () => sent.filter(({ path }) => path === '/api/orders/startShippingDate').map(({ query }) => query)
  await expect.poll(asked).toMatchObject([{ packageId: 'parcel-1' }, { packageId: 'parcel-2' }])
})

it('PCK-8: moves through the days with the keyboard, and chooses only a day that is possible', async () => {
  await open(orderOf())
  const calendar = calendarOf('フォトブックのお届け')
  await calendar.getByRole('button', { name: '12月1日(火)', exact: true }).click()
  await userEvent.keyboard('{PageUp}{Enter}')
  await expect.element(calendar.getByRole('button', { name: /^11月20日.*最短の出荷予定日は11月24日/ })).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: 'お届け希望日：12月1日(火)' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(calendar.getByRole('button', { name: '12月4日(金)' })).toHaveAttribute('aria-pressed', 'true')
})

it('PCK-9: clears a day that became impossible, and asks for another one', async () => {
  const packages = orderOf().packages.map((parcel) =>
    parcel.id === 'parcel-1' ? { ...parcel, deliveryDays: '2026-11-25' } : parcel,
  )
  await open(orderOf({ packages }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/お選びいただけなくなりました/)
  await go.click()
  await expect.element(question).toMatchTextContent(/そのほかの商品のお届け指定なし/)
  await expect.element(question).toMatchTextContent(/フォトブックのお届け12月1日/)
})

it('offers to read the wrappings again, and does not start before they are known', async () => {
  let isOnline = false
  await open(orderOf(), { plans: () => (isOnline ? succeed([plan('ribbon', 'リボン')]) : offline()) })
  await expect
    .element(page.getByRole('status').filter({ hasText: 'ラッピングの一覧を読み込めませんでした。' }))
    .toBeVisible()
  await expect.element(go).toBeDisabled()
  isOnline = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(go).toBeEnabled()
})

it('shows no button before the notices above it have arrived, which would move it from under a press', async () => {
  const held = heldReply(succeed([]))
  await open(orderOf(), { notices: held.reply })
  await expect.element(page.getByText('お届け希望日', { exact: false }).first()).not.toBeInTheDocument()
  await expect.element(go).not.toBeInTheDocument()
  held.release()
  await expect.element(go).toBeEnabled()
})

it('shows the wrapping of another order after the start of one, and not its waiting period', async () => {
  setDate('2026-11-20T03:05:00.000Z')
  const { navigate } = await renderInPortal(<Screens />, {
    areas,
    session: GUEST,
    path: '/order/irodori-10000001/package',
    calls: callsFor(orderOf(), {
      read: ({ path }) => succeed(path.endsWith('irodori-20000002') ? { ...orderOf(), ...OTHER } : orderOf()),
    }),
  })
  await askAndStart()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/フォトブックのお届けご希望：12月1日\(火\)\s*18時〜20時出荷予定日：2026年11月27日/)
  navigate('/order/irodori-20000002/package')
  await expect.element(page.getByText('注文番号：irodori-20000002')).toBeVisible()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
})
