import type { PageKey } from '@irodori/design/designPage'
import { pageContentHash } from '@irodori/design/pageContent'
import { atom } from 'jotai/vanilla'
import { pagesAtom } from './designState.ts'
import type { UploadState } from './uploadState.ts'
import { uploadsAtom } from './uploadState.ts'

/** The verified order that the design belongs to; null until the order check is passed. */
export interface OrderSession {
  readonly orderNumber: string
  readonly phoneNumber: string
  /** Null until the first page is saved. */
  readonly groupNumber: number | null
  readonly designSeriesId: string | null
}
export const orderAtom = atom<OrderSession | null>(null)

export type Saving =
  | { readonly kind: 'IDLE' }
  | { readonly kind: 'WAITING_UPLOADS' }
  | { readonly kind: 'RENDERING'; readonly page: number; readonly of: number }
  | { readonly kind: 'SENDING' }
  | { readonly kind: 'WAITING_NETWORK' }
  | { readonly kind: 'WAITING_LOGIN' }
  | { readonly kind: 'FAILED' }

export const savingAtom = atom<Saving>({ kind: 'IDLE' })

/** Time of the last save of any page, in milliseconds since 1970; null for a design that was never saved. */
export const savedAtAtom = atom<number | null>(null)

/** Uploads and saves need a session. */
export const loggedInAtom = atom(true)

/** Content hash of each page on the server; a page without an entry was never saved. */
export const savedAtom = atom<ReadonlyMap<PageKey, string>>(new Map())
/** Content hash of each page when it was opened. A never saved page with another hash has been edited. */
export const openedAtom = atom<ReadonlyMap<PageKey, string>>(new Map())

/** Pages whose content the server does not have. */
export const unsavedPagesAtom = atom((get) => {
  const saved = get(savedAtom)
  return get(pagesAtom).filter((page) => saved.get(page.key) !== pageContentHash(page))
})

/** True if leaving would lose work; an unedited template is no work. */
export const hasUnsavedWorkAtom = atom((get) => {
  const opened = get(openedAtom)
  return get(unsavedPagesAtom).some((page) => page.designId !== null || opened.get(page.key) !== pageContentHash(page))
})

export type SavedState = 'NEVER_SAVED' | 'SAVED' | 'PARTLY_SAVED' | 'UNSAVED' | Exclude<Saving['kind'], 'IDLE'>

const isWaitingForNetwork = ({ kind }: UploadState): boolean => kind === 'WAITING_NETWORK'

export const savedStateAtom = atom<SavedState>((get) => {
  const { kind } = get(savingAtom)
  if (kind === 'WAITING_UPLOADS' && !get(loggedInAtom)) return 'WAITING_LOGIN'
  const isWaiting = kind === 'WAITING_UPLOADS' && [...get(uploadsAtom).values()].some(isWaitingForNetwork)
  if (isWaiting) return 'WAITING_NETWORK'
  if (kind !== 'IDLE' && !(kind === 'FAILED' && get(unsavedPagesAtom).length === 0)) return kind
  if (get(hasUnsavedWorkAtom)) return 'UNSAVED'
  if (get(savedAtom).size === 0) return 'NEVER_SAVED'
  return get(unsavedPagesAtom).length > 0 ? 'PARTLY_SAVED' : 'SAVED'
})
