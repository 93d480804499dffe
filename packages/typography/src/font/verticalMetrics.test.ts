import type { Font } from 'fontkit'
import { create } from 'fontkit'
import { assert, expect, test } from 'vitest'
import { fontBytes, japaneseFaces, latinFonts, openFont } from '../../testing/openFont.ts'
import { verticalMetricsOf } from './verticalMetrics.ts'

test.each(japaneseFaces)(
  '$value $weight: gives あ an advance of one em and an origin 0.88 em above the baseline',
  ({ value, weight }) => {
    const font = openFont(value, weight)
    const [glyph] = font.shape('あ', 'vertical')
    assert(glyph)
    expect(font.vertical(glyph.id)).toEqual({ advance: 1, originY: 0.88 })
  },
)

test.each(latinFonts)(
  '%s: gives cells of one em with the origin at the ascender, for lack of vertical metrics',
  (value) => {
    const font = openFont(value)
    const [glyph] = font.shape('A', 'solid')
    assert(glyph)
    expect(font.vertical(glyph.id)).toEqual({ advance: 1, originY: font.ascender })
  },
)

/** Offsets of tables and glyphs, which fontkit reads correctly, unlike vhea and vmtx. */
interface WithTables {
  readonly loca: { readonly offsets: readonly number[] }
  readonly directory: {
    readonly tables: Readonly<Record<'vhea' | 'vmtx', { readonly offset: number; readonly length: number }>>
  }
}

test.each(japaneseFaces)(
  '$value $weight: every glyph has the advance and the top side bearing of vmtx',
  ({ value, weight }) => {
    const bytes = fontBytes(value, weight)
    const font = create(bytes) as Font & WithTables
    const { vhea, vmtx } = font.directory.tables
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const full = view.getUint16(vhea.offset + 34)
    // Pairs of advance and bearing, then bearings alone; the pairs and the bearings fill the table.
    expect(4 * full + 2 * (font.numGlyphs - full)).toBe(vmtx.length)
    const em = font.unitsPerEm
    const metricsOf = verticalMetricsOf(bytes, 0.88)
    const differing: number[] = []
    for (let id = 0; id < font.numGlyphs; id++) {
      const advance = view.getUint16(vmtx.offset + 4 * Math.min(id, full - 1))
      const bearing = view.getInt16(vmtx.offset + (id < full ? 4 * id + 2 : 4 * full + 2 * (id - full)))
      const { advance: height, originY } = metricsOf(id)
      if (height !== advance / em) differing.push(id)
      const { offsets } = font.loca
      const isBlank = offsets[id] === offsets[id + 1]
      const expected = isBlank ? 0.88 : (font.getGlyph(id).cbox.maxY + bearing) / em
      if (Math.abs(originY - expected) > 1e-9) differing.push(id)
    }
    expect(font.numGlyphs).toBeGreaterThan(7000)
    expect(differing).toEqual([])
  },
)

/** A font file with only head, vhea, vmtx and VORG, 1000 units per em. */
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

test('reads origins from VORG; glyphs after the long metrics share the last advance', () => {
  const metricsOf = verticalMetricsOf(fontWithOrigins(), 0.8)
  expect([0, 1, 2].map(metricsOf)).toEqual([
    { advance: 1, originY: 0.88 },
    { advance: 0.5, originY: 0.7 },
    { advance: 0.5, originY: 0.88 },
  ])
})
