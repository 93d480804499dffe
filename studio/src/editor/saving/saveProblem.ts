import type { CallError, RefusedCallError } from '@irodori/client'
import { createDesigns } from '@irodori/contract/endpoints/design'
import { pageFromDesign } from '@irodori/design'
import type { ServerPage } from '@irodori/design/journal'

/** What a failed save leads to, by the error catalogue of the specification. */
export type SaveProblem =
  | { readonly kind: 'DESIGN_ERROR'; readonly message: string | null }
  /** Somebody else has saved meanwhile; the pages as the server has them. */
  | { readonly kind: 'CHANGED'; readonly server: readonly ServerPage[] }
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'PRODUCED' }
  | { readonly kind: 'CREATE_IMAGE_EXCEPTION' }
  /** Nobody answered: kept, and sent again when the line is back. */
  | { readonly kind: 'NETWORK' }
  | { readonly kind: 'STOPPED' }

const AWAY = new Set([429, 502, 503, 504])

export function saveProblemOf(failure: CallError): SaveProblem {
  if (failure.kind === 'NETWORK') return { kind: 'NETWORK' }
  if (failure.kind !== 'REFUSED') return { kind: 'STOPPED' }
  const { status, errorCode, message } = failure
  if (errorCode === 'DESIGN_CHANGED') return changed(failure)
  if (status === 400) return { kind: 'DESIGN_ERROR', message }
  if (status === 401) return { kind: 'LOGIN' }
  if (status === 403) return { kind: 'PRODUCED' }
  if (status === 500 && errorCode === 'DESIGN_CREATE_IMAGE_EXCEPTION') return { kind: 'CREATE_IMAGE_EXCEPTION' }
  return { kind: AWAY.has(status) ? 'NETWORK' : 'STOPPED' }
}

function changed({ message, error }: RefusedCallError): SaveProblem {
  const { success, data } = createDesigns.answer.safeParse(error.designs)
  if (!success) return { kind: 'DESIGN_ERROR', message }
  return {
    kind: 'CHANGED',
    server: data.map((design) => ({ page: pageFromDesign(design), updatedAt: design.updatedAt })),
  }
}
