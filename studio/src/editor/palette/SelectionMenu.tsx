import { PointMenu } from '@irodori/ui/PointMenu'
import type { IconName } from '@irodori/ui/shapes'
import { useTranslation } from 'react-i18next'
import { lockCommand, orderCommands, resetArrangementCommand, unlockCommand } from '../arrangement/arrangeCommands.ts'
import type { Command } from '../command/command.ts'
import {
  copyCommand,
  copyStyleCommand,
  duplicateCommand,
  pasteCommand,
  pasteStyleCommand,
} from '../commands/clipCommands.ts'
import { cropCommand, openItemCommand } from '../commands/itemCommands.ts'
import {
  addCaptionCommand,
  addTextCommand,
  addVerticalTextCommand,
  mirrorCommand,
  ornamentsCommand,
} from '../commands/ownItemCommands.ts'
import { disableFrameCommand, enableFrameCommand, resetPhotoCommand } from '../commands/photoCommands.ts'
import { backgroundCommand, colourSetCommand } from '../dialogCommands/backgroundCommands.ts'
import { mergeCommand } from '../dialogCommands/mergeCommand.ts'
import { commentsCommand, shareProofCommand } from '../dialogCommands/proofLinkCommands.ts'
import { removeCommand } from '../commands/removeCommand.ts'
import {
  selectAllCommand,
  swapCommand,
  swapNextCommand,
  swapPreviousCommand,
  zoomToItemCommand,
} from '../commands/selectionCommands.ts'
import { boldCommand, largerCommand, smallerCommand } from '../commands/textCommands.ts'
import {
  arrangeCommand,
  overviewCommand,
  paletteCommand,
  templateCommand,
  trayCommand,
} from '../commands/toolCommands.ts'
import { actualSizeCommand, fitCommand } from '../commands/viewCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { selectedItemAtom } from '../state/designState.ts'
import { menuAtom } from '../state/viewState.ts'
import { useCommandLabels } from './useCommandLabels.ts'

const ICONS: Readonly<Record<string, IconName>> = {
  openItem: 'pencil',
  crop: 'crop',
  swap: 'swap',
  swapNext: 'swap',
  resetPhoto: 'reset',
  remove: 'trash',
  addText: 'text',
  addVerticalText: 'verticalText',
  addCaption: 'text',
  ornaments: 'flower',
  background: 'pattern',
  colourSet: 'palette',
  bold: 'bold',
  zoomToItem: 'zoomIn',
  fit: 'fit',
  palette: 'search',
  tray: 'photo',
  overview: 'pages',
  template: 'template',
  merge: 'list',
  arrange: 'move',
  shareProof: 'external',
  comments: 'pencil',
  resetArrangement: 'reset',
}

const CLIPBOARD = [copyCommand, pasteCommand, duplicateCommand, copyStyleCommand, pasteStyleCommand]
const OF_SELECTION: readonly (readonly Command[])[] = [
  [openItemCommand, cropCommand, zoomToItemCommand],
  CLIPBOARD,
  [swapCommand, swapPreviousCommand, swapNextCommand],
  [boldCommand, largerCommand, smallerCommand],
  [addCaptionCommand, mirrorCommand],
  [resetPhotoCommand, removeCommand, disableFrameCommand, enableFrameCommand],
  [...orderCommands, lockCommand, unlockCommand, resetArrangementCommand],
  [selectAllCommand, arrangeCommand],
]
const OF_PAGE: readonly (readonly Command[])[] = [
  [pasteCommand, selectAllCommand],
  [addTextCommand, addVerticalTextCommand, ornamentsCommand],
  [backgroundCommand, colourSetCommand],
  [fitCommand, actualSizeCommand, overviewCommand],
  [templateCommand, mergeCommand, arrangeCommand],
  [trayCommand, paletteCommand],
  [shareProofCommand, commentsCommand],
]

/** Context menu of the selected items, or of the page if nothing is selected. */
export function SelectionMenu({ at }: { readonly at: { readonly x: number; readonly y: number } }) {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const labelsOf = useCommandLabels()
  const item = useEditorValue(selectedItemAtom)
  const isOff = item?.isDisabledItem === true
  const offered = (command: Command): boolean =>
    command.isEnabled(commands) &&
    (command === enableFrameCommand ? isOff : !(command === disableFrameCommand && isOff))
  const groups = (item ? OF_SELECTION : OF_PAGE).map((group) =>
    group.filter(offered).map((command) => {
      const { label, shortcuts } = labelsOf(command)
      return {
        id: command.id,
        label,
        shortcut: shortcuts[0] ?? null,
        run: () => setTimeout(() => command.run(commands)),
        ...(ICONS[command.id] ? { icon: ICONS[command.id] } : {}),
      }
    }),
  )
  return (
    <PointMenu
      label={t('menu.title')}
      at={at}
      groups={groups}
      onClose={() => store.set(menuAtom, null)}
      focusAfter={() => document.querySelector('canvas[role=application]')}
    />
  )
}
