import type { Source } from '../sources.ts'

/** What names the demo shop to a reader: its name, a number of its orders, its business and its registration numbers. */
const EVERYWHERE = /彩り|いろどり|\birodori-\d|\bT[09]0{12}\b|@irodori\.example/gi
/** In what customers read the name of the program is that of the demo shop, too. */
const ON_SCREENS = /\bIrodori\b(?! Mincho)/g
/** The prefix of the demo's order numbers as a value of its own. */
const PREFIX = /(?:prefix|PREFIX)\w*\s*[:=?]{1,2}\s*'irodori'/g

const isOnScreen = (path: string): boolean => /^(?:locales|studio|portal|packages\/ui)\//.test(path)

/** Each place that names the demo shop, as `path: words`. */
export const demoNames = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    [EVERYWHERE, PREFIX, ...(isOnScreen(path) ? [ON_SCREENS] : [])]
      .flatMap((form) => text.match(form) ?? [])
      .map((words) => `${path}: ${words}`),
  )
