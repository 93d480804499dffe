import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { artworkPixels } from '../art/renderArtwork.ts'
import { artworkOf, type Design, templateOf } from '../composing/compose.ts'
import { DESIGNS } from '../designs/designs.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { CARD_PAGE } from '../entities/pageFormat.ts'
import { LOOKS } from './looks.ts'

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
const looks = Object.values(LOOKS)

/** One page, composed with a look. */
const pageIn = (look: Design['look']): Design => ({
  id: 'page',
  name: look.name,
  productIdentify: 'greeting-card',
  format: CARD_PAGE,
  look,
  layout: { ...PORTRAIT.hero, emblem: { left: 0.7, top: 0.1, width: 0.2, height: 0.2 } },
  texts: { title: 'ありがとう', latin: 'Thank you', text: 'いつも元気をもらっています。', sign: '2026年 秋' },
  scenes: ['family'],
  publishedAt: '2026-04-01T00:00:00.000Z',
  hashtags: [],
})

describe('looks', () => {
  it('number at least twelve, each with its own name and tags', () => {
    expect(looks.length).toBeGreaterThanOrEqual(12)
    expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length)
    expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length)
    for (const { hashtags } of looks) expect(hashtags.length).toBeGreaterThan(0)
  })

  it('draw the same page differently', () => {
    const drawn = looks.map((look) => {
      const layers = artworkOf(pageIn(look)).map(({ draw }) => artworkPixels(draw(), 200).rgba)
      return hashOf(`${look.paper} ${layers.map((layer) => hashOf(layer)).join(' ')}`)
    })
    expect(new Set(drawn).size).toBe(looks.length)
  })

  it('several templates use each look', () => {
    for (const look of looks) {
      const count = DESIGNS.filter((design) => design.look === look).length
      expect({ look: look.id, isWorn: count >= 2 }).toEqual({ look: look.id, isWorn: true })
    }
  })

  it('do not cover texts with ornaments', () => {
    // A page with texts only: the foreground must be transparent over them.
    for (const look of looks) {
      const design = { ...pageIn(look), layout: { ...PORTRAIT.hero, frames: [] } }
      const front = artworkOf(design).find(({ key }) => key.endsWith('-foreground.png'))
      if (front === undefined) continue
      const { rgba, width } = artworkPixels(front.draw(), 400)
      const scale = 400 / CARD_PAGE.width
      for (const item of templateOf(design).items) {
        const x = Math.round((item.left + item.width / 2) * scale)
        const y = Math.round((item.top + item.height / 2) * scale)
        expect(rgba[4 * (y * width + x) + 3], look.id).toBeLessThan(255)
      }
    }
  })
})
