import type { Day } from '@irodori/rules/tokyoDay'

const WRITTEN_DAY = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))/
const WRITTEN_TIME =
  /^(?:\([^)]*\)|（[^）]*）)?[T\s]*(?:(\d{1,2})[:時](\d{1,2})(?:[:分](\d{1,2}))?(?:\.\d+)?[秒分]?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

export interface WrittenTime {
  readonly day: Day
  /** HH:mm:ss; midnight if only a day is written. */
  readonly time: string
  /** As `+09:00`; null if the text has none. */
  readonly zone: string | null
}

/**
 * A day or a time as shops write it: 2026/11/24 9:05, 2026-11-24T09:05:00+09:00, 20261124, 2026年11月24日 9時5分, in any
 * width. Null if the text is none, or its day or time does not exist.
 */
export function readTime(text: string): WrittenTime | null {
  const plain = text.normalize('NFKC').trim()
  const written = WRITTEN_DAY.exec(plain)
  if (!written) return null
  const [whole, year = '', , month = written[5] ?? written[7] ?? '', date = written[6] ?? written[8] ?? ''] = written
  const clock = WRITTEN_TIME.exec(plain.slice(whole.length))
  if (!clock) return null
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  const [hour = '0', minute = '0', second = '0'] = clock.slice(1, 4)
  const time = [hour, minute, second].map((part) => part.padStart(2, '0')).join(':')
  const instant = new Date(`${day}T${time}Z`)
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}T${time}`)
  if (!isReal) return null
  const zone = clock[4] === 'Z' ? '+00:00' : (clock[4]?.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2') ?? null)
  return { day, time, zone }
}
