import { describe, expect, it } from 'vitest'
import { artworkPixels, drawArtwork, renderArtwork } from './art/renderArtwork.ts'
import type { Artwork } from './entities/artwork.ts'
import { demoShop } from './demoShop.ts'
import { LOOKS } from './looks/looks.ts'
import type { TemplateItem } from './entities/types.ts'

const shop = demoShop()
const artworkOf = (key: string): Artwork => {
  const found = shop.artwork.find((artwork) => artwork.key === key)
  if (found === undefined) throw new Error(`the demo shop has no artwork ${key}`)
  return found
}

/** Width in pixels, enough to examine the frames of any page. */
const ACROSS = 400

interface Layer {
  scale: number
  width: number
  rgba: Uint8Array
}
const small = (key: string): Layer => {
  const { width, draw } = artworkOf(key)
  return { scale: ACROSS / width, ...artworkPixels(draw(), ACROSS) }
}
const alphaAt = ({ scale, width, rgba }: Layer, x: number, y: number): number =>
  rgba[4 * (Math.round(y * scale) * width + Math.round(x * scale)) + 3] ?? 0

/** Points around an item's centre at a fifth of its size, rotated with it. */
function points({ left, top, width, height, rotate }: TemplateItem): [number, number][] {
  const turn = (rotate * Math.PI) / 180
  const spots = [
    [0, 0],
    [-0.2, 0],
    [0.2, 0],
    [0, -0.2],
    [0, 0.2],
  ] as const
  return spots.map(([across, down]) => [
    left + width / 2 + across * width * Math.cos(turn) - down * height * Math.sin(turn),
    top + height / 2 + across * width * Math.sin(turn) + down * height * Math.cos(turn),
  ])
}

/** Templates of the families that are drawn individually; those of the looks have plain paper or a background. */
const DRAWN = /^(card-hanaikada|card-seigaiha|booklet-mori|booklet-suisai)/

/** Whether a point lies in the box of an item, which is rotated. */
function isIn({ left, top, width, height, rotate }: TemplateItem, x: number, y: number): boolean {
  const turn = (-rotate * Math.PI) / 180
  const [across, down] = [x - left - width / 2, y - top - height / 2]
  return (
    Math.abs(across * Math.cos(turn) - down * Math.sin(turn)) <= width / 2 &&
    Math.abs(across * Math.sin(turn) + down * Math.cos(turn)) <= height / 2
  )
}

const withForeground = shop.templates.filter(({ foregroundUrl }) => foregroundUrl !== null)

describe.each(withForeground.map((template) => [template.id, template] as const))('foreground of %s', (_, template) => {
  const layer = small(template.foregroundUrl ?? '')

  it('leaves a foreground transparent around the centre of every photo', () => {
    for (const item of template.items.filter(({ type }) => type.endsWith('_IMAGE'))) {
      for (const [x, y] of points(item)) expect(alphaAt(layer, x, y)).toBe(0)
    }
  })

  if (DRAWN.test(template.id) && template.allowsOwnItems)
    it('leaves some of the sheet to be seen, or the template says that its background is fixed', () => {
      const photos = template.items.filter(({ type }) => type.endsWith('_IMAGE'))
      let seen = 0
      for (let y = 0; y < template.height; y += 20)
        for (let x = 0; x < template.width; x += 20)
          if (alphaAt(layer, x, y) < 128 && !photos.some((photo) => isIn(photo, x, y))) seen += 400
      const share = seen / (template.width * template.height)
      expect({ share, isFixed: share < 0.02 }).toEqual({ share, isFixed: template.hasFixedBackground === true })
    })

  it('every foreground contains artwork', () => {
    expect(layer.rgba.some((level, index) => index % 4 === 3 && level > 64)).toBe(true)
  })
})

describe('backgrounds', () => {
  it('cover the whole page', () => {
    for (const { backgroundUrl } of shop.templates) {
      if (backgroundUrl === null) continue
      const { rgba } = small(backgroundUrl)
      let transparent = 0
      for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) transparent += 1
      expect({ backgroundUrl, transparent }).toEqual({ backgroundUrl, transparent: 0 })
    }
  })
})

describe('vector sources', () => {
  it('draws the same vector source each time', () => {
    for (const { draw } of shop.artwork) expect(draw()).toBe(draw())
  })

  it('differ between pictures', () => {
    const sources = shop.artwork.filter(({ key }) => !key.startsWith('artwork/booklet')).map(({ draw }) => draw())
    // Pages of a family without own ornaments share their paper.
    expect(new Set(sources).size).toBeGreaterThan(sources.length * 0.9)
  })
})

describe('pictures at full size', () => {
  /** The largest pages with the most complex drawings. */
  const largest = [LOOKS.asanoha, LOOKS.crayon, LOOKS.yozora, LOOKS.washi].flatMap(({ name }) => {
    const pages = shop.templates.filter((template) => template.name.startsWith(name))
    const [page] = pages.toSorted((a, b) => b.width * b.height - a.width * a.height)
    return [page?.backgroundUrl ?? [], page?.foregroundUrl ?? []].flat()
  })

  it('draws pictures at full size as PNG files of at most 700 kB', { timeout: 120_000 }, async () => {
    expect(largest.length).toBeGreaterThan(6)
    for (const { key, width, height, draw } of largest.map(artworkOf)) {
      const bytes = await drawArtwork(draw(), width, height)
      expect([...bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
      expect({ key, fits: bytes.length <= 700_000 }).toEqual({ key, fits: true })
    }
  })

  it('have the same bytes when they are rendered in the thread pool', async () => {
    const { draw, width, height } = artworkOf('artwork/thank-you-card-kraft-1-foreground.png')
    expect(await drawArtwork(draw(), width, height)).toEqual(renderArtwork(draw(), width, height))
  })
})
