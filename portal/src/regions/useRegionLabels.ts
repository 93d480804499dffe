import { dateLocale } from '@irodori/contract/language'
import type { Place, PlaceDelivery } from '@irodori/rules/places'
import { namesOf } from '@irodori/rules/places'
import { prefectureName } from '@irodori/rules/prefecture'
import { addDays, tokyoDay } from '@irodori/rules/tokyoDay'
import { useTranslation } from 'react-i18next'
import { hoursOf } from './clockBands.ts'

/** The names of a place and of those around it in the language of the page, with their readings; English ones have none. */
export function usePlaceNames(): (place: Place) => readonly { readonly name: string; readonly reading: string }[] {
  const { i18n } = useTranslation('regions')
  if (i18n.resolvedLanguage !== 'en') return namesOf
  return (place) => namesOf(place).map(({ name }) => ({ name: prefectureName(name, 'en'), reading: '' }))
}

/** Formats delivery days and delivery times in the language of the page. */
export function useRegionLabels(now: Date) {
  const { t, i18n } = useTranslation(['regions', 'search'])
  const language = dateLocale(i18n.resolvedLanguage)
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  const dayAfter = (days: number) => format.format(new Date(addDays(tokyoDay(now), days)))
  return {
    daysLabel: ({ least, most }: PlaceDelivery['days']): string =>
      least === most ? t('search:days.same', { count: least }) : t('search:days.range', { least, most }),
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
