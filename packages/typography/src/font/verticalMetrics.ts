import type { SfntTable } from './sfntTables.ts'
import { sfntTables } from './sfntTables.ts'

export interface VerticalMetric {
  /** How far the pen advances down the column, in em. */
  readonly advance: number
  /** Height of the top of the glyph's cell above its baseline, in em. */
  readonly originY: number
}

/**
 * Reads vhea, vmtx and VORG of an sfnt file, which font libraries read incorrectly or not at all. For a font without them
 * every cell is one em high and its top is `ascender` above the baseline.
 * Source: OpenType 1.9.1, chapters vhea, vmtx, VORG, loca, glyf.
 */
export function verticalMetricsOf(bytes: Uint8Array, ascender: number): (glyphId: number) => VerticalMetric {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = sfntTables(view)
  const [head, vhea, vmtx] = [tables.get('head'), tables.get('vhea'), tables.get('vmtx')]
  if (!head || !vhea || !vmtx) return () => ({ advance: 1, originY: ascender })
  const unitsPerEm = view.getUint16(head.offset + 18)
  const longMetrics = view.getUint16(vhea.offset + 34)
  const originOf = verticalOrigins(view, tables) ?? topsOfOutlines(view, tables, vmtx, longMetrics)
  return (glyphId) => {
    const advance = view.getUint16(vmtx.offset + 4 * Math.min(glyphId, longMetrics - 1))
    const originY = originOf(glyphId)
    return { advance: advance / unitsPerEm, originY: originY === null ? ascender : originY / unitsPerEm }
  }
}

type OriginOf = (glyphId: number) => number | null

/** VORG states the origin directly; fonts with cubic outlines have it. */
function verticalOrigins(view: DataView, tables: ReadonlyMap<string, SfntTable>): OriginOf | undefined {
  const table = tables.get('VORG')
  if (!table) return undefined
  const usual = view.getInt16(table.offset + 4)
  const exceptions = new Map<number, number>()
  const count = view.getUint16(table.offset + 6)
  for (let i = 0; i < count; i++) {
    const at = table.offset + 8 + 4 * i
    exceptions.set(view.getUint16(at), view.getInt16(at + 2))
  }
  return (glyphId) => exceptions.get(glyphId) ?? usual
}

/** Without VORG the origin is the top side bearing above the highest point of the outline. */
function topsOfOutlines(
  view: DataView,
  tables: ReadonlyMap<string, SfntTable>,
  vmtx: SfntTable,
  longMetrics: number,
): OriginOf {
  const [head, loca, glyf] = [tables.get('head'), tables.get('loca'), tables.get('glyf')]
  if (!head || !loca || !glyf) return () => null
  const long = view.getInt16(head.offset + 50) === 1
  const start = (glyphId: number): number =>
    long ? view.getUint32(loca.offset + 4 * glyphId) : 2 * view.getUint16(loca.offset + 2 * glyphId)
  const topSideBearing = (glyphId: number): number =>
    glyphId < longMetrics
      ? view.getInt16(vmtx.offset + 4 * glyphId + 2)
      : view.getInt16(vmtx.offset + 4 * longMetrics + 2 * (glyphId - longMetrics))
  return (glyphId) => {
    const at = start(glyphId)
    if (start(glyphId + 1) === at) return null
    const top = view.getInt16(glyf.offset + at + 8)
    return top + topSideBearing(glyphId)
  }
}
