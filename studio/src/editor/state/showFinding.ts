import type { Finding } from '@irodori/design'
import { boundsOnPage, findItem } from '@irodori/design'
import type { CommandContext } from '../commands/command.ts'
import { pageAtom } from './designState.ts'

/** Goes to the place of a finding: its page, its item selected, near enough to be seen. */
export function showFinding({ store, actions, stage }: CommandContext, { pageKey, itemId }: Finding): void {
  actions.showPage(pageKey)
  actions.select(itemId)
  const page = store.get(pageAtom)
  const item = page && findItem(page, itemId)
  if (item) stage()?.showPart(boundsOnPage(item))
}
