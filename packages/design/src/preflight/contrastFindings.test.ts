import type { DesignItem } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import { samplePattern } from '../../testing/sampleBackground.ts'
import { ornamentItem, photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { groundLuminance } from '../background/readability.ts'
import type { Sheet } from '../document/designPage.ts'
import { contrastFindings } from './contrastFindings.ts'

const words = { text: 'はる', left: 20, top: 20, width: 100, height: 40 }

function faintOn(sheet: Partial<Sheet>, ...items: readonly DesignItem[]): string[] {
  return contrastFindings(samplePage({ sheet, items })).map(({ itemId }) => itemId)
}

describe('ADD-13: a text that is hard to read on its background', () => {
  it('is told with its contrast, in reading order', () => {
    const page = samplePage({
      sheet: { background: { ground: '#28486b' } },
      items: [
        textItem({ ...words, id: 'dark', color: '#25211d', position: 2 }),
        textItem({ ...words, id: 'light', color: '#ffffff', position: 3 }),
        textItem({ ...words, id: 'same', color: '#28486b', position: 1 }),
      ],
    })
    const warning = { pageKey: 'page', kind: 'TEXT_FAINT', severity: 'WARNING', repair: null }
    expect(contrastFindings(page)).toEqual([
      { ...warning, itemId: 'same', contrast: 1 },
      { ...warning, itemId: 'dark', contrast: expect.closeTo(1.7, 1) },
    ])
  })

  it.each([
    ['is read by its border', { borderTextColor: '#ffffff' }],
    ['is read by the background of its box', { background: '#ffffff' }],
    ['is not printed', { isDisabledItem: true }],
    ['is blank', { text: ' ' }],
  ])('is not told if it %s', (_, change) => {
    const text = textItem({ ...words, color: '#25211d', ...change })
    expect(faintOn({ background: { ground: '#28486b' } }, text)).toEqual([])
  })

  it('is not told over a photo, or over an ornament that lies below it', () => {
    const ground = { background: { ground: '#28486b' } }
    const text = textItem({ ...words, color: '#25211d', priorityIndex: 5 })
    const below = { left: 100, top: 40, width: 80, height: 80 }
    expect(faintOn(ground, text, photoItem(below))).toEqual([])
    expect(faintOn(ground, text, ornamentItem({ ...below, priorityIndex: 4 }))).toEqual([])
    expect(faintOn(ground, text, ornamentItem({ ...below, priorityIndex: 6 }))).toEqual(['text'])
    expect(faintOn(ground, text, photoItem({ ...below, left: 130 }))).toEqual(['text'])
  })

  it('is told on the plain sheet of a template, and not where artwork lies below it', () => {
    const white = textItem({ ...words, color: '#ffffff' })
    expect(faintOn({}, white)).toEqual(['text'])
    expect(faintOn({ backgroundUrl: 'waves.png' }, white)).toEqual([])
    expect(faintOn({ foregroundUrl: 'frames.png' }, white)).toEqual([])
    expect(faintOn({ backgroundUrl: 'waves.png', background: { ground: '#ffffff' } }, white)).toEqual(['text'])
  })
})

describe('the luminance of a pattern', () => {
  const luminanceOf = (change: Parameters<typeof samplePattern>[0], ground = '#000000') =>
    groundLuminance(samplePage({ sheet: { background: { ground, pattern: samplePattern(change) } } }).sheet)

  it('is the mean of its ground and inks by their areas', () => {
    // Half of the tile is checks, two hundredths a dot over ground and checks.
    expect(luminanceOf({ colours: ['#ffffff', '#000000'] })).toBeCloseTo(0.5 * 0.98, 5)
    expect(luminanceOf({ colours: ['#ffffff', '#ffffff'] })).toBeCloseTo(0.5 * 0.98 + 0.02, 5)
    expect(luminanceOf({ colours: ['#ffffff'] }, '#ffffff')).toBeCloseTo(1, 5)
  })

  it('is that of the ground around a ring, whose hole runs the other way', () => {
    const ring = 'M0 0L20 0L20 20L0 20ZM5 5L5 15L15 15L15 5Z'
    const tile = { width: 20, height: 20, shapes: [{ outline: ring, ink: 0 }] }
    expect(luminanceOf({ tile, colours: ['#ffffff'] })).toBeCloseTo(0.75, 5)
  })
})
