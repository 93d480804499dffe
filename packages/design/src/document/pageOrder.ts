import { isInnerPage } from '@irodori/rules/innerPage'
import type { Change, Edit } from './change.ts'
import { NO_CHANGE, squashChanges } from './change.ts'
import type { DesignPage, PageKey, Sheet } from './designPage.ts'
import { withMonthOf } from './withMonthOf.ts'

/** What is on a page, apart from the place of the page in its document. */
export type PageContent = Pick<DesignPage, 'templateId' | 'sheet' | 'items'>

/**
 * The change that puts other content on a page, which keeps its month; its reverse restores the old content. No item may be
 * on both.
 */
export function replaceContent(page: DesignPage, { templateId, sheet, items }: PageContent): Change {
  const edits = [
    ...page.items.map((item): [string, Edit<typeof item | null>] => [item.id, { before: item, after: null }]),
    ...items.map((item): [string, Edit<typeof item | null>] => [item.id, { before: null, after: item }]),
  ]
  return {
    [page.key]: {
      items: Object.fromEntries(edits),
      sheet: {
        before: { ...page.sheet, templateId: page.templateId },
        after: { ...withMonthOf(sheet, page.sheet), templateId },
      },
    },
  }
}

/**
 * The pages of a booklet that can change places: those between its covers.
 * @param totalPage null for a product that is no booklet
 */
export const innerPages = (pages: readonly DesignPage[], totalPage: number | null): readonly DesignPage[] =>
  totalPage === null ? [] : pages.filter(({ pageNumber }) => isInnerPage(pageNumber, totalPage))

const isSameSheet = (one: Sheet, other: Sheet): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.dpi === other.dpi &&
  one.bleedMm === other.bleedMm &&
  one.safeMm === other.safeMm

/**
 * Moves the content of a page to another place among these pages; those between move up by one. The pages themselves keep
 * their keys, numbers and designs.
 * @param to index among the pages
 * @returns no change if the page stays, or if a sheet has another size
 */
export function movePage(pages: readonly DesignPage[], key: PageKey, to: number): Change {
  const from = pages.findIndex((page) => page.key === key)
  const moving = pages[from]
  if (!moving || !pages[to] || from === to) return NO_CHANGE
  const order = pages.toSpliced(from, 1).toSpliced(to, 0, moving)
  const moves = pages.flatMap((page, at) => {
    const content = order[at]
    return content && content !== page ? [{ page, content }] : []
  })
  if (!moves.every(({ page, content }) => isSameSheet(page.sheet, content.sheet))) return NO_CHANGE
  return moves.map(({ page, content }) => replaceContent(page, content)).reduce(squashChanges, NO_CHANGE)
}

/**
 * Copies the content of a page onto another one, whose own content is replaced.
 * @returns no change if the sheets differ in size
 */
export function copyPage(from: DesignPage, onto: DesignPage, newId: () => string): Change {
  if (from === onto || !isSameSheet(from.sheet, onto.sheet)) return NO_CHANGE
  return replaceContent(onto, { ...from, items: from.items.map((item) => ({ ...item, id: newId() })) })
}
