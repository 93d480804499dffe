import type { Language } from '@irodori/contract/language'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay, tokyoTime } from '@irodori/rules/tokyoDay'

const LOCALES: Readonly<Record<Language, string>> = { ja: 'ja-JP', en: 'en-GB' }

/** Formats a day as 2026年11月21日(土), or as Sat, 21 November 2026. */
export const dayText = (language: Language, day: Day): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** Formats an ISO instant as 2026年11月21日(土) 13:05, in Tokyo time. */
export const timeText = (language: Language, instant: string): string =>
  `${dayText(language, tokyoDay(instant))} ${tokyoTime(instant)}`
