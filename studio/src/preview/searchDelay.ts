/** Milliseconds without typing before a search starts. */
export const SEARCH_DELAY_MS = 1000
