import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { drawSmall } from '@irodori/demo-shop/renderArtwork'
import { standInPhoto, type StandInPhoto } from '@irodori/demo-shop/standInPhoto'
import { drawStandIn } from '../drawStandIn.ts'
import type { SamplePhoto, TemplateAssets } from './renderTemplatePicture.ts'

/** Scale of the stand-in photos: three quarters are as many pixels as a frame across a small picture has. */
const PHOTO_SCALE = 0.75

/** Draws layers and stand-in photos at the size of the picture; photos are cached. */
export function demoTemplateAssets({ artwork, templates }: DemoShop): TemplateAssets {
  const drawings = new Map(artwork.map((each) => [each.key, each]))
  const scenes = new Map(templates.map((template) => [template.id, template.scenes]))
  const samples = new Map<string, Promise<SamplePhoto>>()

  const sampleOf = async (photo: StandInPhoto): Promise<SamplePhoto> => ({
    imageName: photo.key,
    width: Math.round(photo.width * PHOTO_SCALE),
    height: Math.round(photo.height * PHOTO_SCALE),
    bytes: await drawStandIn(photo, PHOTO_SCALE),
  })

  return {
    async layers(keys, width) {
      const layers = await Promise.all(
        keys.map(async (key) => [key, await drawSmall(drawings.get(key)?.draw() ?? '', width)] as const),
      )
      return new Map(layers)
    },
    async photo(template, frame, isWide) {
      const kinds = scenes.get(template.id) ?? []
      const kind = kinds[frame % kinds.length]
      if (kind === undefined) return null
      const photo = standInPhoto(kind, isWide)
      const sample = samples.get(photo.key) ?? sampleOf(photo)
      samples.set(photo.key, sample)
      return sample
    },
  }
}
