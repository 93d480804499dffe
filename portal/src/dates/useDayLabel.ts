import { dateLocale } from '@irodori/contract/language'
import { useTranslation } from 'react-i18next'

/** Formats a day (YYYY-MM-DD) in the language of the page: 2026年11月21日. */
export function useDayLabel(dateStyle: 'long' | 'short' = 'long'): (day: string) => string {
  const { i18n } = useTranslation()
  const shape =
    dateStyle === 'long' ? ({ dateStyle: 'long' } as const) : ({ month: 'numeric', day: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), { ...shape, timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
