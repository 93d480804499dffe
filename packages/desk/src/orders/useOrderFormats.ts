import { dateLocale } from '@irodori/contract/language'
import { useTranslation } from 'react-i18next'

/** How days, times and prices of orders are written in the language of the page, in Japanese time. */
export function useOrderFormats() {
  const { i18n } = useTranslation()
  const locale = dateLocale(i18n.resolvedLanguage)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Tokyo', ...options })
  const ofDay = format({ dateStyle: 'medium' })
  const ofTime = format({ dateStyle: 'medium', timeStyle: 'short' })
  const ofPrice = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'ja', { style: 'currency', currency: 'JPY' })
  return {
    /** @param day YYYY-MM-DD */
    day: (day: string) => ofDay.format(new Date(`${day}T00:00:00+09:00`)),
    time: (time: string) => ofTime.format(new Date(time)),
    yen: (yen: number) => ofPrice.format(yen),
  }
}
