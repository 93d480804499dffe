import type { DesignPage, PageKey } from '@irodori/design/designPage'

/**
 * The pages that the save button saves. The sides of a card or the pieces of a set are saved together. A booklet is
 * saved page by page, and as a whole from its last page.
 * @param unsaved pages whose content the server does not have
 * @param edited the unsaved pages that the customer has edited
 */
export function pagesToSave(
  pages: readonly DesignPage[],
  unsaved: readonly DesignPage[],
  edited: readonly DesignPage[],
  current: PageKey,
  isBooklet: boolean,
): readonly DesignPage[] {
  const isLast = pages.at(-1)?.key === current
  if (!isBooklet || isLast) return unsaved
  return unsaved.filter((page) => page.key === current || edited.includes(page))
}
