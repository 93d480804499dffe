import { expect, test } from 'vitest'
import { japaneseFonts, latinFonts, openFont } from './testing/openFont.ts'
import { verticalMetricsOf } from './verticalMetrics.ts'

test.each(japaneseFonts)('%s: あ is one em tall and its cell starts 880 above the baseline', (value) => {
  for (const weight of ['Normal', 'Bold'] as const) {
    const font = openFont(value, weight)
    const [glyph] = font.shape('あ', 'vertical')
    expect(font.vertical(glyph.id)).toEqual({ advance: 1, originY: 0.88 })
  }
})

test.each(latinFonts)('%s has no vertical metrics: cells of one em, their tops at the ascender', (value) => {
  const font = openFont(value)
  const [glyph] = font.shape('A', 'solid')
  expect(font.vertical(glyph.id)).toEqual({ advance: 1, originY: font.ascender })
})

/** A font file of head, vhea, vmtx and VORG alone, 1000 units per em. */
function fontWithOrigins(): Uint8Array {
  const file = new DataView(new ArrayBuffer(400))
  const table = (index: number, tag: string, offset: number, length: number): void => {
    const at = 12 + 16 * index
    for (let i = 0; i < 4; i++) file.setUint8(at + i, tag.charCodeAt(i))
    file.setUint32(at + 8, offset)
    file.setUint32(at + 12, length)
  }
  file.setUint16(4, 4)
  table(0, 'head', 100, 54)
  table(1, 'vhea', 160, 36)
  table(2, 'vmtx', 200, 10)
  table(3, 'VORG', 220, 12)
  file.setUint16(100 + 18, 1000)
  file.setUint16(160 + 34, 2)
  file.setUint16(200, 1000)
  file.setUint16(204, 500)
  file.setInt16(220 + 4, 880)
  file.setUint16(220 + 6, 1)
  file.setUint16(220 + 8, 1)
  file.setInt16(220 + 10, 700)
  return new Uint8Array(file.buffer)
}

test('VORG states origins; glyphs past the long metrics share the last advance', () => {
  const metricsOf = verticalMetricsOf(fontWithOrigins(), 0.8)
  expect([0, 1, 2].map(metricsOf)).toEqual([
    { advance: 1, originY: 0.88 },
    { advance: 0.5, originY: 0.7 },
    { advance: 0.5, originY: 0.88 },
  ])
})
