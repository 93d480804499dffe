import { callShop, type ShopCaller } from '../../fixtures/shopCaller.ts'
import { designBack, HALF_DESIGNED } from './designCardBack.ts'

/** An order whose goods are designed and wrapped, and that waits for its digital message. */
export async function openMessageOrder(address: string): Promise<ShopCaller> {
  const { orderNumber, phoneNumber } = HALF_DESIGNED
  const guest = await callShop(address, orderNumber, phoneNumber)
  await designBack(guest)
  await guest.call('PUT', `/api/guest/orders/${orderNumber}/processMethod`, { processMethod: 'digital_message' })
  const { id, designs } = await guest.order()
  const wrapped = designs.map((design) => ({ id: design.id, packagePlanId: 'kraft-paper' }))
  await guest.call('PUT', '/api/order/package', { id, packages: [], designs: wrapped })
  return guest
}
