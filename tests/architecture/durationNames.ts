import type { Source } from './sources.ts'

const UNITLESS_CONSTANT = /\bconst (?:DAY|HOUR|MINUTE|SECOND|WEEK|(?:[A-Z]+_)*(?:TIMEOUT|PAUSES?|DELAY|LIFETIME)) =/g
const UNITLESS_FIELD = /\b\w*(?:[tT]imeout|[pP]ause|[dD]elay|[lL]ifetime)\??: number\b/g

/** Names of durations without a unit; a reader would have to look for it, and a day is 86,400 or 86,400,000. */
export const unitlessDurations = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(UNITLESS_CONSTANT), ...text.matchAll(UNITLESS_FIELD)].map(([found]) => `${path}: ${found}`),
  )
