import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { DesignDocument, DesignPage, PageKey, Sheet } from './designPage.ts'

/** A value before and after a change; null if the record does not exist at that time. */
export interface Edit<Value> {
  readonly before: Value
  readonly after: Value
}

export interface PageChange {
  readonly items: Readonly<Record<string, Edit<DesignItem | null>>>
  readonly sheet?: Edit<Sheet & { readonly templateId: string }>
}

/**
 * An edit of a document as a plain value, which can be written as JSON. Undo reverses it, the journal stores it, and a
 * gesture squashes a sequence of them into one.
 */
export type Change = Readonly<Record<PageKey, PageChange>>

export const NO_CHANGE: Change = {}

export const isNoChange = (change: Change): boolean => Object.keys(change).length === 0

/** @throws RangeError if the change names a page that the document does not have */
export function applyChange(document: DesignDocument, change: Change): DesignDocument {
  for (const key of Object.keys(change)) {
    if (!document.pages.some((page) => page.key === key)) throw new RangeError(`the document has no page ${key}`)
  }
  return {
    ...document,
    pages: document.pages.map((page) => {
      const ofPage = change[page.key]
      return ofPage ? applyToPage(page, ofPage) : page
    }),
  }
}

function applyToPage(page: DesignPage, change: PageChange): DesignPage {
  const items = page.items.flatMap((item) => {
    const edit = change.items[item.id]
    if (!edit) return [item]
    return edit.after ? [edit.after] : []
  })
  for (const [id, edit] of Object.entries(change.items)) {
    if (edit.after && !page.items.some((item) => item.id === id)) items.push(edit.after)
  }
  items.sort((a, b) => a.position - b.position)
  if (!change.sheet) return { ...page, items }
  const { templateId, ...sheet } = change.sheet.after
  return { ...page, templateId, sheet, items }
}

const reverseEdit = <Value>(edit: Edit<Value>): Edit<Value> => ({ before: edit.after, after: edit.before })

/** The change that undoes this one. */
export function reverseChange(change: Change): Change {
  return mapValues(change, (page) => ({
    items: mapValues(page.items, reverseEdit),
    ...(page.sheet ? { sheet: reverseEdit(page.sheet) } : {}),
  }))
}

/** One change with the effect of both in sequence, without records that end as they began. */
export function squashChanges(first: Change, second: Change): Change {
  const squashed: Record<PageKey, PageChange> = {}
  for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const page = squashPageChanges(first[key] ?? { items: {} }, second[key] ?? { items: {} })
    if (Object.keys(page.items).length > 0 || page.sheet) squashed[key] = page
  }
  return squashed
}

function squashPageChanges(first: PageChange, second: PageChange): PageChange {
  const items: Record<string, Edit<DesignItem | null>> = { ...first.items }
  for (const [id, later] of Object.entries(second.items)) {
    const earlier = first.items[id]
    items[id] = earlier ? { before: earlier.before, after: later.after } : later
    if (sameValue(items[id].before, items[id].after)) delete items[id]
  }
  const sheet =
    first.sheet && second.sheet
      ? { before: first.sheet.before, after: second.sheet.after }
      : (second.sheet ?? first.sheet)
  return sheet && !sameValue(sheet.before, sheet.after) ? { items, sheet } : { items }
}

/** The change that applies a patch to an item; `NO_CHANGE` if the patch alters nothing. */
export function changeItem<Item extends DesignItem>(
  page: DesignPage,
  item: Item,
  patch: Partial<Omit<Item, 'id' | 'type'>>,
): Change {
  const after = { ...item, ...patch }
  return sameValue(item, after) ? NO_CHANGE : { [page.key]: { items: { [item.id]: { before: item, after } } } }
}

const sameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

function mapValues<In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
