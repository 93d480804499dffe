import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import { dateLocale } from '@irodori/contract/language'
import { dayKey } from '@irodori/design/dayPhotoBoxes'
import { ownDayLines, type OwnDayReading } from '@irodori/design/ownDayLines'
import { ownDayLabel } from '@irodori/design/ownDays'
import type { Month } from '@irodori/rules/month'
import { Button } from '@irodori/ui/Button'
import { TextArea } from '@irodori/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './OwnDaysField.module.css'
import { rememberedDays } from './rememberedDays.ts'

const LINES = 5
/** A leap year, which has every day. */
const ANY_YEAR = 2024

interface OwnDaysFieldProps {
  /** One own day a line. */
  readonly text: string
  readonly reading: OwnDayReading
  /** The first month of the calendar. */
  readonly start: Month
  /** The days whose cells have a photo, as MM-DD; null if the cells are too small for photos. */
  readonly photoDays: ReadonlySet<string> | null
  readonly onChange: (text: string) => void
  readonly onPhotoChange: (day: string, hasPhoto: boolean) => void
}

/** The own days of a calendar as lines, typed or pasted, how they will be shown, and which have a photo. */
export function OwnDaysField({ text, reading, start, photoDays, onChange, onPhotoChange }: OwnDaysFieldProps) {
  const { t, i18n } = useTranslation(['tools', 'common'])
  const [remembered] = useState(() => rememberedDays(() => window.localStorage))
  const { days, unread } = reading
  const dateOf = ({ month, date }: OwnDay): string =>
    new Intl.DateTimeFormat(dateLocale(i18n.language), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(ANY_YEAR, month - 1, date),
    )
  const labelOf = (day: OwnDay): string => {
    const isNextYear = day.month < Number(start.slice(5))
    return ownDayLabel(day, Number(start.slice(0, 4)) + (isNextYear ? 1 : 0), i18n.language === 'en' ? 'en' : 'ja')
  }
  return (
    <>
      <TextArea
        label={t('calendar.ownDays')}
        help={t('calendar.ownDaysHelp')}
        error={unread.length > 0 ? t('calendar.unread', { lines: unread.join(t('common:comma')) }) : null}
        rows={LINES}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text.trim() === '' && remembered.length > 0 && (
        <Button icon="reset" onClick={() => onChange(ownDayLines(remembered))}>
          {t('calendar.remembered', { count: remembered.length })}
        </Button>
      )}
      {days.length > 0 && (
        <ul className={styles.days} aria-label={t('calendar.shown')}>
          {days.map((day, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two own days may be equal
            <li key={at}>
              <span className={styles.date}>{dateOf(day)}</span> {labelOf(day)}
              {photoDays && (
                <label className={styles.photo}>
                  <input
                    type="checkbox"
                    aria-label={t('calendar.photoOf', { day: labelOf(day) })}
                    checked={photoDays.has(dayKey(day))}
                    onChange={({ target }) => onPhotoChange(dayKey(day), target.checked)}
                  />
                  {t('calendar.photo')}
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
