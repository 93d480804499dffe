import { arrangeCommands } from '../arrangement/arrangeCommands.ts'
import type { Command } from '../command/command.ts'

export const COMMAND_GROUPS = ['edit', 'page', 'photo', 'text', 'arrange', 'tool'] as const
export type Family = (typeof COMMAND_GROUPS)[number]

const MEMBERS: Readonly<Record<Exclude<Family, 'tool'>, readonly string[]>> = {
  edit: [
    'undo',
    'redo',
    'save',
    'selectAll',
    'selectNext',
    'selectPrevious',
    'openItem',
    'escape',
    'copy',
    'paste',
    'duplicate',
    'remove',
    'copyStyle',
    'pasteStyle',
  ],
  page: [
    'previousPage',
    'nextPage',
    'zoomIn',
    'zoomOut',
    'fit',
    'actualSize',
    'zoomToItem',
    'darkDesk',
    'guides',
    'overview',
    'template',
    'background',
    'colourSet',
    'calendar',
  ],
  photo: [
    'crop',
    'nudgeLeft1',
    'nudgeRight1',
    'nudgeUp1',
    'nudgeDown1',
    'nudgeLeft10',
    'nudgeRight10',
    'nudgeUp10',
    'nudgeDown10',
    'magnify',
    'reduce',
    'turnLeft',
    'turnRight',
    'brighter',
    'darker',
    'resetPhoto',
    'disableWindow',
    'enableWindow',
    'swap',
    'swapNext',
    'swapPrevious',
    'phonePhotos',
    'fillEmpty',
    'fillAll',
    'makeBook',
  ],
  text: [
    'addText',
    'addVerticalText',
    'addCaption',
    'bold',
    'larger',
    'smaller',
    'alignLeft',
    'alignCenter',
    'alignRight',
  ],
  arrange: ['arrange', 'mirror', ...arrangeCommands.map(({ id }) => id)],
}

/** Group of a command; commands without a group are tools. */
export const groupOf = ({ id }: Command): Family =>
  COMMAND_GROUPS.find((family) => family !== 'tool' && MEMBERS[family].includes(id)) ?? 'tool'
