import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { drawSmall } from '@irodori/demo-shop/renderArtwork'
import type { SamplePhoto, TemplateAssets } from './renderTemplatePicture.ts'

/** Scale of the stand-in photos: half is sufficient for a frame of a small picture. */
const PHOTO_SCALE = 0.5

/** Draws layers and stand-in photos at the size of the picture; photos are cached. */
export function demoTemplateAssets({ artwork, templates }: DemoShop): TemplateAssets {
  const drawings = new Map(artwork.map((each) => [each.key, each]))
  const scenes = new Map(templates.map((template) => [template.id, template.scenes]))
  const samples = new Map<string, Promise<SamplePhoto>>()

  const sampleOf = async (key: string): Promise<SamplePhoto> => {
    const drawing = drawings.get(key)
    if (!drawing) throw new Error(`the demo shop has no picture ${key}`)
    const width = Math.round(drawing.width * PHOTO_SCALE)
    const bytes = await drawSmall(drawing.draw(), width)
    return { imageName: key, width, height: Math.round(drawing.height * PHOTO_SCALE), bytes }
  }

  return {
    async layers(keys, width) {
      const layers = await Promise.all(
        keys.map(async (key) => [key, await drawSmall(drawings.get(key)?.draw() ?? '', width)] as const),
      )
      return new Map(layers)
    },
    async photo(template, frame, isWide) {
      const kinds = scenes.get(template.id)
      if (!kinds || kinds.length === 0) return null
      const key = `photo/${kinds[frame % kinds.length]}-${isWide ? 'landscape' : 'portrait'}.png`
      const sample = samples.get(key) ?? sampleOf(key)
      samples.set(key, sample)
      return sample
    },
  }
}
