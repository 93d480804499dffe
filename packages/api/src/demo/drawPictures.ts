import type { Template } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { Artwork } from '@irodori/demo-shop'
import { renderArtwork } from '@irodori/demo-shop'
import { pageFromTemplate, placePhoto } from '@irodori/design'
import { resourcesOf } from '@irodori/scene'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import { filesOf } from '../design/renderJob.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'

/** Pixels; lists show thumbnails at half of this. */
const THUMBNAIL_WIDTH = 480

const keyOf = (key: string): string => `${SHOP_FOLDER}/${key}`

/** Draws what the storage does not have yet, one picture at a time. */
export async function drawArtwork(
  storage: Storage,
  artwork: readonly Artwork[],
  onPicture: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, { key, width, height, draw }] of artwork.entries()) {
    signal.throwIfAborted()
    if (!(await storage.head(keyOf(key)))) await storage.put(keyOf(key), renderArtwork(draw(), width, height))
    onPicture(index + 1)
  }
}

/** Renders each template with the shop's sample photos in its windows, as a finished design would be. */
export async function drawThumbnails(
  storage: Storage,
  pool: WorkerPool,
  templates: readonly Template[],
  artwork: readonly Artwork[],
  onPicture: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const samples = artwork.filter(({ key }) => key.startsWith('photo/'))
  for (const [index, template] of templates.entries()) {
    signal.throwIfAborted()
    if (!(await storage.head(keyOf(template.thumbnail)))) {
      await storage.put(keyOf(template.thumbnail), await thumbnailOf(storage, pool, template, samples, index))
    }
    onPicture(index + 1)
  }
}

async function thumbnailOf(
  storage: Storage,
  pool: WorkerPool,
  template: Template,
  samples: readonly Artwork[],
  seed: number,
): Promise<Uint8Array> {
  let window = seed
  const items = template.items.map((item) => {
    if (!isImageItem(item)) return item
    const shape = samples.filter(({ width, height }) => width > height === item.width > item.height)
    const sample = shape[window++ % shape.length]
    if (!sample) return item
    return { ...item, ...placePhoto(item, { ...sample, imageName: sample.key }) }
  })
  const page = { ...pageFromTemplate(template, 1, () => 'template'), items }
  const { photos, artwork } = resourcesOf(page)
  const picture = await pool.render({
    page,
    photos: await filesOf(storage, photos, keyOf),
    artwork: await filesOf(storage, artwork, keyOf),
    scale: THUMBNAIL_WIDTH / template.width,
    previewSide: null,
    isTransparent: false,
  })
  return picture.png
}
