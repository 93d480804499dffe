import { callShop, type ShopCaller } from '../../fixtures/shopCaller.ts'
import { designCardBack, HALF_DESIGNED_ORDER } from './designCardBack.ts'

/** Prepares an order that is designed and wrapped and still lacks its digital message. */
export async function openMessageOrder(address: string): Promise<ShopCaller> {
  const { orderNumber, phoneNumber } = HALF_DESIGNED_ORDER
  const guest = await callShop(address, orderNumber, phoneNumber)
  await designCardBack(guest)
  await guest.call('PUT', `/api/guest/orders/${orderNumber}/processMethod`, { processMethod: 'digital_message' })
  const { id, designs } = await guest.order()
  const wrapped = designs.map((design) => ({ id: design.id, packagePlanId: 'kraft-paper' }))
  await guest.call('PUT', '/api/order/package', { id, packages: [], designs: wrapped })
  return guest
}
