import type { Template } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { pageFromTemplate, placePhoto } from '@irodori/design'
import { resourcesOf } from '@irodori/scene'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import { filesOf } from '../design/renderJob.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'

/** A photo that stands in for the customer's. */
export interface Sample {
  readonly imageName: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Where a picture of a template gets its layers and the photos in its windows. */
export interface TemplateAssets {
  /** Layers of a sheet, of any size: they are stretched over it. */
  layers(keys: readonly string[], width: number): Promise<ReadonlyMap<string, Uint8Array>>
  /** @param window counted from 0 on the page; null leaves it empty */
  photo(template: Template, window: number, isWide: boolean): Promise<Sample | null>
}

/** TemplateAssets from what the shop has in its storage, the windows left as they come. */
export const storedTemplateAssets = (storage: Storage): TemplateAssets => ({
  layers: (keys) => filesOf(storage, keys, (key) => `${SHOP_FOLDER}/${key}`),
  photo: async () => null,
})

/** A picture of a template as a finished design would be printed, `width` pixels broad. */
export async function renderTemplatePicture(
  pool: WorkerPool,
  paints: TemplateAssets,
  template: Template,
  width: number,
): Promise<Uint8Array> {
  const photos = new Map<string, Uint8Array>()
  let window = 0
  const items: Template['items'] = []
  for (const item of template.items) {
    const sample = isImageItem(item) ? await paints.photo(template, window++, item.width > item.height) : null
    if (!sample || !isImageItem(item)) {
      items.push(item)
      continue
    }
    photos.set(sample.imageName, sample.bytes)
    items.push({ ...item, ...placePhoto(item, sample) })
  }
  const page = { ...pageFromTemplate(template, 1, () => 'template'), items }
  const picture = await pool.render({
    page,
    photos,
    artwork: await paints.layers(resourcesOf(page).artwork, width),
    scale: width / template.width,
    previewSide: null,
    isTransparent: false,
  })
  return picture.png
}
