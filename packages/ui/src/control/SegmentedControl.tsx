import { useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Shown instead of the label, which becomes the accessible name. */
  readonly icon?: IconName
  /** A drawing shown instead of the label, as the data of an SVG path. */
  readonly drawing?: { readonly path: string; readonly viewBox: string }
  readonly disabled?: boolean
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly segments: readonly Segment<Value>[]
  readonly onChange: (value: Value) => void
}

/** A choice between a few visible options, built from radio buttons for keyboards and screen readers. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  segments,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.option}
          title={segment.icon || segment.drawing ? segment.label : undefined}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            aria-label={segment.label}
            onChange={() => onChange(segment.value)}
          />
          <span className={styles.face}>
            <Face {...segment} />
          </span>
        </label>
      ))}
    </div>
  )
}

function Face({ icon, drawing, label }: Pick<Segment<string>, 'icon' | 'drawing' | 'label'>) {
  if (icon) return <Icon name={icon} />
  if (!drawing) return label
  return (
    <svg viewBox={drawing.viewBox} className={styles.drawing} aria-hidden="true">
      <path d={drawing.path} />
    </svg>
  )
}
