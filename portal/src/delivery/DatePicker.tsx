import { addMonths, type Day, type DeliveryQuestion, lastDeliveryDate, nationalHoliday, tokyoDay } from '@irodori/rules'
import { IconButton } from '@irodori/ui'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DatePicker.module.css'
import { dateAnswer } from './dateAnswer.ts'
import { dayAfterKey, monthGrid, monthOf, weekdayOf } from './monthGrid.ts'
import { useDateWords } from './useDateWords.ts'

interface DatePickerProps {
  readonly label: string
  readonly question: DeliveryQuestion
  readonly value: Day | null
  /** Proposed, and where the keyboard begins. */
  readonly earliest: Day
  readonly refused: ReadonlySet<Day>
  readonly onChoose: (day: Day) => void
}

/** A week whose first day is a Sunday, for the names of the days. */
const SOME_WEEK = monthGrid('2026-11')[1] ?? []

/**
 * A month of days. Every day can be reached and read; those that cannot be chosen say why, under the pointer, on focus and
 * in their name for a screen reader.
 */
export function DatePicker({ label, question, value, earliest, refused, onChoose }: DatePickerProps) {
  const { t } = useTranslation('packaging')
  const { dayWords, monthWords, weekdayWords, refusalWords } = useDateWords()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const first = tokyoDay(question.now)
  const last = lastDeliveryDate(question.orderDate)
  const [current, setCurrent] = useState<Day>(value ?? earliest)
  const [pointed, setPointed] = useState<Day | null>(null)
  const [isKeyed, setKeyed] = useState(false)
  const month = monthOf(current)
  const answerOf = (day: Day) => dateAnswer(day, question, refused)

  // Before the next key arrives, which would find nobody when the month was turned.
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
  const explained = answerOf(pointed ?? current)
  const explainedDay = pointed ?? current

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
          {monthWords(`${month}-01`)}
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
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that keys move through is a grid
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
                    {weekdayWords(day)}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its place
                if (day === null) return <td key={index} />
                const answer = answerOf(day)
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
                      aria-disabled={!answer.ok || undefined}
                      aria-label={
                        answer.ok
                          ? dayWords(day)
                          : t('date.cannot', { day: dayWords(day), reason: refusalWords(answer) })
                      }
                      onPointerEnter={() => setPointed(day)}
                      onFocus={() => setCurrent(day)}
                      onClick={() => {
                        setCurrent(day)
                        if (answer.ok) onChoose(day)
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
      {/* The same words stand in the name of each day. */}
      <p className={styles.reason} aria-hidden="true">
        {explained.ok
          ? t('date.can', { day: dayWords(explainedDay), ship: dayWords(explained.shippingStart) })
          : t('date.cannot', { day: dayWords(explainedDay), reason: refusalWords(explained) })}
      </p>
    </fieldset>
  )
}
