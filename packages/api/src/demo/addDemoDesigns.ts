import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@irodori/contract/durations'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { DemoShop } from '@irodori/demo-shop/demoShop'
import type { SceneKind } from '@irodori/demo-shop/sceneKind'
import { type StandInPhoto, standInPhoto } from '@irodori/demo-shop/standInPhoto'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { enqueueRender } from '../design/renderJob.ts'
import { photoNameOf, storePhoto } from '../image/storePhoto.ts'
import { completeAddedOrder } from '../order/completeAddedOrder.ts'
import { findOrder } from '../order/findOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { addDemoParcels } from './addDemoParcels.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

/** Milliseconds for which an order waits after it was loaded. */
const WAITING_MS = 30 * MINUTE_MS

/**
 * Adds designs with stand-in photos to the demo orders whose status requires them, and the jobs that such orders would
 * have: renders and the end of a waiting period. Orders that have designs are left unchanged.
 */
export async function addDemoDesigns(deps: Deps, shop: DemoShop, templates: readonly Template[]): Promise<void> {
  const known = new Map(templates.map((template) => [template.id, template]))
  const scenes = new Map(shop.templates.map((template) => [template.id, template.scenes]))
  for (const { orderNumber, designedTemplateIds, status } of shop.orders) {
    const order = await findOrder(deps.database, orderNumber)
    const pages = designedTemplateIds.flatMap((id) => known.get(id) ?? [])
    if (!order || order.status !== status || pages.length === 0 || (await isDesigned(deps.database, orderNumber))) {
      continue
    }
    const drafts: StoredDraft[] = []
    for (const template of pages) {
      drafts.push(await draftWithPhotos(deps, order, template, scenes.get(template.id) ?? [], pages.length))
    }
    await transact(deps.database, (tx) => addDesigns(tx, orderNumber, drafts, deps.now()))
  }
}

async function isDesigned(database: Database, orderNumber: string): Promise<boolean> {
  const design = database.selectFrom('design').select('id').where('order_number', '=', orderNumber).limit(1)
  return (await design.executeTakeFirst()) !== undefined
}

async function draftWithPhotos(
  deps: Deps,
  order: OrderRow,
  template: Template,
  scenes: readonly SceneKind[],
  sideCount: number,
): Promise<StoredDraft> {
  const page = pageFromTemplate(template, sideCount, randomUUID)
  const items: Template['items'] = []
  let frame = 0
  for (const item of page.items) {
    if (isImageItem(item)) {
      const scene = scenes[frame++ % scenes.length]
      if (scene === undefined) throw new Error(`template ${template.id} has photo frames and names no scenes`)
      const photo = standInPhoto(scene, item.width > item.height)
      items.push({ ...item, ...placePhoto(item, await storeSamplePhoto(deps, order, photo)) })
    } else items.push(isTextItem(item) ? { ...item, keepsTemplateText: true } : item)
  }
  const { id: _, ...draft } = draftOfPage({ ...page, items }, null, null)
  return draft
}

/** Stores a photo of the shop in the order's folder, like an upload of its customer. */
async function storeSamplePhoto(deps: Deps, order: OrderRow, { key, width, height }: StandInPhoto) {
  const bytes = await deps.storage.get(`${SHOP_FOLDER}/${key}`)
  if (!bytes) throw new Error(`the demo photo ${key} is missing in the storage`)
  const file = { bytes, kind: 'jpg' } as const
  const imageName = photoNameOf(file)
  await storePhoto(deps, order, imageName, { ...file, width, height, condition: 'SOUND' })
  return { imageName, width, height }
}

async function addDesigns(
  tx: Transacting,
  orderNumber: string,
  drafts: readonly StoredDraft[],
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderNumber)
  if (!order) return
  for (const draft of drafts) {
    const id = randomUUID()
    const row = {
      id,
      order_number: orderNumber,
      random_id: draft.randomId,
      group_number: 1,
      design_series_id: null,
      page_number: draft.pageNumber,
      side_number: draft.sideNumber,
      revision: 1,
      draft: json(draft),
      print_check: 'PENDING' as const,
      print_hash: null,
      print_name: null,
      created_at: now,
      updated_at: now,
    }
    await tx.insertInto('design').values(row).execute()
    await enqueueRender(tx, row)
  }
  await addDemoParcels(tx, order, now)
  if (order.status !== 'WAITING_CREATION') return
  await completeAddedOrder(tx, order, {
    status: 'WAITING_CREATION',
    began: now,
    ends: new Date(now.getTime() + WAITING_MS),
  })
}
