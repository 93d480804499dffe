import { elementOf } from '../art/elementOf.ts'
import { n, shape, tag } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import type { Box, Frame, Sheet } from '../composing/sheet.ts'
import { ORNAMENTS } from '../ornaments/ornaments.ts'
import { PATTERNS } from '../patterns/patterns.ts'
import type { Palette } from './palette.ts'

/** A family of ornament that any palette can colour: its layers behind and over the photos. */
export type System = (palette: Palette) => Pick<Look, 'behind' | 'before'>

export const rect = ({ left, top, width, height }: Box, fill: string): string =>
  tag('rect', { x: n(left), y: n(top), width: n(width), height: n(height), fill })

type Edge = 'left' | 'right' | 'top' | 'bottom'

/** The strip of a page along an edge. */
export const stripAt = ({ width, height }: Sheet, edge: Edge, depth: number): Box => ({
  left: edge === 'right' ? width - depth : 0,
  top: edge === 'bottom' ? height - depth : 0,
  width: edge === 'left' || edge === 'right' ? depth : width,
  height: edge === 'top' || edge === 'bottom' ? depth : height,
})

/** The edge along which a strip without texts is deepest, and that depth, at most `most`. */
export function deepestEdge(sheet: Sheet, most: number, margin: number): { edge: Edge; depth: number } {
  const depthOf = (edge: Edge): number => {
    const distances = sheet.reserved.map(({ left, top, width, height }) => {
      if (edge === 'left') return left
      if (edge === 'top') return top
      return edge === 'right' ? sheet.width - left - width : sheet.height - top - height
    })
    return Math.min(most, ...distances.map((distance) => distance - margin))
  }
  const edges = (['left', 'top', 'bottom', 'right'] as const).map((edge) => ({ edge, depth: depthOf(edge) }))
  return elementOf(
    edges.toSorted((one, other) => other.depth - one.depth),
    0,
  )
}

const areaOf = ({ width, height }: Box): number => width * height

/** The largest photo. */
export const largestFrame = ({ frames }: Sheet): Frame | undefined =>
  frames.toSorted((one, other) => areaOf(other) - areaOf(one))[0]

/**
 * The definition of one of the shop's patterns as a paint.
 * @param unit a hundredth of the page's shorter side, which stands for a millimetre of the pattern
 */
export function patternPaint(id: string, name: string, colours: readonly string[], unit: number): string {
  const { tile, tileMm } = elementOf(
    PATTERNS.filter((pattern) => pattern.id === name),
    0,
  )
  const scale = Math.round(tileMm * unit) / tile.width
  const shapes = tile.shapes
    .map(({ outline, ink }) => shape(outline, elementOf(colours, ink % colours.length)))
    .join('')
  return tag(
    'pattern',
    { id, width: tile.width, height: tile.height, patternUnits: 'userSpaceOnUse', patternTransform: `scale(${scale})` },
    // Shapes reach into the tiles beside their own.
    [-1, 0, 1]
      .flatMap((column) =>
        [-1, 0, 1].map((row) =>
          tag('g', { transform: `translate(${column * tile.width} ${row * tile.height})` }, shapes),
        ),
      )
      .join(''),
  )
}

/** One of the shop's ornaments, its centre at (x, y). */
export function ornamentAt(
  name: string,
  { x, y, size, turn }: { x: number; y: number; size: number; turn: number },
  colours: readonly string[],
): string {
  const { drawing } = elementOf(
    ORNAMENTS.filter(({ id }) => id === name),
    0,
  )
  const { width, height, shapes } = drawing
  const scale = size / Math.max(width, height)
  return tag(
    'g',
    {
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale}) translate(${-width / 2} ${-height / 2})`,
    },
    shapes.map(({ outline, ink }) => shape(outline, elementOf(colours, ink % colours.length))).join(''),
  )
}
