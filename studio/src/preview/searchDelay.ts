/** How long nothing may be typed before a preview is searched, milliseconds. */
export const SEARCH_DELAY_MS = 1000
