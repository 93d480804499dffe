import type { DeliveryQuestion } from '@irodori/rules/deliveryDate'
import { lastDeliveryDate } from '@irodori/rules/deliveryDate'
import { nationalHoliday } from '@irodori/rules/nationalHoliday'
import type { Day } from '@irodori/rules/tokyoDay'
import { addMonths, tokyoDay } from '@irodori/rules/tokyoDay'
import { IconButton } from '@irodori/ui/IconButton'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'
import { checkDate } from './checkDate.ts'
import styles from './DatePicker.module.css'
import { dayAfterKey, monthGrid, monthOf, weekdayOf } from './monthGrid.ts'
import { useDateProblemText } from './useDateProblemText.ts'

interface DatePickerProps {
  readonly label: string
  readonly question: DeliveryQuestion
  readonly value: Day | null
  /** The proposed day, which receives the focus first. */
  readonly earliest: Day
  readonly refused: ReadonlySet<Day>
  readonly onChoose: (day: Day) => void
}

/** Any week that starts on a Sunday; it provides the names of the weekdays. */
const SOME_WEEK = monthGrid('2026-11')[1] ?? []

/**
 * A calendar of one month. Every day can be focused and read; a day that cannot be chosen states its reason under the
 * pointer, on focus, and in its name for a screen reader.
 */
export function DatePicker({ label, question, value, earliest, refused, onChoose }: DatePickerProps) {
  const { t } = useTranslation('packaging')
  const { dayLabel, monthLabel, weekdayLabel } = useDeliveryLabels()
  const dateProblemText = useDateProblemText()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const first = tokyoDay(question.now)
  const last = lastDeliveryDate(question.orderDate)
  const [current, setCurrent] = useState<Day>(value ?? earliest)
  const [pointed, setPointed] = useState<Day | null>(null)
  const [isKeyed, setKeyed] = useState(false)
  const month = monthOf(current)
  const check = (day: Day) => checkDate(day, question, refused)

  // A layout effect, so that the new day has the focus before the next key event; turning the month removes the old one.
  useLayoutEffect(() => {
    if (isKeyed) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current, isKeyed])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, current, first, last)
    if (next === null) return
    event.preventDefault()
    setKeyed(true)
    setPointed(null)
    setCurrent(next)
  }
  const turn = (count: 1 | -1) => {
    const turned = addMonths(`${month}-01`, count)
    setKeyed(false)
    setPointed(null)
    setCurrent(turned < first ? first : turned > last ? last : turned)
  }
  const explainedDay = pointed ?? current
  const explained = check(explainedDay)

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.head}>
        <IconButton
          icon="chevronLeft"
          label={t('date.previousMonth')}
          disabled={month === monthOf(first)}
          onClick={() => turn(-1)}
        />
        <p id={`${id}-month`} aria-live="polite" className={styles.month}>
          {monthLabel(`${month}-01`)}
        </p>
        <IconButton
          icon="chevronRight"
          label={t('date.nextMonth')}
          disabled={month === monthOf(last)}
          onClick={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that keys navigate is a grid
        role="grid"
        aria-labelledby={`${id}-month`}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(null)}
      >
        <thead>
          <tr>
            {SOME_WEEK.map(
              (day) =>
                day && (
                  <th key={day} scope="col">
                    {weekdayLabel(day)}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is known only by its index
                if (day === null) return <td key={index} />
                const checked = check(day)
                const isRed = weekdayOf(day) === 0 || nationalHoliday(day) !== null
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className={styles.day}
                      data-day={day}
                      data-red={isRed || undefined}
                      tabIndex={day === current ? 0 : -1}
                      aria-pressed={day === value}
                      aria-disabled={!checked.ok || undefined}
                      aria-label={
                        checked.ok
                          ? dayLabel(day)
                          : t('date.cannot', { day: dayLabel(day), reason: dateProblemText(checked.error) })
                      }
                      onPointerEnter={() => setPointed(day)}
                      onFocus={() => setCurrent(day)}
                      onClick={() => {
                        setCurrent(day)
                        if (checked.ok) onChoose(day)
                      }}
                    >
                      {Number(day.slice(-2))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Hidden, because the name of each day contains the same text. */}
      <p className={styles.reason} aria-hidden="true">
        {explained.ok
          ? t('date.can', { day: dayLabel(explainedDay), ship: dayLabel(explained.value) })
          : t('date.cannot', { day: dayLabel(explainedDay), reason: dateProblemText(explained.error) })}
      </p>
    </fieldset>
  )
}
