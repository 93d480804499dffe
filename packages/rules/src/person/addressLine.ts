/** Characters of one line of the carrier's label. */
export const ADDRESS_LINE_MAX_CHARACTERS = 16

/** ADR-1: the length of an address line in characters; a kanji beyond the basic plane counts as one, as on the label. */
export const addressLineLength = (line: string): number => [...line].length

/** ADR-1: a line of an address has at most 16 characters. */
export const isAddressLineTooLong = (line: string): boolean => addressLineLength(line) > ADDRESS_LINE_MAX_CHARACTERS
