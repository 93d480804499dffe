import { describe, expect, it } from 'vitest'
import { artworkPixels } from './art/renderArtwork.ts'
import type { Artwork } from './artworkList.ts'
import { demoShop } from './demoShop.ts'
import { loadArtwork, type RenderedArtwork } from './loadArtwork.ts'
import type { TemplateItem } from './types.ts'

const shop = demoShop()
const artworkOf = (key: string): Artwork => {
  const found = shop.artwork.find((artwork) => artwork.key === key)
  if (found === undefined) throw new Error(`no artwork ${key}`)
  return found
}

/** Half the print size is enough to look through a window. */
const SCALE = 0.5

interface Layer {
  width: number
  rgba: Uint8Array
}
const halfSize = (key: string): Layer => {
  const { width, draw } = artworkOf(key)
  return artworkPixels(draw(), Math.round(width * SCALE))
}
const alphaAt = ({ width, rgba }: Layer, x: number, y: number): number =>
  rgba[4 * (Math.round(y * SCALE) * width + Math.round(x * SCALE)) + 3]

/** Points about an item's centre, a fifth of its size away, turned with it. */
function points({ left, top, width, height, rotate }: TemplateItem): [number, number][] {
  const turn = (rotate * Math.PI) / 180
  const spots = [
    [0, 0],
    [-0.2, 0],
    [0.2, 0],
    [0, -0.2],
    [0, 0.2],
  ]
  return spots.map(([across, down]) => [
    left + width / 2 + across * width * Math.cos(turn) - down * height * Math.sin(turn),
    top + height / 2 + across * width * Math.sin(turn) + down * height * Math.cos(turn),
  ])
}

const withForeground = shop.templates.filter(({ foregroundUrl }) => foregroundUrl !== null)

describe.each(withForeground.map((template) => [template.id, template] as const))('foreground of %s', (_, template) => {
  const layer = halfSize(template.foregroundUrl ?? '')

  it('is really transparent about the middle of every photo', () => {
    for (const item of template.items.filter(({ type }) => type.endsWith('_IMAGE'))) {
      for (const [x, y] of points(item)) expect(alphaAt(layer, x, y)).toBe(0)
    }
  })

  it('has opaque artwork too', () => {
    let opaque = 0
    for (let i = 3; i < layer.rgba.length; i += 4) if (layer.rgba[i] === 255) opaque += 1
    expect(opaque).toBeGreaterThan(1000)
  })
})

describe('backgrounds', () => {
  it('cover the whole page', () => {
    for (const { backgroundUrl } of shop.templates) {
      if (backgroundUrl === null) continue
      const { rgba } = halfSize(backgroundUrl)
      let transparent = 0
      for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) transparent += 1
      expect(transparent).toBe(0)
    }
  })
})

describe('vector sources', () => {
  it('are the same every time', () => {
    const drawn = shop.artwork.filter(({ key }) => !key.startsWith('product/'))
    for (const { draw } of drawn) expect(draw()).toBe(draw())
  })
})

describe('loadArtwork', () => {
  it('renders every picture once, as PNG of at most 600 kB, and tells how far it is', {
    timeout: 120_000,
  }, async () => {
    const seen: RenderedArtwork[] = []
    const progress: number[] = []
    for await (const picture of loadArtwork(({ done, total }) => progress.push(done / total))) seen.push(picture)
    expect(seen.map(({ key }) => key)).toEqual(shop.artwork.map(({ key }) => key))
    expect(progress.at(-1)).toBe(1)
    for (const { key, bytes, contentType } of seen) {
      expect(contentType).toBe('image/png')
      expect([...bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
      expect({ key, fits: bytes.length <= 600_000 }).toEqual({ key, fits: true })
    }
  })
})
