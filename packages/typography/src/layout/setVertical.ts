import { rect } from '@irodori/geometry/shape'
import type { FontFace } from '../font/fontFace.ts'
import type { BreakUnit, Opportunities } from '../line/lineBreaking.ts'
import { fitLine, UNSQUEEZED } from '../line/fitLine.ts'
import { breakLines, breakOpportunities } from '../line/lineBreaking.ts'
import type { Paragraph } from '../line/paragraphs.ts'
import { isSpace, visibleEnd } from '../line/paragraphs.ts'
import type { PhraseFinder } from '../line/phrases.ts'
import { levelsOf } from '../line/phrases.ts'
import { shapeLine } from '../line/shapeLine.ts'
import type { GlyphComposer } from './glyphComposer.ts'
import type { ColumnGlyph } from './setColumn.ts'
import { advanceAtEnd, gapAfter, advanceOfCell, setColumn, sidewaysRun } from './setColumn.ts'
import { unitsOf } from './setStraight.ts'
import type { SetLine, TextRequest } from './textRequest.ts'
import { alignedStart, extentOfLines, LINE_HEIGHT, SHARE_ACROSS, SHARE_DOWN } from './textRequest.ts'
import type { VerticalCell } from './verticalCells.ts'
import { verticalCells } from './verticalCells.ts'

interface Column {
  readonly text: string
  readonly extent: number
  readonly glyphs: readonly ColumnGlyph[]
}

/** Sets paragraphs as columns from right to left, wrapped at the height of the box. */
export function setVertical(
  paragraphs: readonly Paragraph[],
  request: TextRequest,
  font: FontFace,
  composer: GlyphComposer,
  findPhrases: PhraseFinder | null = null,
): SetLine[] {
  const { fontSize, width, height } = request
  const columns = paragraphs.flatMap((paragraph) => columnsOf(paragraph, height / fontSize, font, findPhrases))
  const blockWidth = extentOfLines(columns.length) * fontSize
  const blockLeft = alignedStart(width, blockWidth, SHARE_ACROSS[request.horizontalAlignment])
  return columns.map((column, i) => {
    const left = blockLeft + (columns.length - 1 - i) * LINE_HEIGHT * fontSize
    const extent = column.extent * fontSize
    const top = alignedStart(height, extent, SHARE_DOWN[request.verticalAlignment])
    placeColumn(column, left + fontSize / 2, top, fontSize, composer)
    return { text: column.text, box: rect(left, top, fontSize, extent) }
  })
}

/** Data of a paragraph that does not depend on the column length. */
interface ParagraphCells {
  readonly cells: readonly VerticalCell[]
  readonly units: readonly BreakUnit[]
  /** Where its columns may break, the best opportunities first. */
  readonly levels: readonly Opportunities[]
}

// Keyed by the paragraphs of prepareText, each of which belongs to one font.
const cachedCells = new WeakMap<Paragraph, ParagraphCells>()
const cachedCellsOfPhrases = new WeakMap<Paragraph, ParagraphCells>()

function cellsOfParagraph(paragraph: Paragraph, font: FontFace, findPhrases: PhraseFinder | null): ParagraphCells {
  const cached = findPhrases === null ? cachedCells : cachedCellsOfPhrases
  let measured = cached.get(paragraph)
  if (measured === undefined) {
    const cells = verticalCells(paragraph, font)
    const levels = levelsOf(paragraph, breakOpportunities(paragraph), findPhrases)
    measured = { cells, units: columnUnits(cells, font), levels }
    cached.set(paragraph, measured)
  }
  return measured
}

function columnsOf(paragraph: Paragraph, limit: number, font: FontFace, findPhrases: PhraseFinder | null): Column[] {
  const { characters } = paragraph
  const { cells, units, levels } = cellsOfParagraph(paragraph, font, findPhrases)
  return breakLines(units, levels, limit).map(({ start, end }) => {
    const visible = cells.slice(start, visibleEnd(characters, start, end))
    const solid = setColumn(visible, font)
    const { length, squeeze } = fitLine(solid, limit)
    const { glyphs } = squeeze === UNSQUEEZED ? solid : setColumn(visible, font, squeeze)
    return { glyphs, extent: length, text: characters.slice(start, end).join('') }
  })
}

function columnUnits(cells: readonly VerticalCell[], font: FontFace): BreakUnit[] {
  const units: BreakUnit[] = []
  for (let cell = cells[0]; cell !== undefined; cell = cells[units.length]) {
    if (cell.kind === 'sideways') {
      const run = sidewaysRun(cells, units.length)
      units.push(...unitsOf(run.characters, shapeLine(run, font).clusters))
      const { slack } = gapAfter(cells, units.length - 1, font)
      // Only a bracket or middle dot after the run has slack there.
      const last = units.pop()
      if (last) units.push({ ...last, slack: slack.dots + slack.brackets })
      continue
    }
    const { closed, slack } = gapAfter(cells, units.length, font)
    units.push({
      advance: advanceOfCell(cell, font) - closed,
      slack: slack.dots + slack.brackets,
      natural: advanceAtEnd(cell, font),
      isSpace: isSpace(cell.character),
      isJoined: cell.kind === 'joined',
    })
  }
  return units
}

function placeColumn(column: Column, middle: number, top: number, fontSize: number, composer: GlyphComposer): void {
  for (const { id, x, y, turned, scaleX } of column.glyphs) {
    const e = middle + x * fontSize
    const f = top + y * fontSize
    const map = turned
      ? { a: 0, b: fontSize, c: -fontSize, d: 0, e, f }
      : { a: fontSize * scaleX, b: 0, c: 0, d: fontSize, e, f }
    composer.place(id, map)
  }
}
