import { classes } from '../styles/classes.ts'
import styles from './Progress.module.css'

interface ProgressProps {
  /** The work in progress. */
  readonly label: string
  /** From 0 to 1; null while unknown. */
  readonly value: number | null
}

export function Progress({ label, value }: ProgressProps) {
  const percent = value === null ? undefined : Math.round(value * 100)
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        {percent !== undefined && <span>{percent}%</span>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div
          className={classes(styles.bar, value === null && styles.unknown)}
          style={value === null ? undefined : { transform: `scaleX(${value})` }}
        />
      </div>
    </div>
  )
}
