import type { Order } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import {
  GUEST,
  otherOrder,
  sampleDesign,
  sampleOrder,
  sampleParcel,
  sampleProduct,
} from '../../testing/sampleOrders.ts'
import { ChosenFacts } from './ChosenFacts.tsx'

const WRAPPABLE = { ...sampleDesign().product, packagePlanCatId: 'wrapping' } as ReturnType<
  typeof sampleDesign
>['product']
const plan = (name: string, isFree: boolean) => ({
  packagePlanId: name,
  packagePlan: { identifier: name, name, isFree },
})

/** Two clocks in two wrappings, in one parcel that is on its way. */
const shipped = (overrides: Partial<Order> = {}) =>
  sampleOrder({
    status: 'SHIPPED',
    shipDate: '2026-12-03T00:00:00.000+09:00',
    products: [sampleProduct({ unit: 2 })],
    designs: [
      sampleDesign({ product: WRAPPABLE, ...plan('ふろしき包み', false) }),
      sampleDesign({ id: 'design-9', groupNumber: 2, product: WRAPPABLE }),
    ],
    packages: [
      sampleParcel({
        deliveryDays: '2026-12-08',
        deliveryTime: '14-16時',
        plannedShipDate: '2026-12-03',
        shipment: {
          carrierName: '飛脚便',
          trackingNumber: '1234-5678',
          trackingUrl: 'https://carrier.example/parcels?number=1234-5678',
        },
      }),
    ],
    ...overrides,
  })

const onlyPaid = (paid: number | null): Order['amounts'] => ({ paid, parts: [], difference: 0 })

const show = async (...orders: readonly Order[]) => {
  await renderInPortal(
    <main>
      {orders.map((order) => (
        <article key={order.id} aria-label={order.orderNumber}>
          <ChosenFacts order={order} heading="h3" />
        </article>
      ))}
    </main>,
    { areas: ['chosen', 'packaging'], session: GUEST, calls: [] },
  )
  return (order: Order) => page.getByRole('article', { name: order.orderNumber })
}

it('MYP-18: shows wrapping, delivery, carrier and payment of a shipped order, and of another order its own', async () => {
  const [one, other] = [
    shipped(),
    otherOrder({ status: 'CREATING', totalPrice: 1200, amounts: onlyPaid(1200), isPaid: false }),
  ]
  const factsOf = await show(one, other)
  await expect
    .element(factsOf(one))
    .toMatchTextContent(/写真時計 1点目ふろしき包み\s*（有料）写真時計 2点目ラッピングなし/)
  await expect.element(factsOf(one)).toMatchTextContent(/ご希望：12月8日\(火\)\s*14時〜16時出荷日：2026年12月3日/)
  await expect.element(factsOf(one)).toMatchTextContent(/クレジットカード\s*お支払い金額\s*￥3,980お支払い済み/)
  await expect
    .element(factsOf(one).getByRole('link', { name: '荷物の状況を見る' }))
    .toHaveAttribute('href', 'https://carrier.example/parcels?number=1234-5678')
  await expect.element(factsOf(other)).toMatchTextContent(/出荷予定日：2026年11月27日/)
  await expect.element(factsOf(other)).toMatchTextContent(/お支払い金額\s*￥1,200お支払いの確認待ち/)
  await expect.element(factsOf(other).getByRole('link')).not.toBeInTheDocument()
})

it('MYP-18: invents nothing: no price, carrier, time or wrapping that nobody told', async () => {
  const order = sampleOrder({
    status: 'CREATING',
    payMethod: '',
    totalPrice: null,
    amounts: onlyPaid(null),
    packages: [],
  })
  const factsOf = await show(order)
  await expect.element(factsOf(order)).toHaveTextContent('')
})

it('MYP-18: tells no ship date before a gift is accepted, and tells when a parcel has arrived', async () => {
  const released = sampleOrder({
    id: 'order-3',
    orderNumber: 'irodori-30000003',
    status: 'URL_RELEASED',
    packages: [sampleParcel({ plannedShipDate: null })],
  })
  const arrived = shipped({ packages: [sampleParcel({ plannedShipDate: '2026-12-03', deliveredDate: '2026-12-07' })] })
  const factsOf = await show(released, arrived)
  await expect.element(factsOf(released)).toMatchTextContent(/出荷予定日：指定なし/)
  await expect.element(factsOf(released)).not.toMatchTextContent(/2026年/)
  await expect.element(factsOf(arrived)).toMatchTextContent(/お届け済み：2026年12月7日/)
})

it('MYP-18: keeps what was chosen and the amount of a cancelled order, without a ship date or a state of payment', async () => {
  const order = shipped({ status: 'CANCEL', shipDate: null, packages: [sampleParcel({ deliveryDays: '2026-12-08' })] })
  const factsOf = await show(order)
  await expect.element(factsOf(order)).toMatchTextContent(/ふろしき包み/)
  await expect.element(factsOf(order)).toMatchTextContent(/ご希望：12月8日\(火\)\s*指定なし/)
  await expect.element(factsOf(order)).toMatchTextContent(/￥3,980$/)
  await expect.element(factsOf(order)).not.toMatchTextContent(/出荷/)
})

it('MYP-26: shows the parts of the amount as they were stated, of one order and not of the other', async () => {
  const one = shipped({
    totalPrice: 8250,
    amounts: {
      paid: 8080,
      parts: [
        { kind: 'GOODS', yen: 7480 },
        { kind: 'DELIVERY', yen: 770 },
        { kind: 'FEE', yen: 330 },
        { kind: 'COUPON', yen: -500 },
        { kind: 'POINTS', yen: 0 },
      ],
      difference: 0,
    },
  })
  const other = otherOrder({ status: 'CREATING', totalPrice: 1200, amounts: onlyPaid(null) })
  const factsOf = await show(one, other)
  await expect
    .element(factsOf(one))
    .toMatchTextContent(/商品代金￥7,480送料￥770決済手数料￥330クーポン-￥500お支払い金額￥8,080$/)
  await expect.element(factsOf(one)).not.toMatchTextContent(/一致していません|ポイント|合計/)
  await expect.element(factsOf(other)).toMatchTextContent(/合計\s*￥1,200/)
  await expect.element(factsOf(other)).not.toMatchTextContent(/お支払い金額|内訳|￥8,080/)
})

it('MYP-26: says where to look if the parts do not add up, and corrects none of them', async () => {
  const order = shipped({
    amounts: {
      paid: 7750,
      parts: [
        { kind: 'GOODS', yen: 7480 },
        { kind: 'DELIVERY', yen: 0 },
      ],
      difference: 270,
    },
  })
  const factsOf = await show(order)
  await expect.element(factsOf(order)).toMatchTextContent(/商品代金￥7,480送料￥0お支払い金額￥7,750/)
  await expect.element(factsOf(order)).toMatchTextContent(/一致していません。.*購入履歴でご確認ください/)
})

it('MYP-26: shows an order for which points paid everything with the amount of 0', async () => {
  const parts: Order['amounts']['parts'] = [
    { kind: 'GOODS', yen: 880 },
    { kind: 'POINTS', yen: -880 },
  ]
  const order = shipped({ totalPrice: 880, amounts: { paid: 0, parts, difference: 0 } })
  const factsOf = await show(order)
  await expect.element(factsOf(order)).toMatchTextContent(/ポイント-￥880お支払い金額￥0/)
})
