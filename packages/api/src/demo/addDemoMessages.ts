import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@irodori/contract/durations'
import type { MessageItem, MessageTemplate } from '@irodori/contract/entities/message'
import { demoMessageMedia } from '@irodori/demo-shop/messageMedia'
import type { SceneKind } from '@irodori/demo-shop/sceneKind'
import { standInPhoto } from '@irodori/demo-shop/standInPhoto'
import { toJpeg } from '@irodori/imaging/server/toJpeg'
import { photoRatio } from '@irodori/rules/messageLayout'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { messageFileKey, newCropName, newFileName } from '../message/parts/messageFiles.ts'
import { putMessageItem } from '../message/parts/messageItems.ts'
import { autoStartOf } from '../message/release/autoStartOf.ts'
import { completeAddedOrder } from '../order/completeAddedOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { readStandIn } from './readStandIn.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

/** Theme of the message; the first template of the shop if there is none with this theme. */
const THEME = 'mothers-day'
const PHOTOS: readonly SceneKind[] = ['flowers', 'hills', 'sea']
const TOP_WIDTH = 831
const WIDE_WIDTH = 900
const TEXTS = [
  'いつもありがとう',
  'この前は、丘の上の花ばたけへ\nつれて行ってくれてありがとう。\n\nこれからもずっと元気でいてね。\nまた一緒に海へ行こうね。',
]
const DAYS_SINCE_RELEASE = 3

/**
 * Adds a message to the demo orders whose status is URL_RELEASED, so their links open. Orders that have a message are
 * left unchanged.
 */
export async function addDemoMessages(deps: Deps, templates: readonly MessageTemplate[]): Promise<void> {
  const template = templates.find(({ theme }) => theme === THEME) ?? templates[0]
  if (!template) return
  const orders = await deps.database
    .selectFrom('shop_order')
    .selectAll()
    .where('status', '=', 'URL_RELEASED')
    .where('url_released_at', 'is', null)
    .execute()
  for (const order of orders) await addMessage(deps, order, template.id)
}

async function addMessage({ database, storage, now }: Deps, order: OrderRow, templateId: string): Promise<void> {
  const items: MessageItem[] = TEXTS.map((text, index) => ({
    type: 'TEXT',
    id: randomUUID(),
    templateId,
    position: index + 1,
    text,
  }))
  for (const [index, kind] of PHOTOS.entries()) {
    const photo = photoItem(templateId, index + 1)
    const standIn = await readStandIn(standInPhoto(kind, photo.width > photo.height))
    const bytes = await toJpeg(standIn, photo.width, photo.height)
    for (const name of [photo.imageName, photo.cropImageName]) {
      await storage.put(messageFileKey(order.image_folder, name), bytes)
    }
    items.push(photo)
  }
  const { video, audio } = demoMessageMedia()
  for (const [type, extension, { bytes, ...facts }] of [
    ['VIDEO', 'mp4', video],
    ['AUDIO', 'm4a', audio],
  ] as const) {
    const fileName = newFileName(extension)
    await storage.put(messageFileKey(order.image_folder, fileName), bytes)
    items.push({ type, id: randomUUID(), templateId, position: 1, fileName, ...facts })
  }
  const releasedAt = new Date(now().getTime() - DAYS_SINCE_RELEASE * DAY_MS)
  const autoStart = autoStartOf(releasedAt)
  await transact(database, async (tx) => {
    const current = await lockOrder(tx, order.order_number)
    if (current?.status !== 'URL_RELEASED' || current.url_released_at !== null) return
    for (const item of items) await putMessageItem(tx, order.order_number, item, now())
    await completeAddedOrder(tx, current, {
      status: 'URL_RELEASED',
      released: releasedAt,
      autoStart,
      details: { messageTemplateId: templateId },
    })
  })
}

/** Drawn in the aspect ratio of its place, so nothing is cropped. */
function photoItem(templateId: string, position: number): Extract<MessageItem, { type: 'RECT_IMAGE' }> {
  const ratio = photoRatio(position) ?? 1
  const width = position === 1 ? TOP_WIDTH : WIDE_WIDTH
  const height = Math.round(width / ratio)
  const cropImageName = newCropName('jpg')
  return {
    type: 'RECT_IMAGE',
    id: randomUUID(),
    templateId,
    position,
    imageName: newFileName('jpg'),
    cropImageName,
    fileName: cropImageName,
    width,
    height,
    left: 0,
    top: 0,
    sourceWidth: width,
    sourceHeight: height,
    croppedLeft: 0,
    croppedTop: 0,
    croppedWidth: width,
    croppedHeight: height,
    rotate: 0,
    imageRotate: 0,
    brightness: 100,
    ratio,
  }
}
