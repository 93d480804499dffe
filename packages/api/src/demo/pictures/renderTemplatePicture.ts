import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { pageFromTemplate } from '@irodori/design/designPage'
import { placePhoto } from '@irodori/design/photoPlacement'
import { resourcesOf } from '@irodori/scene/pageResources'
import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import { filesOf } from '../../design/renderJob.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ImageTasks } from '../../work/workerPool.ts'

/** A photo that stands in for the customer's. */
export interface SamplePhoto {
  readonly imageName: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** The source of the layers and photos of a template picture. */
export interface TemplateAssets {
  /** Layers of a sheet, of any size: they are scaled to it. */
  layers(keys: readonly string[], width: number): Promise<ReadonlyMap<string, Uint8Array>>
  /**
   * @param frame index of the photo frame on the page, from 0
   * @returns null to leave the frame empty
   */
  photo(template: Template, frame: number, isWide: boolean): Promise<SamplePhoto | null>
}

/** Layers from the storage of the shop; frames stay empty. */
export const storedTemplateAssets = (storage: Storage): TemplateAssets => ({
  layers: (keys) => filesOf(storage, keys, (key) => `${SHOP_FOLDER}/${key}`),
  photo: async () => null,
})

/**
 * Renders a template like a finished design.
 * @param width of the picture, in pixels
 */
export async function renderTemplatePicture(
  pool: ImageTasks,
  paints: TemplateAssets,
  template: Template,
  width: number,
): Promise<Uint8Array> {
  const photos = new Map<string, Uint8Array>()
  let frame = 0
  const items: Template['items'] = []
  for (const item of template.items) {
    const sample = isImageItem(item) ? await paints.photo(template, frame++, item.width > item.height) : null
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
