/**
 * Marks that Japanese and Latin text share under one code point: dashes, leaders and quotation marks. Japanese text sets
 * them in full width (JLREQ A.1, A.2, A.8), a Latin word sets them proportionally.
 */
const DASHES = '—―'
const LEADERS = '…‥'
const OPENING_QUOTES = '“‘'
const CLOSING_QUOTES = '”’'

export type SharedMark = 'DASH' | 'LEADER' | 'OPENING_QUOTE' | 'CLOSING_QUOTE'

const marks: ReadonlyMap<string, SharedMark> = new Map(
  (
    [
      ['DASH', DASHES],
      ['LEADER', LEADERS],
      ['OPENING_QUOTE', OPENING_QUOTES],
      ['CLOSING_QUOTE', CLOSING_QUOTES],
    ] as const
  ).flatMap(([kind, characters]) => Array.from(characters, (character) => [character, kind] as const)),
)

export const sharedMark = (character: string): SharedMark | undefined => marks.get(character)
