/** Where the card's artwork leaves room for photos and words, in print pixels of the card page. */
export const FRONT_WINDOW = { x: 626, y: 668, radius: 398 } as const
/** The circle of the words above the window. */
export const FRONT_WORDS_RADIUS = 552
export const BACK_PHOTO = { left: 150, top: 190, width: 600, height: 450, corner: 26 } as const
