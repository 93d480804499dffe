import { useSession } from '@irodori/client/ClientProvider'
import { AccountItems } from '@irodori/ui/AccountButton'
import { PointMenu } from '@irodori/ui/PointMenu'
import type { IconName } from '@irodori/ui/shapes'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { backgroundCommand, colourSetCommand } from '../dialogCommands/backgroundCommands.ts'
import { addTextCommand, addVerticalTextCommand, ornamentsCommand } from '../commands/ownItemCommands.ts'
import { calendarCommand } from '../dialogCommands/calendarCommand.ts'
import { mergeCommand } from '../dialogCommands/mergeCommand.ts'
import { phonePhotosCommand } from '../dialogCommands/phonePhotosCommand.ts'
import { checklistCommand, proofCommand } from '../dialogCommands/printCommands.ts'
import { commentsCommand, shareProofCommand } from '../dialogCommands/proofLinkCommands.ts'
import {
  arrangeCommand,
  historyCommand,
  overviewCommand,
  paletteCommand,
  templateCommand,
  trayCommand,
} from '../commands/toolCommands.ts'
import { guidesCommand } from '../commands/viewCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { useCommandLabels } from '../palette/useCommandLabels.ts'

const OFFERED: readonly (readonly (readonly [Command, IconName])[])[] = [
  [
    [paletteCommand, 'search'],
    [trayCommand, 'photo'],
    [phonePhotosCommand, 'phone'],
    [templateCommand, 'template'],
    [calendarCommand, 'book'],
    [mergeCommand, 'list'],
    [arrangeCommand, 'move'],
    [addTextCommand, 'text'],
    [addVerticalTextCommand, 'verticalText'],
    [ornamentsCommand, 'flower'],
    [backgroundCommand, 'pattern'],
    [colourSetCommand, 'palette'],
  ],
  [
    [overviewCommand, 'pages'],
    [guidesCommand, 'cutLines'],
    [checklistCommand, 'check'],
    [proofCommand, 'eye'],
    [historyCommand, 'clock'],
  ],
  [
    [shareProofCommand, 'external'],
    [commentsCommand, 'pencil'],
  ],
]

interface MoreMenuProps {
  /** CSS pixels within the nearest positioned ancestor. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** Menu of the top bar on phones: tools and account. */
export function MoreMenu(props: MoreMenuProps) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const session = useSession()
  const labelsOf = useCommandLabels()
  const groups = OFFERED.map((group) =>
    group
      .filter(([command]) => command.isEnabled(commands))
      .map(([command, icon]) => ({
        id: command.id,
        label: labelsOf(command).label,
        icon,
        run: () => setTimeout(() => command.run(commands)),
      })),
  )
  return (
    <PointMenu label={t('more')} groups={groups} {...props}>
      {session && <AccountItems />}
    </PointMenu>
  )
}
