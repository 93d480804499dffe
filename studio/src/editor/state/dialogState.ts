import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import type { Finding } from '@irodori/design/finding'
import { atom } from 'jotai/vanilla'
import type { RejectedPhoto } from './rejectedPhoto.ts'

/** Modal questions and notices. */
export type DialogContent =
  /** Some frames or texts are blank; asks whether to save anyway. */
  | { readonly kind: 'UNFINISHED'; readonly findings: readonly Finding[] }
  /** Texts that cannot be printed. */
  | { readonly kind: 'TEXT_BLOCKED'; readonly findings: readonly Finding[] }
  /** Printable with quality warnings; asks whether to save anyway. */
  | { readonly kind: 'CHECK'; readonly findings: readonly Finding[] }
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'PRODUCED' }
  | { readonly kind: 'DESIGN_CREATE_IMAGE_EXCEPTION' }
  | { readonly kind: 'SPARE_DESIGNS_EXCEPTION' }
  | { readonly kind: 'DESIGN_ERROR'; readonly message: string | null }
  /** The server refuses a page that it could not print. */
  | { readonly kind: 'NOT_PRINTABLE'; readonly violations: readonly PrintViolation[] }
  | { readonly kind: 'PHOTO_NOT_SENT' }
  | { readonly kind: 'PHOTOS_REFUSED'; readonly rejected: readonly RejectedPhoto[] }
  | { readonly kind: 'TOO_MANY_PHOTOS'; readonly most: number }
  | { readonly kind: 'LEAVE' }

export interface OpenDialog {
  readonly content: DialogContent
  /** True if the customer confirmed the dialog, false if they closed it. */
  readonly answer: (accepted: boolean) => void
}

/** The first dialog is shown, the others are queued. */
export const dialogsAtom = atom<readonly OpenDialog[]>([])
