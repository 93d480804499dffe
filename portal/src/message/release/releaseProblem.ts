import type { CallError } from '@irodori/client/callError'

/** Why a message was not released. */
export type ReleaseProblem =
  /** The text could not be saved. */
  { readonly kind: 'TEXT' } | { readonly kind: 'REFUSED'; readonly error: CallError }
