/** Longest side in pixels of the largest preview level. */
export const LIVE_SIDE = 2048
/** Longest side in pixels of the preview level that is examined for faces, sharpness and similarity. */
export const EXAMINED_SIDE = 512
/** No preview level is smaller than half of this, in pixels. */
export const SMALLEST_LEVEL = 256
