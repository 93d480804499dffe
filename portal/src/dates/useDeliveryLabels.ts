import { dateLocale } from '@irodori/contract/language'
import { bandHours, isDeliveryTime } from '@irodori/rules/deliveryDate'
import type { Day } from '@irodori/rules/tokyoDay'
import { useTranslation } from 'react-i18next'

/** Formats days, months and time bands of a delivery in the language of the page. */
export function useDeliveryLabels() {
  const { t, i18n } = useTranslation('packaging')
  const language = dateLocale(i18n.resolvedLanguage)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: Day) => formatter.format(new Date(day))
  }
  return {
    dayLabel: format({ month: 'long', day: 'numeric', weekday: 'short' }),
    shortDayLabel: format({ month: 'numeric', day: 'numeric' }),
    monthLabel: format({ year: 'numeric', month: 'long' }),
    weekdayLabel: format({ weekday: 'short' }),
    /** The label of a carrier's time band; null is any time. */
    timeLabel: (time: string | null): string => {
      if (time === null || !isDeliveryTime(time)) return t('time.any')
      const hours = bandHours(time)
      return hours === null ? t('time.morning') : t('time.band', hours)
    },
  }
}
