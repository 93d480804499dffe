import { isImageItem } from '@irodori/contract/entities/designItem'
import { cropCommand, openItemCommand } from '../commands/itemCommands.ts'
import type { CommandContext } from '../command/command.ts'
import { arrangingAtom } from '../state/viewState.ts'

/** Begins or ends the cropping of a photo, or moves the focus to the field of a text. @param x, y CSS pixels of the canvas */
export function openByDoubleClick(commands: CommandContext, x: number, y: number): void {
  const item = commands.stage()?.itemAt(x, y)
  if (!item || commands.store.get(arrangingAtom)) return
  const command = isImageItem(item) ? cropCommand : openItemCommand
  if (command.isEnabled(commands)) command.run(commands)
}
