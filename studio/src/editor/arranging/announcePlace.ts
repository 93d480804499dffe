import { placeOnPaper } from '@irodori/design/arranging'
import type { CommandContext } from '../commands/command.ts'
import { pageAtom, selectedItemAtom } from '../state/designState.ts'

/** What a hand can do with an item's box. */
export type BoxStep = 'move' | 'resize' | 'turnItem'

export const isBoxStep = (label: string): label is BoxStep =>
  label === 'move' || label === 'resize' || label === 'turnItem'

/** Tells where the selected item stands now, or how large or how far turned it is. */
export function announcePlace({ store, announcer }: Pick<CommandContext, 'store' | 'announcer'>, step: BoxStep): void {
  const [page, item] = [store.get(pageAtom), store.get(selectedItemAtom)]
  if (!page || !item) return
  const { left, top, width, height, degrees } = placeOnPaper(page.sheet, item)
  announcer.announce({ key: `announce.${step}`, values: { left, top, width, height, degrees } })
}
