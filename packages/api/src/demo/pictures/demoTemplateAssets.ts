import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { drawSmall } from '@irodori/demo-shop/renderArtwork'
import { standInPhoto, type StandInPhoto } from '@irodori/demo-shop/standInPhoto'
import { LRUCache } from 'lru-cache'
import { readStandIn } from '../readStandIn.ts'
import type { SamplePhoto, TemplateAssets } from './renderTemplatePicture.ts'

/** Scale of the stand-in photos: three quarters are as many pixels as a frame across a small picture has. */
const PHOTO_SCALE = 0.75

/** Layers that are kept: the pages of a series share some, and are drawn one after the other. */
const LAYERS = 16

/** Draws layers and stand-in photos at the size of the picture; photos and the last layers are cached. */
export function demoTemplateAssets({ artwork, templates }: DemoShop): TemplateAssets {
  const drawings = new Map(artwork.map((each) => [each.key, each]))
  const scenes = new Map(templates.map((template) => [template.id, template.scenes]))
  const samples = new Map<string, Promise<SamplePhoto>>()
  const layers = new LRUCache<string, Promise<Uint8Array>>({ max: LAYERS })

  function layer(key: string, width: number): Promise<Uint8Array> {
    const name = `${width} ${key}`
    const drawn = layers.get(name) ?? drawSmall(drawings.get(key)?.draw() ?? '', width)
    layers.set(name, drawn)
    return drawn
  }

  const sampleOf = async (photo: StandInPhoto): Promise<SamplePhoto> => ({
    imageName: photo.key,
    width: Math.round(photo.width * PHOTO_SCALE),
    height: Math.round(photo.height * PHOTO_SCALE),
    bytes: await readStandIn(photo, PHOTO_SCALE),
  })

  return {
    async layers(keys, width) {
      return new Map(await Promise.all(keys.map(async (key) => [key, await layer(key, width)] as const)))
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
