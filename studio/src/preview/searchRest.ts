/** How long nothing may be typed before a preview is searched, milliseconds. */
export const SEARCH_REST = 1000
