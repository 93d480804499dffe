/** Longest side of what a frame draws, in pixels. */
export const LIVE_SIDE = 2048
/** No level of a photo is made that would be smaller than half of this. */
export const SMALLEST_LEVEL = 256
