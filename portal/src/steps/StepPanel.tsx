import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { type ReactNode, useId } from 'react'
import styles from './StepPanel.module.css'

interface Reason {
  readonly key: string
  readonly text: string
  /** The page on which it can be mended. */
  readonly href?: string | null
}

interface StepPanelProps {
  readonly label: string
  /** Why the step cannot be left yet; the button is disabled while there is a reason. */
  readonly reasons: readonly Reason[]
  /** Shown above the reasons. */
  readonly lead?: string
  /** The data of the step has not loaded yet. */
  readonly isLoading?: boolean
  readonly isBusy: boolean
  readonly onGo: () => void
  /** The label of the button. */
  readonly children: ReactNode
}

/** The foot of a step: the list of what is missing, and the button to the next step. */
export function StepPanel({ label, reasons, lead, isLoading, isBusy, onGo, children }: StepPanelProps) {
  const id = useId()
  const isBlocked = reasons.length > 0
  return (
    <section className={styles.panel} aria-label={label}>
      {isBlocked && (
        <div className={styles.reasons} id={id}>
          {lead !== undefined && <p>{lead}</p>}
          <ul>
            {reasons.map(({ key, text, href }) => (
              <li key={key}>
                <Icon name="info" size={16} />
                {href ? <AppLink href={href}>{text}</AppLink> : text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="primary"
        wide
        busy={isBusy}
        disabled={isLoading || isBlocked}
        aria-describedby={isBlocked ? id : undefined}
        onClick={onGo}
      >
        {children}
      </Button>
    </section>
  )
}
