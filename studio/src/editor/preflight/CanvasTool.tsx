import { Icon } from '@irodori/ui/Icon'
import type { IconName } from '@irodori/ui/shapes'
import type { ReactNode } from 'react'
import type { Command } from '../command/command.ts'
import { useCommand } from '../context/useCommand.ts'
import styles from './CanvasTool.module.css'

interface CanvasToolProps {
  readonly command: Command
  readonly icon: IconName
  /** How many things wait behind the button, with the same in words; none for 0. */
  readonly count?: { readonly number: number; readonly words: string }
  readonly children?: ReactNode
}

/** A button over the canvas, which shows its icon alone on a narrow screen. */
export function CanvasTool({ command, icon, count, children }: CanvasToolProps) {
  const { label, title, isEnabled, run } = useCommand(command)
  return (
    <button type="button" className={styles.tool} title={title} disabled={!isEnabled} onClick={run}>
      <Icon name={icon} size={18} />
      <span className={styles.label}>{label}</span>
      {count && count.number > 0 ? (
        <>
          <span className={styles.count} aria-hidden="true">
            {count.number}
          </span>
          <span className={styles.unseen}>{count.words}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
