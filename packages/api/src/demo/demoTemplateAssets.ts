import type { DemoShop } from '@irodori/demo-shop'
import { drawSmall } from '@irodori/demo-shop'
import type { Sample, TemplateAssets } from './renderTemplatePicture.ts'

/** Half of what the shop's photos have: enough for a window of a small picture. */
const PHOTO_SCALE = 0.5

/** Draws layers and stand-in photos at the size of the picture; a photo is kept for the next one. */
export function demoTemplateAssets({ artwork, templates }: DemoShop): TemplateAssets {
  const drawings = new Map(artwork.map((each) => [each.key, each]))
  const scenes = new Map(templates.map((template) => [template.id, template.scenes]))
  const samples = new Map<string, Promise<Sample>>()

  const sampleOf = async (key: string): Promise<Sample> => {
    const drawing = drawings.get(key)
    if (!drawing) throw new Error(`the shop has no ${key}`)
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
    async photo(template, window, isWide) {
      const kinds = scenes.get(template.id)
      if (!kinds || kinds.length === 0) return null
      const key = `photo/${kinds[window % kinds.length]}-${isWide ? 'landscape' : 'portrait'}.png`
      const sample = samples.get(key) ?? sampleOf(key)
      samples.set(key, sample)
      return sample
    },
  }
}
