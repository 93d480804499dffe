import { endpoints } from '@irodori/contract'
import type { Refusal } from '../http/outcome.ts'
import { answer, file, refused } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { Busy } from '../work/workerPool.ts'
import { cutPicture } from './cutPicture.ts'
import { contentTypeOf, isFileOfOrder, orderFileKey } from './imageFiles.ts'
import type { ImageNeeds } from './uploadImage.ts'
import { uploadImage } from './uploadImage.ts'
import { windowOf } from './windowOf.ts'

const SECONDS_UNTIL_RETRY = 3

export function imageRoutes(register: Register, needs: ImageNeeds): void {
  const { database, storage } = needs

  register.forSession(endpoints.uploadImage, async ({ body, upload, caller }) => {
    const order = await ownOrder(database, caller, body.orderNumber)
    if ('kind' in order) return order
    if (!upload) return refused(400, 'REQUEST_INVALID', { error: { file: ['missing'] } })
    return unlessBusy(uploadImage(needs, order, body, upload))
  })

  register.forSession(endpoints.cropImage, async ({ body, caller }) => {
    const order = await ownOrder(database, caller, body.orderNumber)
    if ('kind' in order) return order
    const photo = await database
      .selectFrom('photo')
      .selectAll()
      .where('order_number', '=', order.order_number)
      .where('name', '=', body.imageName)
      .executeTakeFirst()
    const bytes = photo ? await storage.get(orderFileKey(order.image_folder, photo.name)) : null
    if (!photo || !bytes) return refused(404, 'IMAGE_NOT_FOUND')
    const item = windowOf(body, { ...photo, imageName: photo.name })
    if (!item) return noPicture()
    const cut = cutPicture(needs, order.image_folder, item, bytes)
    return unlessBusy(cut.then(({ name }) => answer({ cropImageName: name })))
  })

  register.forSession(endpoints.cropFillImage, async ({ body, caller }) => {
    const order = await ownOrder(database, caller, body.orderNumber)
    if ('kind' in order) return order
    const item = windowOf(body, null)
    if (!item) return noPicture()
    const { image_folder: imageFolder } = order
    const cut = cutPicture(needs, imageFolder, item, null)
    return unlessBusy(cut.then(({ name }) => answer({ imageFolder, cropImageName: name })))
  })

  register.forAnyone(endpoints.readImage, async ({ params, query }) => {
    const order = await database
      .selectFrom('shop_order')
      .select('order_number')
      .where('image_folder', '=', params.imageFolder)
      .executeTakeFirst()
    const contentType = contentTypeOf(params.cropImageName)
    if (!order || contentType === null || !isFileOfOrder(params.cropImageName)) return refused(404, 'IMAGE_NOT_FOUND')
    if (order.order_number !== query.orderNumber) return refused(403, 'FORBIDDEN')
    const bytes = await storage.get(orderFileKey(params.imageFolder, params.cropImageName))
    return bytes ? file(bytes, contentType, 'FOREVER') : refused(404, 'IMAGE_NOT_FOUND')
  })
}

const noPicture = (): Refusal =>
  refused(400, 'REQUEST_INVALID', { error: { width: ['these lengths make no picture'] } })

/** Too much work at once is an answer, not a failure. */
export async function unlessBusy<Result>(work: Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Busy) return refused(503, 'BUSY', { retryAfter: SECONDS_UNTIL_RETRY })
    throw error
  }
}
