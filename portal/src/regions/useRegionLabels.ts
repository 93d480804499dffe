import type { PlaceDelivery } from '@irodori/rules/places'
import { addDays, tokyoDay } from '@irodori/rules/tokyoDay'
import { useTranslation } from 'react-i18next'
import { hoursOf } from './clockBands.ts'

/** Formats delivery days and delivery times in the language of the page. */
export function useRegionLabels(now: Date) {
  const { t, i18n } = useTranslation(['regions', 'search'])
  const language = i18n.resolvedLanguage ?? 'ja'
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  const dayAfter = (days: number) => format.format(new Date(addDays(tokyoDay(now), days)))
  return {
    daysLabel: ({ least, most }: PlaceDelivery['days']): string =>
      least === most ? t('search:days.same', { days: least }) : t('search:days.range', { least, most }),
    /** An example: the arrival of a parcel that ships today. */
    arrivalExample: ({ least, most }: PlaceDelivery['days']): string =>
      least === most
        ? t('place.example', { date: dayAfter(least) })
        : t('place.exampleRange', { from: dayAfter(least), to: dayAfter(most) }),
    timeLabel: (time: string): string => {
      const { from, to } = hoursOf(time)
      return to <= 12 ? t('time.morning') : t('time.band', { from, to })
    },
  }
}
