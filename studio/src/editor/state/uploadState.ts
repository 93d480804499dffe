import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { atom } from 'jotai/vanilla'

export type UploadState =
  | { readonly kind: 'WAITING' }
  /** `share` of the bytes sent, 0 to 1. */
  | { readonly kind: 'SENDING'; readonly share: number }
  | { readonly kind: 'WAITING_NETWORK' }
  | { readonly kind: 'REFUSED'; readonly errorCode: ErrorCode | null }
  | { readonly kind: 'DONE' }

/** Uploads of this visit by imageName; a photo without an entry was on the server before. */
export const uploadsAtom = atom<ReadonlyMap<string, UploadState>>(new Map())

/** True if the server has refused the photo of an item, so that its page cannot be saved. */
export const isRefused = (uploads: ReadonlyMap<string, UploadState>, item: DesignItem): boolean =>
  isImageItem(item) && item.imageName !== null && uploads.get(item.imageName)?.kind === 'REFUSED'
