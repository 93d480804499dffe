import { emsOf, LINE, SIZES } from '../composing/setText.ts'
import { markWhole, plainText, sampleTextOf } from '../drafts/markedText.ts'
import { ptPx } from '../entities/pageFormat.ts'
import type { TextItem } from '../entities/types.ts'

/** The values of a text that differ in English. */
export type EnglishText = Partial<TextItem>

interface EnglishStyle {
  /** Font of the shop with Latin letters. */
  readonly font: string
  /** Points. */
  readonly leastSize: number
}

/** A quarter turn clockwise: the line begins where the column does. */
const QUARTER = 90
const ALONG_COLUMN = { North: 'West', Center: 'Center', South: 'East' } as const
const ACROSS_COLUMN = { West: 'South', Center: 'Center', East: 'North' } as const

/**
 * The English words of a text in its box: in a Latin font, no larger than the Japanese ones, and turned by a quarter where
 * these form a column.
 * @param marked the words with their sample parts marked; unmarked words are a sample as a whole if the Japanese ones are
 * @throws if they do not fit, or parts of the Japanese words are marked and none of these
 */
export function inEnglish(item: TextItem, marked: string, { font, leastSize }: EnglishStyle): EnglishText {
  const sample = sampleTextOf(withMarks(item, marked))
  const lines = sample.text.split('\n')
  const isColumn = item.type === 'VERTICAL_TEXT'
  const [along, across] = isColumn ? [item.height, item.width] : [item.width, item.height]
  const fits = (size: number): boolean =>
    Math.max(...lines.map((line) => emsOf(line, font))) * ptPx(size) <= along &&
    lines.length * LINE * ptPx(size) <= across
  const fontSize = SIZES.findLast((size) => size <= item.fontSize && fits(size))
  if (fontSize === undefined || fontSize < leastSize)
    throw new Error(`"${sample.text}" does not fit into item ${item.id} at ${leastSize} points: shorten it`)
  return {
    ...sample,
    templateItemText: sample.text,
    font,
    fontSize,
    ...(item.phraseBreaks && { phraseBreaks: false }),
    ...(isColumn && turned(item)),
  }
}

/** The box of a column turned by a quarter, so that it is that of a line. */
function turned({ left, top, width, height, horizontalAlignment, verticalAlignment }: TextItem): EnglishText {
  return {
    type: 'TEXT',
    rotate: QUARTER,
    left: left + (width - height) / 2,
    top: top + (height - width) / 2,
    width: height,
    height: width,
    horizontalAlignment: ALONG_COLUMN[verticalAlignment],
    verticalAlignment: ACROSS_COLUMN[horizontalAlignment],
  }
}

function withMarks({ text, sampleParts }: TextItem, marked: string): string {
  const [part, ...others] = sampleParts
  if (part === undefined || plainText(marked) !== marked) return marked
  if (others.length > 0 || part.text !== text) throw new Error(`mark the sample parts of "${marked}", as in "${text}"`)
  return markWhole(part.kind, marked)
}
