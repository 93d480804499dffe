import type { CallError, RefusedCallError } from '@irodori/client/callError'
import { createDesigns } from '@irodori/contract/endpoints/design'
import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import { PrintViolations } from '@irodori/contract/entities/printViolation'
import type { ServerPage } from '@irodori/design/compareWithServer'
import { pageFromDesign } from '@irodori/design/designPage'
import { messageOfServer } from '@irodori/ui/messageOfServer'

/** Why a save failed, by the error catalogue of the specification. */
export type SaveProblem =
  /** `message` is a sentence of the shop. */
  | { readonly kind: 'DESIGN_ERROR'; readonly message: string | null }
  /** Another tab or device has saved a newer version; `server` holds the current pages. */
  | { readonly kind: 'CHANGED'; readonly server: readonly ServerPage[] }
  /** Places that cannot be printed; the first one is selected when the dialog closes. */
  | { readonly kind: 'NOT_PRINTABLE'; readonly violations: readonly PrintViolation[] }
  /** The order has as many designs as it may keep. */
  | { readonly kind: 'SPARE_DESIGNS_EXCEPTION' }
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'PRODUCED' }
  | { readonly kind: 'DESIGN_CREATE_IMAGE_EXCEPTION' }
  /** No answer: the save is kept and repeated when the network is back. */
  | { readonly kind: 'NETWORK' }
  | { readonly kind: 'STOPPED' }

/** Statuses of a server that is unavailable for a while. */
const UNAVAILABLE = new Set([429, 502, 503, 504])

export function saveProblemOf(error: CallError): SaveProblem {
  if (error.kind === 'NETWORK') return { kind: 'NETWORK' }
  if (error.kind !== 'REFUSED') return { kind: 'STOPPED' }
  const { status, errorCode } = error
  if (errorCode === 'DESIGN_CHANGED') return changed(error)
  if (errorCode === 'DESIGN_NOT_PRINTABLE') return notPrintable(error)
  if (errorCode === 'SPARE_DESIGNS_EXCEPTION' || errorCode === 'DESIGN_CREATE_IMAGE_EXCEPTION')
    return { kind: errorCode }
  if (status === 400) return designError(error)
  if (status === 401) return { kind: 'LOGIN' }
  if (status === 403) return { kind: 'PRODUCED' }
  return { kind: UNAVAILABLE.has(status) ? 'NETWORK' : 'STOPPED' }
}

const designError = (refused: RefusedCallError): SaveProblem => ({
  kind: 'DESIGN_ERROR',
  message: messageOfServer(refused),
})

function notPrintable(refused: RefusedCallError): SaveProblem {
  const { success, data } = PrintViolations.safeParse(refused.error.violations)
  return success ? { kind: 'NOT_PRINTABLE', violations: data } : designError(refused)
}

function changed(refused: RefusedCallError): SaveProblem {
  const { success, data } = createDesigns.answer.safeParse(refused.error.designs)
  if (!success) return designError(refused)
  return {
    kind: 'CHANGED',
    server: data.map((design) => ({ page: pageFromDesign(design), updatedAt: design.updatedAt })),
  }
}
