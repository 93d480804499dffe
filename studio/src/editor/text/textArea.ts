/** Of the specification: at most 4 rows of 22 px, and 4 px about them. */
const ROW_PX = 22
const AROUND_PX = 4
const MOST_ROWS = 4

/** Height of the field for words of a height, CSS pixels without padding. */
export const areaHeight = (words: number): number =>
  Math.min(Math.max(Math.round(words / ROW_PX), 1), MOST_ROWS) * ROW_PX + AROUND_PX
