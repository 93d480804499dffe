import type { DesignItem, ErrorCode } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { atom } from 'jotai/vanilla'

export type UploadState =
  | { readonly kind: 'WAITING' }
  /** `share` of the bytes that have left, 0 to 1. */
  | { readonly kind: 'SENDING'; readonly share: number }
  | { readonly kind: 'WAITING_NETWORK' }
  | { readonly kind: 'REFUSED'; readonly errorCode: ErrorCode | null }
  | { readonly kind: 'DONE' }

/** Uploads of this visit by imageName; a photo that is not here was on the server before. */
export const uploadsAtom = atom<ReadonlyMap<string, UploadState>>(new Map())

/** Whether the server has refused the photo in a window: it cannot be saved with it. */
export const isRefused = (uploads: ReadonlyMap<string, UploadState>, item: DesignItem): boolean =>
  isImageItem(item) && item.imageName !== null && uploads.get(item.imageName)?.kind === 'REFUSED'
