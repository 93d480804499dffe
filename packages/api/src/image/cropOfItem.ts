import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { cropNameOf, cropPicture } from './cropPicture.ts'
import { orderFileKey, photoHashOf } from './imageFiles.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
}

/** Whether a name is that of an animated crop, which the studio requests and a save stores. */
const isAnimated = (name: string | null): boolean => name?.endsWith('.gif') ?? false

/**
 * An item as an answer shows it: a frame with a still photo has the name of its exact crop, which `makeCrop` makes when it
 * is first requested.
 */
export function withCropName(item: DesignItem): DesignItem {
  if (!isImageItem(item) || item.imageName === null || isAnimated(item.cropImageName)) return item
  return { ...item, cropImageName: cropNameOf(inOwnBox(item), 'png') }
}

/** An item as a save stores it: the name of a still crop follows from the other fields. */
export const withoutCropName = (item: DesignItem): DesignItem =>
  isImageItem(item) && !isAnimated(item.cropImageName) ? { ...item, cropImageName: null } : item

/** The frame without what does not change its picture: its place on the page. The keys are sorted, as the name is a hash. */
function inOwnBox(item: ImageItem): ImageItem {
  const { placement: _, ...frame } = item
  const boxed = {
    ...frame,
    id: 'frame',
    position: 1,
    priorityIndex: 1,
    top: 0,
    left: 0,
    rotate: 0,
    cropImageName: null,
  }
  return Object.fromEntries(Object.entries(boxed).toSorted(([a], [b]) => (a < b ? -1 : 1))) as typeof boxed
}

/**
 * Makes the still crop of a saved design or of an upload. Returns null if no frame of the order's designs has a crop of this
 * name, and no upload asked for it.
 */
export async function makeCrop(
  { database, storage, pool }: Deps,
  order: Pick<OrderRow, 'order_number' | 'image_folder'>,
  name: string,
): Promise<Uint8Array | null> {
  const item = (await frameOfDesign(database, order, name)) ?? (await frameOfUpload(database, order, name))
  const photo = item?.imageName ? await storage.get(orderFileKey(order.image_folder, item.imageName)) : null
  if (!item || !photo) return null
  await cropPicture({ storage, pool }, order.image_folder, item, photo, name)
  return storage.get(orderFileKey(order.image_folder, name))
}

type Order = Pick<OrderRow, 'order_number'>

async function frameOfDesign(database: Database, order: Order, name: string): Promise<ImageItem | undefined> {
  const designs = await database
    .selectFrom('design')
    .select('draft')
    .where('order_number', '=', order.order_number)
    .execute()
  return designs
    .flatMap(({ draft }) => draft.items)
    .filter(isImageItem)
    .filter(({ imageName }) => imageName !== null)
    .map(inOwnBox)
    .find((frame) => cropNameOf(frame, 'png') === name)
}

async function frameOfUpload(database: Database, order: Order, name: string): Promise<ImageItem | undefined> {
  const photo = await database
    .selectFrom('photo')
    .select('crops')
    .where('order_number', '=', order.order_number)
    .where('name', 'like', `${photoHashOf(name) ?? ''}.%`)
    .executeTakeFirst()
  return photo?.crops[name]
}
