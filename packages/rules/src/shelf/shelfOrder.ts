interface Positioned {
  /** Null while the shop has not placed it. */
  readonly position: number | null
}

interface PositionedByAge extends Positioned {
  readonly createdAt: string
}

/** Where a category without a position stands: it may be overtaken by a position above it. */
const UNPLACED_CATEGORY = 1000

/** SRT-1: categories by position, one without as if it had 1000, and then the newest first. */
export const compareCategories = (a: PositionedByAge, b: PositionedByAge): number =>
  (a.position ?? UNPLACED_CATEGORY) - (b.position ?? UNPLACED_CATEGORY) ||
  Date.parse(b.createdAt) - Date.parse(a.createdAt)

/** SRT-2: products by position, those without one after all others; equals keep the order in which they came. */
export function compareProducts(a: Positioned, b: Positioned): number {
  if (a.position === null || b.position === null) return Number(a.position === null) - Number(b.position === null)
  return a.position - b.position
}
