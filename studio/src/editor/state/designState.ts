import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Product } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import type { DesignPage, PageKey } from '@irodori/design/designPage'
import { findItem, findPage } from '@irodori/design/designPage'
import type { History } from '@irodori/design/history'
import { beginHistory } from '@irodori/design/history'
import { atom } from 'jotai/vanilla'

/** The document with its undo history. */
export const historyAtom = atom<History>(beginHistory({ designSeriesId: null, pages: [] }))

export const productAtom = atom<Product | null>(null)
/** Pages of the booklet; null for other products. */
export const totalPageAtom = atom((get) => get(productAtom)?.seichoku?.totalPage ?? null)

/** Templates known so far, for thumbnails and limits. A change of template adds more. */
export const templatesAtom = atom<readonly Template[]>([])

export const documentAtom = atom((get) => get(historyAtom).document)
export const pagesAtom = atom((get) => get(documentAtom).pages)

export const pageKeyAtom = atom<PageKey>('')
export const pageAtom = atom<DesignPage | null>((get) => findPage(get(documentAtom), get(pageKeyAtom)) ?? null)

export const pageIndexAtom = atom((get) => get(pagesAtom).findIndex(({ key }) => key === get(pageKeyAtom)))

/** In CROP mode a drag moves the photo inside its frame; it applies to a single item. */
export interface Selection {
  /** The item selected last, which the inspector shows. */
  readonly itemId: string | null
  readonly mode: 'SELECT' | 'CROP'
  /** The other selected items: of the same kind (photos or texts), in arranging mode of any kind. */
  readonly others: readonly string[]
}

export const NOTHING_SELECTED: Selection = { itemId: null, mode: 'SELECT', others: [] }
export const selectionAtom = atom<Selection>(NOTHING_SELECTED)

export const selectedItemAtom = atom<DesignItem | null>((get) => {
  const page = get(pageAtom)
  const { itemId } = get(selectionAtom)
  return page && itemId !== null ? (findItem(page, itemId) ?? null) : null
})

/** All selected items of the current page, in reading order. */
export const selectedItemsAtom = atom<readonly DesignItem[]>((get) => {
  const page = get(pageAtom)
  const { itemId, others } = get(selectionAtom)
  if (!page || itemId === null) return []
  return inReadingOrder(page).filter(({ id }) => id === itemId || others.includes(id))
})

/** Items of a page in reading order. */
export const inReadingOrder = (page: DesignPage): readonly DesignItem[] =>
  page.items.toSorted((a, b) => a.position - b.position)
