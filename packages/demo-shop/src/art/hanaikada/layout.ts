/** Places for photos and text in the card's artwork, in print pixels of the card page. */
export const FRONT_FRAME = { x: 626, y: 668, radius: 398 } as const
/** The circle of the text above the frame. */
export const FRONT_TEXT_RADIUS = 552
export const BACK_PHOTO = { left: 150, top: 190, width: 600, height: 450, corner: 26 } as const
