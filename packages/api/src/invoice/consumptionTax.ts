/** Percent. */
export const TAX_RATE = 10

/** The consumption tax that is in a price, yen; what is less than a yen is left out. */
export const taxIncluded = (price: number): number => Math.floor((price * TAX_RATE) / (100 + TAX_RATE))
