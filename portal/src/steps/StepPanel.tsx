import { Button, Icon } from '@irodori/ui'
import { type ReactNode, useId } from 'react'
import styles from './StepPanel.module.css'

interface Reason {
  readonly key: string
  readonly words: string
}

interface StepPanelProps {
  readonly label: string
  /** What holds the step up; the button is disabled while there is anything. */
  readonly reasons: readonly Reason[]
  /** Stands above the reasons. */
  readonly lead?: string
  /** Nothing can be said of the step yet. */
  readonly isLoading?: boolean
  readonly isBusy: boolean
  readonly onGo: () => void
  /** The words of the button. */
  readonly children: ReactNode
}

/** The foot of a step: what is missing, in words, and the button to the next one. */
export function StepPanel({ label, reasons, lead, isLoading, isBusy, onGo, children }: StepPanelProps) {
  const id = useId()
  const isHeldUp = reasons.length > 0
  return (
    <section className={styles.panel} aria-label={label}>
      {isHeldUp && (
        <div className={styles.reasons} id={id}>
          {lead !== undefined && <p>{lead}</p>}
          <ul>
            {reasons.map(({ key, words }) => (
              <li key={key}>
                <Icon name="info" size={16} />
                {words}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="primary"
        wide
        busy={isBusy}
        disabled={isLoading || isHeldUp}
        aria-describedby={isHeldUp ? id : undefined}
        onClick={onGo}
      >
        {children}
      </Button>
    </section>
  )
}
