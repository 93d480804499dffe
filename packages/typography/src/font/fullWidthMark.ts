import type { Rect } from '@irodori/geometry/shape'
import { sharedMark } from '../unicode/sharedMarks.ts'
import type { ShapedGlyph } from './fontFace.ts'

/**
 * A quotation mark or leader in the full-width cell of Japanese text, for a font that has only the proportional one: an
 * opening quotation mark in the second half of the cell, a closing one in the first, a leader in the middle of the cell.
 */
export function fullWidthMark(
  character: string,
  glyphs: readonly ShapedGlyph[],
  ink: (glyphId: number) => Rect | null,
  ascender: number,
): readonly ShapedGlyph[] {
  const mark = sharedMark(character)
  const [glyph] = glyphs
  if (mark === undefined || mark === 'DASH' || glyph === undefined || glyph.advance >= 1) return glyphs
  const x = glyph.x + startInCell(mark, glyph.advance)
  return [
    {
      ...glyph,
      x,
      y: glyph.y + (mark === 'LEADER' ? riseToMiddle(ink(glyph.id), ascender) : 0),
      advance: 1,
      natural: 1,
    },
  ]
}

function startInCell(mark: 'LEADER' | 'OPENING_QUOTE' | 'CLOSING_QUOTE', advance: number): number {
  if (mark === 'LEADER') return (1 - advance) / 2
  return (mark === 'OPENING_QUOTE' ? 0.5 : 0) + (0.5 - advance) / 2
}

const riseToMiddle = (ink: Rect | null, ascender: number): number =>
  ink === null ? 0 : 0.5 - ascender - (ink.top + ink.height / 2)
