import { BLEED_MM, px } from './pageFormat.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A place on a postcard, in millimetres of the cut card, as print pixels of its page. */
export const onCard = (left: number, top: number, width: number, height: number): Box => ({
  left: px(left + BLEED_MM),
  top: px(top + BLEED_MM),
  width: px(width),
  height: px(height),
})

/** Boxes from left to right; a pitch is the distance in millimetres from the left of a box to that of the next one. */
const row = (first: { left: number; top: number; width: number; height: number }, pitches: readonly number[]): Box[] =>
  [0, ...pitches].map((_, at) => {
    const before = pitches.slice(0, at).reduce((sum, pitch) => sum + pitch, 0)
    return onCard(first.left + before, first.top, first.width, first.height)
  })

/** How many digits stand before the hyphen of a postal code. */
export const DIGITS_BEFORE_HYPHEN = 3

/**
 * The boxes of the seven digits of a postal code on a postcard: 12 mm from above, 8 mm from the right, each 5.7 by 8 mm at the
 * inside of its lines (Japan Post, manual of postal codes and bar codes, figure 2).
 */
export const POSTAL_BOXES: readonly Box[] = row(
  { left: 44.3, top: 12, width: 5.7, height: 8 },
  [7, 7, 7.6, 6.8, 6.8, 6.8],
)

/** The boxes of the sender's postal code, at the left below, where official postcards have them. */
export const SENDER_BOXES: readonly Box[] = row({ left: 5.5, top: 123, width: 3.6, height: 5 }, [4, 4, 4.8, 4, 4, 4])
