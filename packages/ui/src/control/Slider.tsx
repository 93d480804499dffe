import type { CSSProperties } from 'react'
import styles from './Slider.module.css'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Called on every movement of the thumb. */
  readonly onChange: (value: number) => void
  /** Called when the pointer is released, and on every key. */
  readonly onCommit?: (value: number) => void
  /** The value as text, for screen readers. */
  readonly valueText?: string
  readonly disabled?: boolean
}

/** The native range input with the shop's style, which keeps its keys and gestures. */
export function Slider({ label, value, min, max, onChange, onCommit, valueText, ...rest }: SliderProps) {
  const filled = max > min ? (value - min) / (max - min) : 0
  return (
    <input
      type="range"
      className={styles.slider}
      style={{ '--filled': filled } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      min={min}
      max={max}
      // React's onChange fires on every movement; the native change event fires at its end.
      ref={(input) => {
        const commit = () => input && onCommit?.(input.valueAsNumber)
        input?.addEventListener('change', commit)
        return () => input?.removeEventListener('change', commit)
      }}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      {...rest}
    />
  )
}
