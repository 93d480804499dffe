/** MSG-4: the distinct characters beyond the basic multilingual plane in order; a text with any of them is not saved. */
export const charactersBeyondBasicPlane = (text: string): string[] => [
  ...new Set([...text].filter((character) => (character.codePointAt(0) ?? 0) > 0xffff)),
]

/** MSG-5: the proposed text is shown while designing only. Elsewhere the proposed text and the text "null" are blank. */
export function shownMessageText(
  text: string | null,
  proposed: string,
  mode: 'DESIGN' | 'PREVIEW' | 'RELEASED',
): string {
  const isBlank = text === null || text === '' || text === 'null'
  if (mode === 'DESIGN') return isBlank ? proposed : text
  return isBlank || text === proposed ? '' : text
}
