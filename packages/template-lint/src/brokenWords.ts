import type { TextItem } from '@irodori/contract/entities/designItem'
import type { PrintedWords } from './printedWords.ts'
import type { TemplateFinding } from './templateFinding.ts'

/** A number with its unit or counter, and a Latin word. */
const WHOLE =
  /[\d０-９][\d０-９.,:：/-]*\s?(?:年|月|日|歳|才|時|分|秒|か月|ヶ月|個|枚|人|回|円|g|kg|cm|mm)?|[A-Za-z]+/gu
/** Numbers in kanji are whole only with a unit, since 一 begins many words. */
const KANJI_NUMBER = /[〇一二三四五六七八九十百千]+(?:年|月|日|歳|時|分|グラム)/gu
/** Sample parts that are names or dates. */
const WHOLE_PARTS: ReadonlySet<string> = new Set(['NAME', 'READING', 'LATIN_NAME', 'SECOND_NAME', 'DATE'])

/** Lines that end within a name, a date, a number or a Latin word. Measured in breaks. */
export function brokenWords({ item, itemId, setting }: PrintedWords): TemplateFinding[] {
  if (item.type === 'CURVED_TEXT') return []
  const breaks = softBreaks(
    item.text,
    setting.lines.map(({ text }) => text),
  )
  const whole = wholeRanges(item)
  const broken = breaks.filter((at) => whole.some(([from, to]) => from < at && at < to)).length
  return broken === 0 ? [] : [{ rule: 'BROKEN_WORD', itemId, words: item.text, measured: broken, limit: 0 }]
}

/** Offsets of a text at which a line ends that its writer has not ended. */
function softBreaks(text: string, lines: readonly string[]): number[] {
  const breaks: number[] = []
  let at = 0
  for (const line of lines) {
    const start = text.indexOf(line.trim(), at)
    if (start > at && !text.slice(at, start).includes('\n')) breaks.push(start)
    else if (start === at && at > 0) breaks.push(start)
    if (start >= 0) at = start + line.trim().length
  }
  return breaks
}

function wholeRanges({ text, sampleParts = [] }: TextItem): (readonly [number, number])[] {
  const matches = [WHOLE, KANJI_NUMBER].flatMap((pattern) => [...text.matchAll(pattern)])
  const parts = sampleParts
    .filter(({ kind }) => WHOLE_PARTS.has(kind))
    .map((part) => ({ 0: part.text, index: text.indexOf(part.text) }))
  return [...matches, ...parts].map(({ 0: word, index }) => [index, index + word.length] as const)
}
