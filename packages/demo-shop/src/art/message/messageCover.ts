import { readFileSync } from 'node:fs'

/** In pixels; lists show it at half this size. */
export const MESSAGE_COVER = { width: 640, height: 800 }

/**
 * The cover of a message page by its theme, as the portal draws it. It is the preview of a shared link. The portal's test of
 * its themes writes the files and keeps them equal.
 */
export const messageCover = (theme: string): string => readFileSync(new URL(`./${theme}.svg`, import.meta.url), 'utf8')
