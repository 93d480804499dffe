/** Number of orders in the first render: more than a screen shows. */
export const FIRST_VISIBLE = 5
const SLICE = 10
/** Number of newest orders in the history that are initially unfolded. */
const UNFOLDED = 2

/** MYP-9: number of visible orders after the next slice. */
export const nextVisibleCount = (shown: number, total: number): number => Math.min(total, shown + SLICE)

/** MYP-9: whether an order starts folded: only older orders of the history do; `index` is its position there, from 0. */
export const isInitiallyFolded = (isHistory: boolean, index: number): boolean => isHistory && index >= UNFOLDED
