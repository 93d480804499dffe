import type { OrderRow } from '../../database/tables/orders.ts'
import { orderFileKey } from '../../image/imageFiles.ts'
import type { Storage } from '../../storage/storage.ts'
import type { HandOver } from '../handOver.ts'
import { packedParcels } from '../packedParcels.ts'
import type { Slip } from './slip.ts'
import { PICTURED_PAGES } from './slip.ts'

/** A slip for each parcel of an order that holds a piece. A picture that is missing in the storage is left out. */
export async function readSlips(
  storage: Pick<Storage, 'get'>,
  { image_folder }: Pick<OrderRow, 'image_folder'>,
  handOver: HandOver,
): Promise<readonly Slip[]> {
  const pictures = new Map<string, Uint8Array>()
  for (const { preview } of handOver.pieces.flatMap(({ pages }) => pages.slice(0, PICTURED_PAGES))) {
    const bytes = preview === null ? null : await storage.get(orderFileKey(image_folder, preview))
    if (preview !== null && bytes) pictures.set(preview, bytes)
  }
  return packedParcels(handOver).map((parcel) => ({ ...parcel, pictures }))
}
