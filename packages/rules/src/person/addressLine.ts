/** What the carrier's label holds. */
export const ADDRESS_LINE_MAX_CHARACTERS = 16

/** ADR-1: how many characters of an address line count; a rare kanji beyond the basic plane is one, as on the label. */
export const addressLineLength = (line: string): number => [...line].length

/** ADR-1: a line of an address has at most 16 characters. */
export const isAddressLineTooLong = (line: string): boolean => addressLineLength(line) > ADDRESS_LINE_MAX_CHARACTERS
