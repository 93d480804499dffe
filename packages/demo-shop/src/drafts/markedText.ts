import type { SamplePart } from '../entities/types.ts'

const KINDS: ReadonlyMap<string, SamplePart['kind']> = new Map([
  ['name', 'NAME'],
  ['reading', 'READING'],
  ['latin', 'LATIN_NAME'],
  ['second', 'SECOND_NAME'],
  ['names', 'NAMES'],
  ['date', 'DATE'],
  ['title', 'TITLE'],
  ['words', 'WORDS'],
])

const MARK = /\{([a-z]+) ([^{}]+)\}/g

/** A sample text with the parts of it that stand for words of the customer. */
interface SampleText {
  text: string
  /** Whether it may be printed as it is: at most a title is marked. */
  keepsTemplateText: boolean
  sampleParts: SamplePart[]
}

/** Reads a text whose sample parts are marked: `{date 2026年10月8日}　{name 陽向}`. */
export function sampleTextOf(marked: string): SampleText {
  const sampleParts = [...marked.matchAll(MARK)].map(([mark, word = '', text = '']): SamplePart => {
    const kind = KINDS.get(word)
    if (kind === undefined) throw new Error(`"${mark}" is no mark of a sample text: use one of ${[...KINDS.keys()]}`)
    return { kind, text }
  })
  const keepsTemplateText = sampleParts.every(({ kind }) => kind === 'TITLE')
  return { text: plainText(marked), keepsTemplateText, sampleParts }
}

/** The text as it is printed. */
export const plainText = (marked: string): string => marked.replaceAll(MARK, '$2')

const WORDS: ReadonlyMap<SamplePart['kind'], string> = new Map([...KINDS].map(([word, kind]) => [kind, word]))

/** Marks a text as a whole if no part of it is marked. */
export const markWhole = (kind: SamplePart['kind'], text: string): string =>
  plainText(text) === text ? `{${WORDS.get(kind)} ${text}}` : text
