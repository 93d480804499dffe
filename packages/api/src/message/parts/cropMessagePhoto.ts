import type { ImageItem } from '@irodori/contract/entities/designItem'
import { pageOfFrame } from '@irodori/design/pageOfFrame'
import type { WorkerPool } from '../../work/workerPool.ts'

/** A large phone shows the page's 540 CSS pixels with three device pixels each. */
const MAX_WIDTH = 1620
const MIN_WIDTH = 320

/**
 * The frame of a photo in the proportions of its place. The crop is narrowed about its centre, never stretched, and the
 * picture is as wide as the crop in the photo, so that no pixel is lost or interpolated.
 */
export function fitToPlace<Item extends ImageItem>(item: Item, ratio: number): Item {
  const { croppedLeft, croppedTop, croppedWidth, croppedHeight } = item
  const cropWidth = Math.min(croppedWidth, croppedHeight * ratio)
  const cropHeight = cropWidth / ratio
  const width = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, cropWidth)))
  return {
    ...item,
    width,
    height: Math.round(width / ratio),
    croppedLeft: croppedLeft + (croppedWidth - cropWidth) / 2,
    croppedTop: croppedTop + (croppedHeight - cropHeight) / 2,
    croppedWidth: cropWidth,
    croppedHeight: cropHeight,
  }
}

/** A cropped picture and its file type. */
interface Cut {
  readonly bytes: Uint8Array
  readonly kind: 'jpg' | 'png'
}

/** Renders the picture of a frame with the print kernel: JPEG, or PNG where it is transparent. */
export async function cropMessagePhoto(pool: WorkerPool, item: ImageItem, photo: Uint8Array): Promise<Cut> {
  const { png, preview, isOpaque } = await pool.render({
    page: pageOfFrame(item),
    photos: new Map(item.imageName === null ? [] : [[item.imageName, photo]]),
    artwork: new Map(),
    scale: 1,
    previewSide: Math.max(item.width, item.height),
    isTransparent: item.imageName?.endsWith('.jpg') !== true,
  })
  return preview && isOpaque ? { bytes: preview, kind: 'jpg' } : { bytes: png, kind: 'png' }
}
