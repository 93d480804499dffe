import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Change, Edit, PageChange } from '../document/change.ts'
import type { DesignDocument, DesignPage } from '../document/designPage.ts'
import { findPage } from '../document/designPage.ts'

/** The change that gives each page of one document the content of the same page in another document. */
export function changeBetween(from: DesignDocument, to: DesignDocument): Change {
  const change: Record<string, PageChange> = {}
  for (const page of from.pages) {
    const target = findPage(to, page.key)
    const pageChange = target && target !== page ? pageChangeBetween(page, target) : null
    if (pageChange) change[page.key] = pageChange
  }
  return change
}

function pageChangeBetween(from: DesignPage, to: DesignPage): PageChange | null {
  const items: Record<string, Edit<DesignItem | null>> = {}
  for (const id of new Set([...from.items, ...to.items].map((item) => item.id))) {
    const before = from.items.find((item) => item.id === id) ?? null
    const after = to.items.find((item) => item.id === id) ?? null
    if (!isSame(before, after)) items[id] = { before, after }
  }
  const sheet = {
    before: { ...from.sheet, templateId: from.templateId },
    after: { ...to.sheet, templateId: to.templateId },
  }
  const isSheetSame = isSame(sheet.before, sheet.after)
  if (Object.keys(items).length === 0 && isSheetSame) return null
  return isSheetSame ? { items } : { items, sheet }
}

const isSame = (a: object | null, b: object | null): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
