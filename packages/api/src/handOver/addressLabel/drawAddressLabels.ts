import { GOTHIC, openPdf } from '../../invoice/openPdf.ts'
import { printableText } from '../../invoice/printableText.ts'
import type { ShopProfile } from '../../profile/shopProfile.ts'
import type { PackedParcel } from '../handOver.ts'
import { newestOrderDate, parcelNumber } from '../packedParcels.ts'
import { printedReceiver } from '../printedReceiver.ts'
import type { AddressLabel } from './addressLabel.ts'
import { drawAddressLabel } from './addressLabel.ts'
import { labelPlace } from './labelSheet.ts'

type Sender = Pick<ShopProfile, 'name' | 'issuer'>

/**
 * Address labels on sheets of A4, one for each parcel, filled by rows. The same parcels give the same bytes.
 * @param sender the shop, with the address and the phone number of its receipts
 * @param first the label of the first sheet on which the first address stands, from 1 to `LABELS_PER_SHEET`
 */
export async function drawAddressLabels(
  parcels: readonly PackedParcel[],
  sender: Sender,
  first: number,
): Promise<Uint8Array> {
  const { document, end } = openPdf({ title: '宛名ラベル', author: sender.name, createdAt: newestOrderDate(parcels) })
  let sheet = 0
  for (const [index, parcel] of parcels.entries()) {
    const place = labelPlace(first - 1 + index)
    if (place.sheet > sheet) document.addPage()
    sheet = place.sheet
    drawAddressLabel(document, await labelOf(parcel, sender), place)
  }
  return end()
}

async function labelOf(parcel: PackedParcel, { name, issuer }: Sender): Promise<AddressLabel> {
  const { order, people } = parcel.handOver
  const print = (text: string) => printableText(text, GOTHIC)
  const several = parcelNumber(parcel)
  return {
    receiver: await printedReceiver(people.receiver),
    number: several === null ? order.number : `お荷物 ${several}　${order.number}`,
    senderName: await print(name),
    senderPhone: await print(issuer.phoneNumber),
    senderAddress: (await Promise.all(issuer.address.map(print))).join('　'),
  }
}
