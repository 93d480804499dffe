import type { Client } from '@irodori/client/client'
import { convertKeptImage } from '@irodori/contract/endpoints/image'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { pagesAtom, productAtom } from '../state/designState.ts'
import { withEntry } from '../state/resourceState.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { animatedCropsAtom, animatedFrames, cropKey } from './animatedCropState.ts'

// biome-ignore lint/performance/noBarrelFile: loaded on demand together with the rest of this module
export { withAnimatedCrops } from './animatedCropState.ts'

/** Milliseconds without a change after which a crop is requested. */
const REST_MS = 600

/** Request fields for the visible part of a photo; lengths in pixels of the original photo. */
const cropRequest = (item: ImageItem, orderNumber: string) => ({
  orderNumber,
  scaleWidth: item.sourceWidth,
  scaleHeight: item.sourceHeight,
  rotate: item.imageRotate,
  brightnessFactor: item.brightnessFactor,
  grading: item.grading,
  transformType: item.type,
  borderRadiusX: item.type === 'RECT_IMAGE' ? item.borderRadius.rx : 0,
  borderRadiusY: item.type === 'RECT_IMAGE' ? item.borderRadius.ry : 0,
  radius: item.type === 'ARC_IMAGE' ? item.radius : 0,
  templateRotate: item.rotate,
  templateAngle: item.type === 'ARC_IMAGE' ? item.angle : 0,
  croppedLeft: item.croppedLeft,
  croppedTop: item.croppedTop,
  croppedWidth: item.croppedWidth,
  croppedHeight: item.croppedHeight,
  width: item.width,
  height: item.height,
})

/**
 * Requests an animated crop for each GIF of the design whenever its frame stays unchanged for a moment.
 * @param saved saved pages, whose animated crops are known
 * @returns stops the requests
 */
export function createAnimatedCrops(
  store: EditorStore,
  client: Pick<Client, 'upload'>,
  saved: readonly Pick<DesignPage, 'items'>[],
): () => void {
  const known = saved
    .flatMap(({ items }) => animatedFrames(store.get(productAtom), items))
    .flatMap((item) => (item.cropImageName?.endsWith('.gif') ? [[cropKey(item), item.cropImageName] as const] : []))
  store.set(animatedCropsAtom, new Map(known))
  const asked = new Set(known.map(([key]) => key))
  let timer: ReturnType<typeof setTimeout> | undefined

  async function cut(item: ImageItem, imageName: string, orderNumber: string): Promise<void> {
    const key = cropKey(item)
    asked.add(key)
    const made = await client.upload(convertKeptImage, {
      params: { imageName },
      body: cropRequest(item, orderNumber),
      file: null,
    })
    if (made.ok) store.set(animatedCropsAtom, (crops) => withEntry(crops, key, made.value.cropImageName))
    // Requested again with the next change. A design is complete without the animated crop.
    else asked.delete(key)
  }

  function update(): void {
    const order = store.get(orderAtom)
    if (!order) return
    const items = store.get(pagesAtom).flatMap((page) => page.items)
    for (const item of animatedFrames(store.get(productAtom), items)) {
      const { imageName } = item
      const isUploaded = imageName !== null && (store.get(uploadsAtom).get(imageName)?.kind ?? 'DONE') === 'DONE'
      if (isUploaded && !asked.has(cropKey(item))) void cut(item, imageName, order.orderNumber)
    }
  }

  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(update, REST_MS)
  }
  const stops = [pagesAtom, uploadsAtom, orderAtom].map((watched) => store.sub(watched, wait))
  wait()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
