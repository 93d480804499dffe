/** Longest side in pixels of the largest preview level. */
export const LIVE_SIDE = 2048
/** No preview level is smaller than half of this, in pixels. */
export const SMALLEST_LEVEL = 256
