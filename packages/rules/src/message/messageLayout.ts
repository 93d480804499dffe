/** MSG-6: width divided by height of the photos, the top one first. */
export const PHOTO_RATIOS = [0.831, 1.5, 1.5] as const

/** MSG-7: the greatest lengths of the title and the message, in code units. */
const TEXT_LENGTHS = [50, 1000] as const

/** MSG-6: null if the message has no photo at this position. */
export const photoRatio = (position: number): number | null => PHOTO_RATIOS[position - 1] ?? null

/** MSG-7: null if the message has no text at this position. */
export const maxTextLength = (position: number): number | null => TEXT_LENGTHS[position - 1] ?? null
