import type { Change, Edit } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { History } from '../document/history.ts'

/** An edit of something that is no item of the page: it alters nothing. */
const NO_ITEM: Edit<null> = { before: null, after: null }

/**
 * The change with which the customer takes a photo back in that was set aside. It names the photo and alters no page, so
 * that undo and the journal treat the choice like every other step.
 * @param page any page of the document
 */
export const takeIn = (page: DesignPage, imageName: string): Change => ({
  [page.key]: { items: { [imageName]: NO_ITEM } },
})

/** Names of the photos that were taken back in, by steps that are not undone. */
export const photosTakenIn = ({ past }: Pick<History, 'past'>): ReadonlySet<string> =>
  new Set(
    past
      .flatMap(({ change }) => Object.values(change))
      .flatMap(({ items }) => Object.entries(items))
      .flatMap(([name, { before, after }]) => (before === null && after === null ? [name] : [])),
  )
