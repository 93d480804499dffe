/** Variation selectors choose the form of a character and have no cell of their own. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

/** The cells that a line takes in a column: one for each character. */
export const columnCells = (line: string): number => [...line.replaceAll(SELECTORS, '')].length
