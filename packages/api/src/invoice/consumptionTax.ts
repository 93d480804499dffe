/** Percent. */
export const TAX_RATE = 10

/** The consumption tax that a price includes, in yen, rounded down. */
export const taxIncluded = (price: number): number => Math.floor((price * TAX_RATE) / (100 + TAX_RATE))
