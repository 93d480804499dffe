import type { DesignItem } from '@irodori/contract/entities/designItem'
import { boundingBoxOf } from '@irodori/design/boundingBox'
import type { DesignPage } from '@irodori/design/designPage'
import { arrangeable } from '@irodori/design/movedBoxes'
import { placementOf } from '@irodori/design/placement'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import type { ArrangeCommandId } from '../arrangement/arrangeCommands.ts'
import {
  alignCommands,
  distributeCommands,
  lockCommand,
  orderCommands,
  resetArrangementCommand,
  unlockCommand,
} from '../arrangement/arrangeCommands.ts'
import type { Command } from '../command/command.ts'
import { useCommand } from '../context/useCommand.ts'
import parts from '../fields/InspectorParts.module.css'
import { ArrangeBar } from './ArrangeBar.tsx'
import { ArrangeIcon } from './ArrangeIcon.tsx'
import styles from './ArrangePanel.module.css'
import { PlaceFields } from './PlaceFields.tsx'

interface ArrangePanelProps {
  readonly page: DesignPage
  readonly items: readonly DesignItem[]
}

/** Position and size of the selected items, and the commands that arrange them. Disabled commands are hidden. */
export function ArrangePanel({ page, items }: ArrangePanelProps) {
  const { t } = useTranslation('arranging')
  const placements = items.map((item) => placementOf(page.sheet, item))
  const boundingBox = boundingBoxOf(arrangeable(page, items))
  return (
    <div className={parts.stack}>
      <ArrangeBar />
      {items.length === 0 && <p className={parts.note}>{t('hint')}</p>}
      {placements.includes('FIXED') && <p className={parts.note}>{t(items.length === 1 ? 'fixed' : 'someFixed')}</p>}
      {placements.includes('LOCKED') && <p className={parts.note}>{t(items.length === 1 ? 'locked' : 'someLocked')}</p>}
      {boundingBox && (
        <>
          <ToolRow label={t(items.length > 1 ? 'align' : 'alignToPage')} commands={alignCommands} />
          {items.length > 2 && <ToolRow label={t('distribute')} commands={distributeCommands} />}
          <ToolRow label={t('order')} commands={orderCommands} />
          <PlaceFields key={boundingBox.items.map(({ id }) => id).join()} page={page} boundingBox={boundingBox} />
          {new Set(boundingBox.items.map(({ rotate }) => rotate)).size > 1 && (
            <p className={parts.note}>{t('mixedTilt')}</p>
          )}
        </>
      )}
      <div className={parts.ways}>
        <EnabledCommand command={lockCommand} />
        <EnabledCommand command={unlockCommand} />
        <EnabledCommand command={resetArrangementCommand} />
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

function EnabledCommand({ command }: { readonly command: Command }) {
  const { label, title, isEnabled, run } = useCommand(command)
  if (!isEnabled) return null
  return (
    <Button title={title} data-first-control onClick={run}>
      <ArrangeIcon name={command.id as ArrangeCommandId} size={18} />
      {label}
    </Button>
  )
}
