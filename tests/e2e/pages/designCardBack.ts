import { designPiece } from '../../fixtures/designPiece.ts'
import type { ShopCaller } from '../../fixtures/shopCaller.ts'

/** A draft order of one card; the front is already designed. */
export const HALF_DESIGNED_ORDER = { orderNumber: 'irodori-10000005', phoneNumber: '09000001105' }

/** Designs and saves the back of the card. */
export async function designCardBack(guest: ShopCaller): Promise<void> {
  const { designs } = await guest.order()
  const groupNumber = designs[0]?.groupNumber ?? null
  await designPiece(guest, {
    templateIds: ['card-hanaikada-back'],
    sides: 2,
    groupNumber,
  })
}
