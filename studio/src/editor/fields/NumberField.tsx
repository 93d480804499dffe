import { classes } from '@irodori/ui/classes'
import { useEffect, useId, useState } from 'react'
import styles from './NumberField.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** True to place the label before the field instead of above it. */
  readonly isInline?: boolean
  readonly onChange: (value: number) => void
  /** Called when the field is left. */
  readonly onEnd?: () => void
}

const LONGEST_FRACTION = 2
const formatNumber = (value: number): string => String(Number(value.toFixed(LONGEST_FRACTION)))

/** A number field. Incomplete input stays in the field; only numbers, clamped to the bounds, are passed on. */
export function NumberField({ label, value, min, max, step, isInline, onChange, onEnd }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState(formatNumber(value))
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    if (!hasFocus) setDraft(formatNumber(value))
  }, [value, hasFocus])
  return (
    <div className={classes(styles.field, isInline && styles.inline)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="decimal"
        value={draft}
        min={min}
        max={max}
        step={step}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false)
          onEnd?.()
        }}
        onChange={({ target }) => {
          setDraft(target.value)
          const next = target.valueAsNumber
          if (Number.isFinite(next)) onChange(Math.min(Math.max(next, min), max))
        }}
      />
    </div>
  )
}
