import { holidayName } from '@irodori/rules/nationalHoliday'
import type { DayOff } from '@irodori/rules/shipDate'
import { useTranslation } from 'react-i18next'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'
import type { DateProblem } from './checkDate.ts'

/** Explains in one sentence why a delivery date cannot be chosen. */
export function useDateProblemText(): (problem: DateProblem) => string {
  const { t, i18n } = useTranslation('packaging')
  const language = i18n.resolvedLanguage === 'en' ? 'en' : 'ja'
  const { dayLabel, shortDayLabel } = useDeliveryLabels()

  const daysOffText = (days: readonly DayOff[]): string =>
    days
      .map(({ day, reason }) => {
        const why =
          reason.kind === 'HOLIDAY'
            ? holidayName(reason.name, language)
            : reason.kind === 'WEEKEND'
              ? t('date.weekend')
              : reason.description
        return t('date.rest', { day: shortDayLabel(day), why })
      })
      .join(t('date.and'))

  return (problem) => {
    switch (problem.reason) {
      case 'NOT_MADE_YET':
        return t('date.reason.NOT_MADE_YET', { ship: dayLabel(problem.shipDate) })
      case 'ON_ITS_WAY':
        return t('date.reason.ON_ITS_WAY', {
          ship: dayLabel(problem.shipDate),
          first: dayLabel(problem.firstDate),
          days: problem.days,
        })
      case 'DAYS_OFF_ON_ITS_WAY':
        return t('date.reason.DAYS_OFF_ON_ITS_WAY', {
          ship: dayLabel(problem.shipDate),
          days: daysOffText(problem.daysOff),
        })
      case 'AFTER_LAST_DATE':
        return t('date.reason.AFTER_LAST_DATE', { last: dayLabel(problem.lastDate) })
      default:
        return t(`date.reason.${problem.reason}`)
    }
  }
}
