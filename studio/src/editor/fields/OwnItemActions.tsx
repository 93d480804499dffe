import { Icon } from '@irodori/ui/Icon'
import type { IconName } from '@irodori/ui/shapes'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { duplicateCommand } from '../commands/clipCommands.ts'
import { removeCommand } from '../commands/removeCommand.ts'
import { arrangeCommand } from '../commands/toolCommands.ts'
import { useCommand } from '../context/useCommand.ts'
import parts from './InspectorParts.module.css'

/** What can be done with items that the customer has added and not with those of the template. */
export function OwnItemActions() {
  const { t } = useTranslation('tools')
  return (
    <div className={parts.ends}>
      <Action command={arrangeCommand} icon="move" label={t('ownItem.arrange')} />
      <Action command={duplicateCommand} icon="pages" label={t('ownItem.duplicate')} />
      <Action command={removeCommand} icon="trash" label={t('ownItem.remove')} />
    </div>
  )
}

interface ActionProps {
  readonly command: Command
  readonly icon: IconName
  readonly label: string
}

function Action({ command, icon, label }: ActionProps) {
  const { title, isEnabled, run } = useCommand(command)
  if (!isEnabled) return null
  return (
    <button type="button" className={parts.end} title={title} onClick={run}>
      <Icon name={icon} size={18} />
      {label}
    </button>
  )
}
