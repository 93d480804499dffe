import type { ComponentProps } from 'react'
import { Slider } from './Slider.tsx'
import styles from './SliderRow.module.css'

interface SliderRowProps extends ComponentProps<typeof Slider> {
  readonly valueText: string
}

/** A slider with its label and value above it. */
export const SliderRow = (props: SliderRowProps) => (
  <div className={styles.row}>
    <div className={styles.words} aria-hidden="true">
      <span className={styles.label}>{props.label}</span>
      <span>{props.valueText}</span>
    </div>
    <Slider {...props} />
  </div>
)
