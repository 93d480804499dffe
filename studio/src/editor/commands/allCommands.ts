import type { Command } from './command.ts'
import { redoCommand, saveCommand, undoCommand } from './historyCommands.ts'
import {
  cropCommand,
  escapeCommand,
  openItemCommand,
  selectNextCommand,
  selectPreviousCommand,
} from './itemCommands.ts'
import { nextPageCommand, previousPageCommand } from './pageCommands.ts'
import {
  brighterCommand,
  darkerCommand,
  deletePhotoCommand,
  disableWindowCommand,
  enableWindowCommand,
  magnifyCommand,
  nudgeCommands,
  reduceCommand,
  resetPhotoCommand,
  turnLeftCommand,
  turnRightCommand,
} from './photoCommands.ts'
import { actualSizeCommand, fitCommand, guidesCommand, zoomInCommand, zoomOutCommand } from './viewCommands.ts'

/** Everything that can be done with a button or a key. */
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
  guidesCommand,
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
  resetPhotoCommand,
  deletePhotoCommand,
  disableWindowCommand,
  enableWindowCommand,
]
