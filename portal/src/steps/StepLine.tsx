import { Icon } from '@irodori/ui/Icon'
import type { ReactNode } from 'react'
import styles from './StepLine.module.css'

interface ShownStep {
  readonly key: string
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD'
  readonly name: string
  /** Small text under the name. */
  readonly note?: string | undefined
}

interface StepLineProps {
  readonly label: string
  readonly steps: readonly ShownStep[]
  /** Shows the number of a step that is not done inside its point. */
  readonly isNumbered?: boolean
}

/** Steps as points on a line: a finished step has a tick, the current one an accent colour. */
export function StepLine({ label, steps, isNumbered = false }: StepLineProps) {
  return (
    <ol className={styles.line} aria-label={label} data-numbered={isNumbered}>
      {steps.map(({ key, state, name, note }, index) => (
        <li
          key={key}
          className={styles.step}
          data-state={state}
          aria-current={state === 'CURRENT' ? 'step' : undefined}
        >
          <span className={styles.point}>{pointOf(state, isNumbered ? index + 1 : null)}</span>
          <span className={styles.name}>{name}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}

const pointOf = (state: ShownStep['state'], number: number | null): ReactNode =>
  state === 'DONE' ? <Icon name="check" size={14} /> : number
