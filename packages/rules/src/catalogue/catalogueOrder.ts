interface Positioned {
  /** Null if the shop has not set it. */
  readonly position: number | null
}

interface PositionedByAge extends Positioned {
  readonly createdAt: string
}

/** The position of a category without one; the shop may set greater positions. */
const UNPLACED_CATEGORY = 1000

/** SRT-1: sorts categories by position (1000 if null), then the newest first. */
export const compareCategories = (a: PositionedByAge, b: PositionedByAge): number =>
  (a.position ?? UNPLACED_CATEGORY) - (b.position ?? UNPLACED_CATEGORY) ||
  Date.parse(b.createdAt) - Date.parse(a.createdAt)

/** SRT-2: sorts products by position, those without one last; the sort is stable. */
export function compareProducts(a: Positioned, b: Positioned): number {
  if (a.position === null || b.position === null) return Number(a.position === null) - Number(b.position === null)
  return a.position - b.position
}
