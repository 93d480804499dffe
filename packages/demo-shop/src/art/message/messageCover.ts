import { readFileSync } from 'node:fs'

/** Pixels; lists show it at half of this. */
export const MESSAGE_COVER = { width: 640, height: 800 }

/**
 * The cover of a message page by its theme, as the portal draws it: whoever is sent a link sees what will be opened.
 * The files are written by the portal's own test of its themes, which also holds them equal.
 */
export const messageCover = (theme: string): string => readFileSync(new URL(`./${theme}.svg`, import.meta.url), 'utf8')
