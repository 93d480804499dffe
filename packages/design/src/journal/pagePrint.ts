import type { DesignItem } from '@irodori/contract'
import type { DesignPage } from '../designPage.ts'
import { draftOfPage } from '../designPage.ts'
import { textPrint } from './textPrint.ts'

const prints = new WeakMap<DesignPage, string>()

/** Equal for pages with the same content, whether the browser holds them or the server: ids and findings do not count. */
export function pagePrint(page: DesignPage): string {
  const known = prints.get(page)
  if (known !== undefined) return known
  const items = page.items.map(ownContent).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const made = textPrint(
    JSON.stringify(inOrder({ ...draftOfPage({ ...page, designId: null, items: [] }, null, null), items })),
  )
  prints.set(page, made)
  return made
}

/** Without what a save adds on its way: what the setting of the words found out, moving pictures that were cut. */
const ownContent = (item: DesignItem): DesignItem =>
  'truncated' in item ? { ...item, truncated: false, isTextCompiled: false } : { ...item, cropImageName: null }

/** The same value with its keys in order: a database keeps an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
