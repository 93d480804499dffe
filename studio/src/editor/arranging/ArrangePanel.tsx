import type { DesignItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { placementOf } from '@irodori/design'
import { Button } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import type { Command } from '../commands/command.ts'
import { useCommand } from '../parts/useCommand.ts'
import { ArrangeBar } from './ArrangeBar.tsx'
import { ArrangeIcon } from './ArrangeIcon.tsx'
import styles from './ArrangePanel.module.css'
import type { ArrangeCommandId } from './arrangeCommands.ts'
import {
  alignCommands,
  distributeCommands,
  lockCommand,
  orderCommands,
  resetArrangementCommand,
  unlockCommand,
} from './arrangeCommands.ts'
import { PlaceFields } from './PlaceFields.tsx'

interface ArrangePanelProps {
  readonly page: DesignPage
  readonly items: readonly DesignItem[]
}

/** Where the selected items stand, and everything that arranges them; what cannot be done now is not offered. */
export function ArrangePanel({ page, items }: ArrangePanelProps) {
  const { t } = useTranslation('arranging')
  const placements = items.map((item) => placementOf(page.sheet, item))
  const [item] = items
  return (
    <div className={styles.stack}>
      <ArrangeBar />
      {items.length === 0 && <p className={styles.note}>{t('hint')}</p>}
      {placements.includes('FIXED') && <p className={styles.note}>{t(items.length === 1 ? 'fixed' : 'someFixed')}</p>}
      {placements.includes('LOCKED') && (
        <p className={styles.note}>{t(items.length === 1 ? 'locked' : 'someLocked')}</p>
      )}
      {placements.includes('FREE') && (
        <>
          <ToolRow label={t(items.length > 1 ? 'align' : 'alignToPage')} commands={alignCommands} />
          {items.length > 2 && <ToolRow label={t('distribute')} commands={distributeCommands} />}
          <ToolRow label={t('order')} commands={orderCommands} />
          {items.length === 1 && item && <PlaceFields key={item.id} page={page} item={item} />}
        </>
      )}
      <div className={styles.ways}>
        <Way command={lockCommand} />
        <Way command={unlockCommand} />
        <Way command={resetArrangementCommand} />
      </div>
    </div>
  )
}

function ToolRow({ label, commands }: { readonly label: string; readonly commands: readonly Command[] }) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{label}</legend>
      {commands.map((command) => (
        <Tool key={command.id} command={command} />
      ))}
    </fieldset>
  )
}

function Tool({ command }: { readonly command: Command }) {
  const { label, title, isEnabled, run } = useCommand(command)
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={title}
      aria-disabled={!isEnabled}
      data-first-control
      onClick={run}
    >
      <ArrangeIcon name={command.id as ArrangeCommandId} />
    </button>
  )
}

function Way({ command }: { readonly command: Command }) {
  const { label, title, isEnabled, run } = useCommand(command)
  if (!isEnabled) return null
  return (
    <Button title={title} data-first-control onClick={run}>
      <ArrangeIcon name={command.id as ArrangeCommandId} size={18} />
      {label}
    </Button>
  )
}
