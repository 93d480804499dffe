import { classes } from '@irodori/ui'
import { useEffect, useId, useState } from 'react'
import styles from './NumberField.module.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Its name stands before it, not above. */
  readonly isInline?: boolean
  readonly onChange: (value: number) => void
  /** The field was left. */
  readonly onEnd?: () => void
}

const LONGEST_FRACTION = 2
const written = (value: number): string => String(Number(value.toFixed(LONGEST_FRACTION)))

/** A number that may be half written: only what is a number inside its bounds is handed on. */
export function NumberField({ label, value, min, max, step, isInline, onChange, onEnd }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState(written(value))
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    if (!hasFocus) setDraft(written(value))
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
