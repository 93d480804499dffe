import type { CSSProperties } from 'react'
import styles from './Slider.module.css'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** On every movement of the hand. */
  readonly onChange: (value: number) => void
  /** When the hand lets go, and on every key. */
  readonly onCommit?: (value: number) => void
  /** The value in words, for those who hear it. */
  readonly valueText?: string
  readonly disabled?: boolean
}

/** The device's own slider in the shop's clothes: its keys and gestures are known everywhere. */
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
      // React calls every movement a change; the browser's own change event is the end of one.
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
