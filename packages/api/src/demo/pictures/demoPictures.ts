import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { drawArtwork } from '@irodori/demo-shop/renderArtwork'
import { withOwnThumbnail } from '../../translation/withOwnThumbnail.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import { demoEntities } from '../demoEntities.ts'
import { demoTemplateAssets } from './demoTemplateAssets.ts'
import { readStandIn } from '../readStandIn.ts'
import { drawProduct, drawThumbnail } from './drawPictures.ts'

type Draw = (tasks: ImageTasks) => Promise<Uint8Array>

/** The pictures of the demo shop by their keys below the folder of the shop's pictures. */
export interface DemoPictures {
  readonly draw: ReadonlyMap<string, Draw>
  /** The pictures that are drawn before they are asked for, in this order. */
  readonly ahead: readonly string[]
}

/** Whether a picture is a layer of templates. */
const isLayer = (key: string): boolean => key.startsWith('artwork/')

/**
 * The pictures of the demo shop. Layers of templates, and templates and products in other languages than Japanese, are
 * drawn only when they are asked for.
 */
export function demoPictures(shop: DemoShop): DemoPictures {
  const paints = demoTemplateAssets(shop)
  const { templates, translations } = demoEntities(shop)
  const others = withOwnThumbnail(templates, translations)
  const ofProducts = new Map(shop.products.map(({ id, image }) => [image, id]))
  const draw = new Map<string, Draw>()
  for (const picture of shop.productPictures) {
    draw.set(picture.key, (tasks) => drawProduct(tasks, paints, picture, templates))
    const other = shop.english.products[ofProducts.get(picture.key) ?? '']?.picture
    if (other !== undefined) draw.set(other, (tasks) => drawProduct(tasks, paints, picture, [...templates, ...others]))
  }
  for (const { key, draw: drawing, width, height } of shop.artwork)
    draw.set(key, () => drawArtwork(drawing(), width, height))
  for (const photo of shop.photos) draw.set(photo.key, () => readStandIn(photo))
  for (const template of [...templates, ...others])
    draw.set(template.thumbnail, (tasks) => drawThumbnail(tasks, paints, template))
  // The shelf shows products first.
  const ahead = [
    ...shop.productPictures.map(({ key }) => key),
    ...shop.artwork.map(({ key }) => key).filter((key) => !isLayer(key)),
    ...shop.photos.map(({ key }) => key),
    ...templates.map(({ thumbnail }) => thumbnail),
  ]
  return { draw, ahead: [...new Set(ahead)] }
}
