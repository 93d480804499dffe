import type { DesignItem } from '@irodori/contract'
import type { DesignDocument, DesignPage, PageKey, Sheet } from './designPage.ts'

/** One record before and after; null where it did not, or does not, exist. */
export interface Edit<Value> {
  readonly before: Value
  readonly after: Value
}

export interface PageChange {
  readonly items: Readonly<Record<string, Edit<DesignItem | null>>>
  readonly sheet?: Edit<Sheet & { readonly templateId: string }>
}

/**
 * Every edit of a document is one of these plain values: undo reverses it, the journal keeps it, gestures squash a run
 * of them into one. It can be written as JSON.
 */
export type Change = Readonly<Record<PageKey, PageChange>>

export const NO_CHANGE: Change = {}

export const isNoChange = (change: Change): boolean => Object.keys(change).length === 0

/** @throws RangeError when the change names a page that the document has not. */
export function applyChange(document: DesignDocument, change: Change): DesignDocument {
  for (const key of Object.keys(change)) {
    if (!document.pages.some((page) => page.key === key)) throw new RangeError(`no page ${key}`)
  }
  return {
    ...document,
    pages: document.pages.map((page) => (change[page.key] ? applyToPage(page, change[page.key]) : page)),
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

const turn = <Value>(edit: Edit<Value>): Edit<Value> => ({ before: edit.after, after: edit.before })

/** The change that takes this one back. */
export function reverseChange(change: Change): Change {
  return mapValues(change, (page) => ({
    items: mapValues(page.items, turn),
    ...(page.sheet ? { sheet: turn(page.sheet) } : {}),
  }))
}

/** One change that does what the first and then the second do; records that end as they began drop out. */
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

/** The change that turns one item into what `edit` makes of it; no change where that is the same. */
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
