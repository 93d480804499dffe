import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MyOrders } from '../../testing/MyOrders.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import { OrderActions } from './OrderActions.tsx'

const NOW = new Date('2026-11-23T03:00:00.000Z')
const receipt = page.getByRole('button', { name: '領収書' })

/** Hanako's order is not paid, Taro's is. */
const open = (paymentType: 'COMBINI' | 'RAKUTEN_POINT' | 'OTHER') =>
  renderInPortal(
    <MyOrders
      orders={[sampleOrder({ isPaid: false, paymentType }), otherOrder()]}
      dialog={(order) => <OrderActions order={order} now={NOW} onPrint={() => {}} />}
    />,
    { areas: ['portal'], session: GUEST },
  )

it.each([
  { paymentType: 'COMBINI', says: '領収書は、コンビニでのお支払いを確認できしだい、ここから発行できます。' },
  { paymentType: 'RAKUTEN_POINT', says: '領収書は、ポイントでのお支払いが確定しだい、ここから発行できます。' },
  { paymentType: 'OTHER', says: '領収書は、お支払いを確認できしだい、ここから発行できます。' },
] as const)('RCP-1: says of an unpaid order ($paymentType) from when its receipt is available', async (row) => {
  await open(row.paymentType)
  await page.getByRole('button', { name: 'irodori-10000001' }).click()
  await expect.element(page.getByText(row.says)).toBeVisible()
  await expect.element(receipt).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'irodori-20000002' }).click()
  await expect.element(receipt).toBeVisible()
  await expect.element(page.getByText(row.says)).not.toBeInTheDocument()
})

it('RCP-1: says why there is no receipt of an order for which points paid everything, or whose amount is not known', async () => {
  const amounts = (paid: number | null) => ({ paid, parts: [], difference: 0 })
  await renderInPortal(
    <MyOrders
      orders={[sampleOrder({ amounts: amounts(0) }), otherOrder({ amounts: amounts(null) })]}
      dialog={(order) => <OrderActions order={order} now={NOW} onPrint={() => {}} />}
    />,
    { areas: ['portal'], session: GUEST },
  )
  await page.getByRole('button', { name: 'irodori-10000001' }).click()
  await expect.element(page.getByText(/全額をお支払いのため、領収書はございません。/)).toBeVisible()
  await expect.element(receipt).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'irodori-20000002' }).click()
  await expect.element(page.getByText(/お支払い金額を確認できないため/)).toBeVisible()
  await expect.element(receipt).not.toBeInTheDocument()
})
