/** MSG-4: characters beyond the basic multilingual plane, each once and in their order; words with any are not saved. */
export const charactersBeyondBasicPlane = (text: string): string[] => [
  ...new Set([...text].filter((character) => (character.codePointAt(0) ?? 0) > 0xffff)),
]

/** MSG-5: the proposed words are shown while designing only; to others they, and the text "null", are no words. */
export function shownMessageText(
  text: string | null,
  proposed: string,
  mode: 'DESIGN' | 'PREVIEW' | 'RELEASED',
): string {
  const isBlank = text === null || text === '' || text === 'null'
  if (mode === 'DESIGN') return isBlank ? proposed : text
  return isBlank || text === proposed ? '' : text
}
