import type { Template } from '@irodori/contract/entities/template'
import type { ProductPicture } from '@irodori/demo-shop/productPictures'
import { drawArtwork } from '@irodori/demo-shop/renderArtwork'
import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import type { TemplateAssets } from './renderTemplatePicture.ts'
import { renderTemplatePicture } from './renderTemplatePicture.ts'

/** Pixels. Sharp as a page of the flip book on a high-density screen; lists request smaller sizes. */
const THUMBNAIL_WIDTH = 960
/** Pixels of a page in the picture of a product. */
const PRINT_WIDTH = 600
/** Pictures that are drawn at the same time, so that no worker is idle. */
const AT_ONCE = 4

interface Drawing {
  readonly storage: Storage
  readonly pool: ImageTasks
  readonly paints: TemplateAssets
}

/** Renders the templates whose pictures the storage does not contain yet. */
export async function drawThumbnails(
  { storage, pool, paints }: Drawing,
  templates: readonly Template[],
): Promise<void> {
  const waiting = templates.values()
  const drawAll = async (): Promise<void> => {
    for (const template of waiting) {
      const key = `${SHOP_FOLDER}/${template.thumbnail}`
      if (!(await storage.head(key))) await storage.put(key, await drawThumbnail(pool, paints, template))
    }
  }
  // All of them end before an error is thrown, so no picture is drawn after the caller continues.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, drawAll))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Renders a template with photos in its frames, like a finished design. */
export const drawThumbnail = (pool: ImageTasks, paints: TemplateAssets, template: Template): Promise<Uint8Array> =>
  renderTemplatePicture(pool, paints, template, THUMBNAIL_WIDTH)

/**
 * Composes the picture of a product from printed pages of its templates.
 * @param templates of several with an id, the last one is printed
 */
export async function drawProduct(
  pool: ImageTasks,
  paints: TemplateAssets,
  { templateIds, draw, width, height }: ProductPicture,
  templates: readonly Template[],
): Promise<Uint8Array> {
  const known = new Map(templates.map((template) => [template.id, template]))
  const prints = await Promise.all(
    templateIds.map(async (id) => {
      const template = known.get(id)
      if (!template) throw new Error(`template ${id} of a product picture does not exist`)
      return { template, png: await renderTemplatePicture(pool, paints, template, PRINT_WIDTH) }
    }),
  )
  return drawArtwork(draw(prints), width, height)
}
