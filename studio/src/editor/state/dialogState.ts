import type { Finding } from '@irodori/design'
import { atom } from 'jotai/vanilla'
import type { RejectedPhoto } from './rejectedPhoto.ts'

/** Questions and facts that stop the customer for a moment. */
export type DialogContent =
  /** Some windows or texts are blank: save all the same? */
  | { readonly kind: 'UNFINISHED'; readonly findings: readonly Finding[] }
  /** Words that cannot be printed as they are. */
  | { readonly kind: 'TEXT_BLOCKED'; readonly findings: readonly Finding[] }
  /** It can be printed, but not as finely or as safely as it could be: save all the same? */
  | { readonly kind: 'CHECK'; readonly findings: readonly Finding[] }
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'PRODUCED' }
  | { readonly kind: 'CREATE_IMAGE_EXCEPTION' }
  | { readonly kind: 'DESIGN_ERROR'; readonly message: string | null }
  | { readonly kind: 'PHOTO_NOT_SENT' }
  | { readonly kind: 'PHOTOS_REFUSED'; readonly refusals: readonly RejectedPhoto[] }
  | { readonly kind: 'TOO_MANY_PHOTOS'; readonly most: number }
  | { readonly kind: 'LEAVE' }

export interface OpenDialog {
  readonly content: DialogContent
  /** True when the customer took the dialog's action, false when it was closed. */
  readonly answer: (accepted: boolean) => void
}

/** The first is on screen, the rest wait their turn. */
export const dialogsAtom = atom<readonly OpenDialog[]>([])
