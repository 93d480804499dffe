/** MSG-6: width by height of the places for photos, the top one first. */
export const PHOTO_RATIOS = [0.831, 1.5, 1.5] as const

/** MSG-7: the title and the message, and how long each may be, in code units. */
const TEXT_LENGTHS = [50, 1000] as const

/** MSG-6: null where there is no such place for a photo. */
export const photoRatio = (position: number): number | null => PHOTO_RATIOS[position - 1] ?? null

/** MSG-7: null where there is no such place for words. */
export const longestText = (position: number): number | null => TEXT_LENGTHS[position - 1] ?? null
