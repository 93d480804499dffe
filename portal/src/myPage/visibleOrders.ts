/** Orders that stand on the page from its first moment: more than a screen holds. */
export const FIRST_VISIBLE = 5
const SLICE = 10
/** The newest orders of the history that are shown whole. */
const UNFOLDED = 2

/** MYP-9: how many orders stand on the page after the next slice. */
export const nextVisibleCount = (shown: number, total: number): number => Math.min(total, shown + SLICE)

/** MYP-9: an order of the history is folded, but for the newest ones; `index` counts from 0 within the history. */
export const isInitiallyFolded = (isHistory: boolean, index: number): boolean => isHistory && index >= UNFOLDED
