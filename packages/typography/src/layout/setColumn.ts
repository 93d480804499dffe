import type { Rect } from '@irodori/geometry/shape'
import type { FontFace, ShapedGlyph } from '../font/fontFace.ts'
import type { Gap, SpacedCharacter } from '../line/closingUp.ts'
import { blankAfter, gapBetween, overhang, SOLID, spacedCharacter } from '../line/closingUp.ts'
import type { LineLength, Squeeze } from '../line/fitLine.ts'
import { UNSQUEEZED } from '../line/fitLine.ts'
import { dashJoints, isDash } from '../line/joinDashes.ts'
import type { Paragraph } from '../line/paragraphs.ts'
import { isSpace } from '../line/paragraphs.ts'
import type { Cluster } from '../line/shapeLine.ts'
import { shapeLine } from '../line/shapeLine.ts'
import type { VerticalCell } from './verticalCells.ts'

/** A glyph of a column: the position of its origin from the top of the column's centre line, in em. */
export interface ColumnGlyph {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly turned: boolean
  /** Horizontal scale, below 1 for text that is wider than its cell. */
  readonly scaleX: number
}

/** The run of rotated characters that begins at `start`. */
export function sidewaysRun(cells: readonly VerticalCell[], start: number): Paragraph {
  const characters: string[] = []
  const inWord: boolean[] = []
  for (let cell = cells[start]; cell?.kind === 'sideways'; cell = cells[start + characters.length]) {
    characters.push(cell.character)
    inWord.push(cell.inWord)
  }
  return { characters, inWord }
}

/** The vertical advance of a cell, in em; rotated characters are measured as a run instead. */
export function advanceOfCell(cell: VerticalCell, font: FontFace): number {
  if (cell.kind === 'joined') return 0
  const [glyph] = cell.kind === 'upright' ? cell.glyphs : []
  return glyph === undefined ? 1 : font.vertical(glyph.id).advance
}

/** The blank between a cell and the next one. */
export function gapAfter(cells: readonly VerticalCell[], i: number, font: FontFace): Gap {
  const next = cells[i + 1]
  return next === undefined ? SOLID : gapBetween(spacedCell(cells[i], font), spacedCell(next, font))
}

function spacedCell(cell: VerticalCell | undefined, font: FontFace): SpacedCharacter | null {
  if (cell?.kind !== 'upright') return null
  return spacedCharacter(cell.character, () => {
    const [glyph] = cell.glyphs
    const ink = glyph && font.ink(glyph.id)
    if (!ink) return null
    const { originY } = font.vertical(glyph.id)
    const shift = cell.needsShift ? verticalShift(cell.character, ink, 0, originY).y : 0
    const start = originY + glyph.y + ink.top + shift
    return { start, end: start + ink.height }
  })
}

/** The least room of a cell at the end of its column, in em. */
export function advanceAtEnd(cell: VerticalCell, font: FontFace): number {
  const last = spacedCell(cell, font)
  return advanceOfCell(cell, font) - blankAfter(last) - overhang(last)
}

export interface SetColumn extends LineLength {
  readonly glyphs: readonly ColumnGlyph[]
}

/** The glyphs of one column from its top, and its length. */
export function setColumn(cells: readonly VerticalCell[], font: FontFace, squeeze: Squeeze = UNSQUEEZED): SetColumn {
  const glyphs: ColumnGlyph[] = []
  let [pen, dots, brackets] = [0, 0, 0]
  /** Ends a cell or a run of rotated ones. */
  const advanceBy = (advance: number, { closed, slack }: Gap): number => {
    dots += slack.dots
    brackets += slack.brackets
    return advance - closed - slack.dots * squeeze.dots - slack.brackets * squeeze.brackets
  }
  let end: Pick<LineLength, 'blank' | 'overhang'> = { blank: 0, overhang: 0 }
  let spaced = spacedCell(cells[0], font)
  let i = 0
  for (let cell = cells[i]; cell !== undefined; cell = cells[i]) {
    const run = cell.kind === 'sideways' ? sidewaysRun(cells, i) : null
    i += run === null ? 1 : run.characters.length
    const next = cells[i]
    const spacedNext = spacedCell(next, font)
    const gap = next === undefined ? SOLID : gapBetween(spaced, spacedNext)
    if (run !== null) {
      const line = shapeLine(run, font, { squeeze })
      glyphs.push(...sidewaysGlyphs(line.clusters, pen, font))
      dots += line.slack.dots
      brackets += line.slack.brackets
      pen += advanceBy(line.advance, gap)
      end = line
    } else {
      if (cell.kind === 'upright') addUpright(glyphs, cell.glyphs, cell.needsShift, cell.character, pen, font)
      if (cell.kind === 'together') glyphs.push(...togetherGlyphs(cell.text, pen, font))
      const advance = advanceBy(advanceOfCell(cell, font), gap)
      if (isDash(cell.character)) glyphs.push(...jointsOf(cell, next, pen, advance, font))
      pen += advance
      if (next === undefined) end = { blank: blankAfter(spaced), overhang: overhang(spaced) }
    }
    spaced = spacedNext
  }
  return { glyphs, advance: pen, blank: end.blank, overhang: end.overhang, slack: { dots, brackets } }
}

// A clockwise rotation turns up into right; the centre of the em box is placed on the column's centre line.
function sidewaysGlyphs(clusters: readonly Cluster[], pen: number, font: FontFace): ColumnGlyph[] {
  return clusters.flatMap((cluster) =>
    cluster.glyphs.map((glyph) => ({
      id: glyph.id,
      x: 0.5 - font.ascender - glyph.y,
      y: pen + cluster.x + glyph.x,
      turned: true,
      scaleX: 1,
    })),
  )
}

function addUpright(
  column: ColumnGlyph[],
  glyphs: readonly ShapedGlyph[],
  needsShift: boolean,
  character: string,
  pen: number,
  font: FontFace,
): void {
  const [base] = glyphs
  if (base === undefined || isSpace(character)) return
  const { originY } = font.vertical(base.id)
  const left = -font.horizontalAdvance(base.id) / 2
  const shift = needsShift ? verticalShift(character, font.ink(base.id), left, originY) : NO_SHIFT
  for (const glyph of glyphs) {
    const x = left + glyph.x + shift.x
    const y = pen + originY + glyph.y + shift.y
    column.push({ id: glyph.id, x, y, turned: false, scaleX: 1 })
  }
}

/** What joins an upright dash to one after it as one stroke. */
function jointsOf(
  cell: VerticalCell,
  next: VerticalCell | undefined,
  pen: number,
  advance: number,
  font: FontFace,
): ColumnGlyph[] {
  if (cell.kind !== 'upright' || next?.kind !== 'upright') return []
  const [glyph] = cell.glyphs
  if (glyph === undefined || glyph.id !== next.glyphs[0]?.id) return []
  const joints: ColumnGlyph[] = []
  for (const distance of dashJoints(advance, font.ink(glyph.id)?.height ?? 0))
    addUpright(joints, cell.glyphs, cell.needsShift, cell.character, pen + distance, font)
  return joints
}

const NO_SHIFT = { x: 0, y: 0 }

const SMALL_KANA_SHIFT = 0.12

/**
 * The shift that replaces a missing vertical form: full stops and commas move from the lower left to the upper right of
 * the cell, small kana slightly up and to the right.
 */
function verticalShift(character: string, ink: Rect | null, left: number, originY: number): { x: number; y: number } {
  if (ink === null) return NO_SHIFT
  if (/[、。，．]/u.test(character)) {
    const middleX = left + ink.left + ink.width / 2
    const middleY = originY + ink.top + ink.height / 2
    return { x: -2 * middleX, y: 1 - 2 * middleY }
  }
  if (/[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ]/u.test(character)) {
    return { x: SMALL_KANA_SHIFT, y: -SMALL_KANA_SHIFT }
  }
  return NO_SHIFT
}

function togetherGlyphs(text: string, pen: number, font: FontFace): ColumnGlyph[] {
  const { clusters, advance } = shapeLine({ characters: [...text], inWord: [...text].map(() => true) }, font)
  const scaleX = advance > 1 ? 1 / advance : 1
  return clusters.flatMap((cluster) =>
    cluster.glyphs.map((glyph) => ({
      id: glyph.id,
      x: (cluster.x + glyph.x - advance / 2) * scaleX,
      y: pen + font.ascender + glyph.y,
      turned: false,
      scaleX,
    })),
  )
}
