import { designPiece } from '../../fixtures/designPiece.ts'
import type { ShopCaller } from '../../fixtures/shopCaller.ts'

/** A draft of one card whose front is designed already. */
export const HALF_DESIGNED = { orderNumber: 'irodori-10000005', phoneNumber: '09000001105' }

/** The back as a customer would have made it. */
export async function designBack(guest: ShopCaller): Promise<void> {
  const { designs } = await guest.order()
  const groupNumber = designs[0]?.groupNumber ?? null
  await designPiece(guest, {
    productId: 'greeting-card',
    templateIds: ['card-hanaikada-back'],
    sides: 2,
    groupNumber,
  })
}
