import { arrangeCommands } from '../arrangement/arrangeCommands.ts'
import type { Command } from '../command/command.ts'
import { backgroundCommand, colourSetCommand } from '../dialogCommands/backgroundCommands.ts'
import { makeBookCommand } from '../dialogCommands/bookCommand.ts'
import { calendarCommand } from '../dialogCommands/calendarCommand.ts'
import { copyCommand, copyStyleCommand, duplicateCommand, pasteCommand, pasteStyleCommand } from './clipCommands.ts'
import {
  enhanceAllCommand,
  enhanceCommand,
  monochromeCommand,
  resetColoursCommand,
  sepiaCommand,
} from './colourCommands.ts'
import { darkDeskCommand } from './deskCommand.ts'
import { askCommand, faqCommand } from '../dialogCommands/helpCommands.ts'
import { redoCommand, saveCommand, undoCommand } from './historyCommands.ts'
import {
  cropCommand,
  escapeCommand,
  openItemCommand,
  selectNextCommand,
  selectPreviousCommand,
} from './itemCommands.ts'
import { menuCommand } from './menuCommand.ts'
import {
  addCaptionCommand,
  addTextCommand,
  addVerticalTextCommand,
  mirrorCommand,
  ornamentsCommand,
} from './ownItemCommands.ts'
import { nextPageCommand, previousPageCommand } from './pageCommands.ts'
import {
  brighterCommand,
  darkerCommand,
  disableFrameCommand,
  enableFrameCommand,
  magnifyCommand,
  nudgeCommands,
  reduceCommand,
  resetPhotoCommand,
  turnLeftCommand,
  turnRightCommand,
} from './photoCommands.ts'
import { mergeCommand } from '../dialogCommands/mergeCommand.ts'
import { phonePhotosCommand } from '../dialogCommands/phonePhotosCommand.ts'
import { checklistCommand, proofCommand } from '../dialogCommands/printCommands.ts'
import { commentsCommand, shareProofCommand } from '../dialogCommands/proofLinkCommands.ts'
import { removeCommand } from './removeCommand.ts'
import {
  selectAllCommand,
  swapCommand,
  swapNextCommand,
  swapPreviousCommand,
  zoomToItemCommand,
} from './selectionCommands.ts'
import {
  alignCenterCommand,
  alignLeftCommand,
  alignRightCommand,
  boldCommand,
  largerCommand,
  smallerCommand,
} from './textCommands.ts'
import {
  arrangeCommand,
  historyCommand,
  overviewCommand,
  paletteCommand,
  shortcutsCommand,
  templateCommand,
  trayCommand,
} from './toolCommands.ts'
import { fillAllCommand, fillEmptyCommand } from './trayCommands.ts'
import { actualSizeCommand, fitCommand, guidesCommand, zoomInCommand, zoomOutCommand } from './viewCommands.ts'

/** All commands of the buttons, shortcuts, menus and the palette. */
export const allCommands: readonly Command[] = [
  undoCommand,
  redoCommand,
  saveCommand,
  previousPageCommand,
  nextPageCommand,
  zoomInCommand,
  zoomOutCommand,
  fitCommand,
  actualSizeCommand,
  zoomToItemCommand,
  guidesCommand,
  darkDeskCommand,
  checklistCommand,
  proofCommand,
  selectNextCommand,
  selectPreviousCommand,
  openItemCommand,
  escapeCommand,
  cropCommand,
  turnLeftCommand,
  turnRightCommand,
  brighterCommand,
  darkerCommand,
  magnifyCommand,
  reduceCommand,
  ...nudgeCommands,
  enhanceCommand,
  enhanceAllCommand,
  monochromeCommand,
  sepiaCommand,
  resetColoursCommand,
  resetPhotoCommand,
  removeCommand,
  disableFrameCommand,
  enableFrameCommand,
  paletteCommand,
  shortcutsCommand,
  overviewCommand,
  templateCommand,
  mergeCommand,
  backgroundCommand,
  colourSetCommand,
  calendarCommand,
  historyCommand,
  trayCommand,
  phonePhotosCommand,
  shareProofCommand,
  commentsCommand,
  menuCommand,
  copyCommand,
  pasteCommand,
  duplicateCommand,
  copyStyleCommand,
  pasteStyleCommand,
  selectAllCommand,
  swapCommand,
  swapNextCommand,
  swapPreviousCommand,
  addTextCommand,
  addVerticalTextCommand,
  addCaptionCommand,
  ornamentsCommand,
  mirrorCommand,
  boldCommand,
  largerCommand,
  smallerCommand,
  alignLeftCommand,
  alignCenterCommand,
  alignRightCommand,
  fillEmptyCommand,
  fillAllCommand,
  makeBookCommand,
  arrangeCommand,
  ...arrangeCommands,
  faqCommand,
  askCommand,
]
