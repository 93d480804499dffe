import type { Client } from '@irodori/client'
import type { ImageItem } from '@irodori/contract'
import { convertKeptImage } from '@irodori/contract/endpoints/image'
import type { DesignPage } from '@irodori/design'
import { pagesAtom, productAtom } from '../state/designState.ts'
import { withEntry } from '../state/resourceState.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { animatedCropsAtom, animatedFrames, cropKey } from './animatedCropState.ts'

export { withAnimatedCrops } from './animatedCropState.ts'

/** The hand has come to rest. */
const REST_MS = 600

/** The call's fields for what a window shows; lengths are pixels of the photo as it is. */
const cropRequest = (item: ImageItem, orderNumber: string) => ({
  orderNumber,
  scaleWidth: item.sourceWidth,
  scaleHeight: item.sourceHeight,
  rotate: item.imageRotate,
  brightnessFactor: item.brightnessFactor,
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
 * Has what each window shows of a GIF cut frame by frame whenever it rests.
 * @param saved pages as the server has them: their moving pictures are known
 * @returns the way to stop.
 */
export function createAnimatedCrops(
  store: EditorStore,
  client: Pick<Client, 'upload'>,
  saved: readonly Pick<DesignPage, 'items'>[],
): () => void {
  const known = saved
    .flatMap(({ items }) => animatedFrames(store.get(productAtom), items))
    .flatMap((item) => (item.cropImageName === null ? [] : [[cropKey(item), item.cropImageName] as const]))
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
    // Asked for again with the next change: the design is whole without it.
    else asked.delete(key)
  }

  function look(): void {
    const order = store.get(orderAtom)
    if (!order) return
    const items = store.get(pagesAtom).flatMap((page) => page.items)
    for (const item of animatedFrames(store.get(productAtom), items)) {
      const { imageName } = item
      const isThere = imageName !== null && (store.get(uploadsAtom).get(imageName)?.kind ?? 'DONE') === 'DONE'
      if (isThere && !asked.has(cropKey(item))) void cut(item, imageName, order.orderNumber)
    }
  }

  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(look, REST_MS)
  }
  const stops = [pagesAtom, uploadsAtom, orderAtom].map((watched) => store.sub(watched, wait))
  wait()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
