import { endpoints } from '@irodori/contract/endpoints'
import { PHOTO_CONDITION_HEADER } from '@irodori/contract/entities/photoCondition'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { sql } from 'kysely'
import { artworkFile } from '../catalogue/artworkFile.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import { contentTypeOf } from '../http/contentTypeOf.ts'
import type { Register } from '../http/register.ts'
import { answer, file } from '../http/reply.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { cropAnimation } from './cropAnimation.ts'
import { makeCrop } from './cropOfItem.ts'
import { cropPicture } from './cropPicture.ts'
import { frameOf } from './frameOf.ts'
import { isFileOfOrder, isPhotoName, orderFileKey } from './imageFiles.ts'
import { sharePicture } from './sharePicture.ts'
import type { ImageDeps } from './uploadImage.ts'
import { uploadAnimation, uploadImage } from './uploadImage.ts'

export function imageRoutes(register: Register, deps: ImageDeps): void {
  const { database, storage } = deps

  register.forSession(endpoints.uploadImage, async ({ body, upload, caller }) => {
    const orderResult = await ownOrder(database, caller, body.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    if (!upload) return fail(400, 'REQUEST_INVALID', { error: { file: ['missing'] } })
    return busyAsFailure(uploadImage(deps, order, body, upload))
  })

  register.forSession(endpoints.convertImage, async ({ body, upload, caller }) => {
    const orderResult = await ownOrder(database, caller, body.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    if (!upload) return fail(400, 'REQUEST_INVALID', { error: { file: ['missing'] } })
    return busyAsFailure(uploadAnimation(deps, order, body, upload))
  })

  register.forSession(endpoints.cropImage, async ({ body, caller }) => {
    const orderResult = await ownOrder(database, caller, body.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const photo = await findPhoto(deps, order, body.imageName)
    if (!photo) return fail(404, 'IMAGE_NOT_FOUND')
    const item = frameOf(body, photo)
    if (!item) return invalidLengths()
    const cropping = cropPicture(deps, order.image_folder, item, photo.bytes)
    return busyAsFailure(cropping.then(({ name }) => answer({ cropImageName: name })))
  })

  register.forSession(endpoints.convertKeptImage, async ({ params, body, caller }) => {
    const orderResult = await ownOrder(database, caller, body.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const photo = await findPhoto(deps, order, params.imageName)
    if (!photo) return fail(404, 'IMAGE_NOT_FOUND')
    const item = frameOf(body, photo)
    if (!item) return invalidLengths()
    const cropping = cropAnimation(deps, order.image_folder, item, photo.bytes)
    return busyAsFailure(
      cropping.then((cropped) => (cropped.ok ? answer({ cropImageName: cropped.value.name }) : cropped)),
    )
  })

  register.forSession(endpoints.cropFillImage, async ({ body, caller }) => {
    const orderResult = await ownOrder(database, caller, body.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const item = frameOf(body, null)
    if (!item) return invalidLengths()
    const { image_folder: imageFolder } = order
    const cropping = cropPicture(deps, imageFolder, item, null)
    return busyAsFailure(cropping.then(({ name }) => answer({ imageFolder, cropImageName: name })))
  })

  register.forAnyone(endpoints.readImage, async ({ params, query }) => {
    const order = await orderOfFolder(database, params.imageFolder, query.orderNumber)
    if (!order.ok) return order
    const contentType = contentTypeOf(params.cropImageName)
    if (contentType === null || !isFileOfOrder(params.cropImageName)) return fail(404, 'IMAGE_NOT_FOUND')
    const [bytes, headers] = await Promise.all([
      storage.get(orderFileKey(params.imageFolder, params.cropImageName)),
      headersOf(database, order.value, params.cropImageName),
    ])
    if (bytes) return file(bytes, contentType, 'FOREVER', null, headers)
    return busyAsFailure(
      makeCrop(deps, order.value, params.cropImageName).then((crop) =>
        crop ? file(crop, contentType, 'FOREVER') : fail(404, 'IMAGE_NOT_FOUND'),
      ),
    )
  })

  register.forAnyone(endpoints.readSharedImage, async ({ params, query }) => {
    const order = await orderOfFolder(database, params.imageFolder, query.orderNumber)
    return order.ok ? busyAsFailure(sharePicture(deps, order.value, params.cropImageName)) : order
  })

  register.forAnyone(endpoints.readDesignBackground, async ({ params }) => {
    const orderResult = await orderOfFolder(database, params.imageFolder, params.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const sheets = await database
      .selectFrom('design')
      .select(sql<string | null>`draft ->> 'backgroundUrl'`.as('backgroundUrl'))
      .select(sql<string | null>`draft ->> 'foregroundUrl'`.as('foregroundUrl'))
      .where('order_number', '=', order.order_number)
      .execute()
    return (await busyAsFailure(artworkFile(storage, sheets, params.background))) ?? fail(404, 'IMAGE_NOT_FOUND')
  })
}

/** The order of a folder, for a caller that knows both names. */
async function orderOfFolder(
  database: Database,
  imageFolder: string,
  orderNumber: string,
): Promise<Result<Pick<OrderRow, 'order_number' | 'image_folder'>, ApiError>> {
  const order = await database
    .selectFrom('shop_order')
    .select(['order_number', 'image_folder'])
    .where('image_folder', '=', imageFolder)
    .executeTakeFirst()
  if (!order) return fail(404, 'IMAGE_NOT_FOUND')
  return order.order_number === orderNumber ? ok(order) : fail(403, 'FORBIDDEN')
}

/** The headers of a file in the folder of an order: a photo that is not sound says so. */
async function headersOf(
  database: Database,
  order: Pick<OrderRow, 'order_number'>,
  name: string,
): Promise<Record<string, string>> {
  if (!isPhotoName(name)) return {}
  const photo = await database
    .selectFrom('photo')
    .select('condition')
    .where('order_number', '=', order.order_number)
    .where('name', '=', name)
    .where('condition', '<>', 'SOUND')
    .executeTakeFirst()
  return photo ? { [PHOTO_CONDITION_HEADER]: photo.condition } : {}
}

/** A photo of the order with its bytes; null if the order has no photo of this name. */
async function findPhoto({ database, storage }: ImageDeps, order: OrderRow, name: string) {
  const row = await database
    .selectFrom('photo')
    .select(['name', 'width', 'height'])
    .where('order_number', '=', order.order_number)
    .where('name', '=', name)
    .executeTakeFirst()
  const bytes = row ? await storage.get(orderFileKey(order.image_folder, row.name)) : null
  return row && bytes ? { imageName: row.name, width: row.width, height: row.height, bytes } : null
}

const invalidLengths = (): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error: { width: ['these lengths make no picture'] } })
