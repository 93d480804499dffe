/** The specification allows 4 rows of 22 px, with 4 px around them. */
const ROW_PX = 22
const PADDING_PX = 4
const MOST_ROWS = 4

/** Height of the field for a text of a height; both in CSS pixels without the element's padding. */
export const areaHeight = (height: number): number =>
  Math.min(Math.max(Math.round(height / ROW_PX), 1), MOST_ROWS) * ROW_PX + PADDING_PX
