import { type Day, isDeliveryTime, type DayOff } from '@irodori/rules'
import { useTranslation } from 'react-i18next'
import type { DateRefusal } from './dateAnswer.ts'

/** Days, months and the reasons against a day, in words. */
export function useDateWords() {
  const { t, i18n } = useTranslation('packaging')
  const language = i18n.resolvedLanguage ?? 'ja'
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: Day) => formatter.format(new Date(day))
  }
  const dayWords = format({ month: 'long', day: 'numeric', weekday: 'short' })
  const shortDay = format({ month: 'numeric', day: 'numeric' })

  const restWords = (days: readonly DayOff[]): string =>
    days
      .map(({ day, reason }) => {
        const why =
          reason.kind === 'HOLIDAY' ? reason.name : reason.kind === 'WEEKEND' ? t('date.weekend') : reason.description
        return t('date.rest', { day: shortDay(day), why })
      })
      .join(t('date.and'))

  return {
    dayWords,
    monthWords: format({ year: 'numeric', month: 'long' }),
    weekdayWords: format({ weekday: 'short' }),
    /** A band of the carrier, or any time for null. */
    timeWords: (time: string | null): string => {
      if (time === null || !isDeliveryTime(time)) return t('time.any')
      const [, from, to] = /^(\d+)-(\d+)時$/.exec(time) ?? []
      return from === undefined || to === undefined ? t('time.morning') : t('time.band', { from, to })
    },
    refusalWords: (refusal: DateRefusal): string => {
      switch (refusal.reason) {
        case 'NOT_MADE_YET':
          return t('date.reason.NOT_MADE_YET', { ship: dayWords(refusal.shipDate) })
        case 'ON_ITS_WAY':
          return t('date.reason.ON_ITS_WAY', { ship: dayWords(refusal.shipDate), first: dayWords(refusal.firstDate) })
        case 'DAYS_OFF_ON_ITS_WAY':
          return t('date.reason.DAYS_OFF_ON_ITS_WAY', {
            ship: dayWords(refusal.shipDate),
            days: restWords(refusal.daysOff),
          })
        case 'AFTER_LAST_DATE':
          return t('date.reason.AFTER_LAST_DATE', { last: dayWords(refusal.lastDate) })
        default:
          return t(`date.reason.${refusal.reason}`)
      }
    },
  }
}
