import type { DesignPage, PageKey } from '@irodori/design'

/**
 * What the save button writes. The sides of a card or the pieces of a set belong together; a booklet is written page
 * by page as the customer gets on, and as a whole from its last page.
 * @param unsaved pages whose content the server does not have
 * @param edited those of them on which the customer worked
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
