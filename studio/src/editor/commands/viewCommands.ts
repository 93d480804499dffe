import type { Command, CommandContext } from '../command/command.ts'
import { pageAtom } from '../state/designState.ts'
import { guidesAtom, zoomOfActualSize } from '../state/viewState.ts'

const STEP = 1.25

const view = (id: 'zoomIn' | 'zoomOut' | 'fit' | 'actualSize', keys: readonly string[], action: Action): Command => ({
  id,
  label: `command.${id}`,
  keys,
  undo: 'NONE',
  isEnabled: ({ stage }) => stage() !== null,
  run: (context) => action(context),
})
type Action = (context: CommandContext) => void

export const zoomInCommand = view('zoomIn', ['mod+=', 'mod+shift+='], ({ stage }) => stage()?.zoomBy(STEP))
export const zoomOutCommand = view('zoomOut', ['mod+-'], ({ stage }) => stage()?.zoomBy(1 / STEP))
export const fitCommand = view('fit', ['mod+0'], ({ stage }) => stage()?.fit())
/** Zooms to the printed size. */
export const actualSizeCommand = view('actualSize', ['mod+1'], ({ store, stage }) => {
  const page = store.get(pageAtom)
  if (page) stage()?.zoomTo(zoomOfActualSize(page.sheet.dpi))
})

export const guidesCommand: Command = {
  id: 'guides',
  label: 'command.guides',
  keys: ['g'],
  undo: 'NONE',
  isEnabled: () => true,
  run: ({ store }) => store.set(guidesAtom, !store.get(guidesAtom)),
}
