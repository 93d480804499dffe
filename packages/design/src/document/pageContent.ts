import type { DesignDraft } from '@irodori/contract/entities/design'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from './designPage.ts'
import { draftOfPage } from './designPage.ts'
import { textHash } from './textHash.ts'

/** The fields of a draft that a save stores. */
type StoredFields = Omit<DesignDraft, 'id'>

const hashes = new WeakMap<DesignPage, string>()
/** An edit replaces the changed item only, so that the texts of all other items are reused in every frame of a gesture. */
const itemTexts = new WeakMap<DesignItem, string>()

/**
 * Hash of the content of a page. It is equal for pages that the customer could not distinguish, in the browser and on the
 * server: the id of the design, approvals and the fields that a save computes do not count, nor does the order of items
 * in the list.
 */
export function pageContentHash(page: DesignPage): string {
  const known = hashes.get(page)
  if (known !== undefined) return known
  const items = page.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(itemText)
  const empty = canonicalJson(draftOfPage({ ...page, designId: null, items: [] }, null, null))
  // The pattern cannot occur inside a value: JSON escapes quotation marks there.
  const hash = textHash(empty.replace('"items":[]', () => `"items":[${items.join(',')}]`))
  hashes.set(page, hash)
  return hash
}

function itemText(item: DesignItem): string {
  const known = itemTexts.get(item)
  if (known !== undefined) return known
  const text = canonicalJson(withoutComputedFields(item))
  itemTexts.set(item, text)
  return text
}

/** Whether two pages have the same content; see `pageContentHash`. */
export const hasSameContent = (one: DesignPage, other: DesignPage): boolean =>
  one === other || pageContentHash(one) === pageContentHash(other)

/**
 * Whether storing one draft instead of the other would change nothing. Stricter than `hasSameContent`: a new approval and
 * the fields that a save computes have to be stored.
 */
export const isSameDraft = (one: StoredFields, other: StoredFields): boolean =>
  canonicalJson(one) === canonicalJson(other)

/** Removes the results of typesetting and the names of cropped GIFs, which a save adds. */
function withoutComputedFields(item: DesignItem): DesignItem {
  if (isImageItem(item)) return { ...item, cropImageName: null }
  return 'truncated' in item ? { ...item, truncated: false, isTextCompiled: false } : item
}

/** JSON with sorted keys: a database returns the keys of an object in its own order. */
const canonicalJson = (value: unknown): string => JSON.stringify(withSortedKeys(value))

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, withSortedKeys(inner)]),
  )
}
