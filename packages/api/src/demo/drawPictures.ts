import type { Template } from '@irodori/contract/entities/template'
import type { Artwork } from '@irodori/demo-shop/artwork'
import type { ProductPicture } from '@irodori/demo-shop/productPictures'
import { drawArtwork } from '@irodori/demo-shop/renderArtwork'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { Storage } from '../storage/storage.ts'
import type { ImageTasks } from '../work/workerPool.ts'
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
  /** Called after each picture, including those that existed. */
  readonly onPicture: (done: number) => void
  /** Aborts between two pictures. */
  readonly signal: AbortSignal
}

/** Draws the pictures that the storage does not contain yet. */
export const drawArtworks = (drawing: Drawing, artwork: readonly Artwork[]): Promise<void> =>
  drawMissing(drawing, artwork, ({ draw, width, height }) => drawArtwork(draw(), width, height))

/** Renders each template with photos in its frames, like a finished design. */
export const drawThumbnails = (
  drawing: Drawing & { readonly pool: ImageTasks; readonly paints: TemplateAssets },
  templates: readonly Template[],
): Promise<void> =>
  drawMissing(
    drawing,
    templates.map((template) => ({ key: template.thumbnail, template })),
    ({ template }) => renderTemplatePicture(drawing.pool, drawing.paints, template, THUMBNAIL_WIDTH),
  )

/** Composes the picture of each product from printed pages of its templates. */
export function drawProducts(
  drawing: Drawing & { readonly pool: ImageTasks; readonly paints: TemplateAssets },
  pictures: readonly ProductPicture[],
  templates: readonly Template[],
): Promise<void> {
  const known = new Map(templates.map((template) => [template.id, template]))
  return drawMissing(drawing, pictures, async ({ templateIds, draw, width, height }) => {
    const prints = await Promise.all(
      templateIds.map(async (id) => {
        const template = known.get(id)
        if (!template) throw new Error(`template ${id} of a product picture does not exist`)
        return { template, png: await renderTemplatePicture(drawing.pool, drawing.paints, template, PRINT_WIDTH) }
      }),
    )
    return drawArtwork(draw(prints), width, height)
  })
}

async function drawMissing<Item extends { readonly key: string }>(
  { storage, onPicture, signal }: Drawing,
  items: readonly Item[],
  draw: (items: Item) => Promise<Uint8Array>,
): Promise<void> {
  const waiting = items.values()
  let done = 0
  const drawAll = async (): Promise<void> => {
    for (const each of waiting) {
      signal.throwIfAborted()
      const key = `${SHOP_FOLDER}/${each.key}`
      if (!(await storage.head(key))) await storage.put(key, await draw(each))
      done += 1
      onPicture(done)
    }
  }
  // All of them end before an error is thrown, so no picture is drawn after the caller continues.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, drawAll))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
