import type { CallError } from '@irodori/client/callError'
import type { Product } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import type { DesignDocument, PageKey } from '@irodori/design/designPage'
import type { Result } from '@irodori/result'
import { messageOfServer } from '@irodori/ui/messageOfServer'

export interface OpenedDesign {
  readonly product: Product
  readonly document: DesignDocument
  /** Templates of the pages that the shop still offers, for thumbnails, limits and series. */
  readonly templates: readonly Template[]
  /** Folder of the order's photos; null for a design that was never saved, and until the server has answered. */
  imageFolder: string | null
  /** Time of the last save of each saved page, ISO 8601. */
  readonly updatedAt: Readonly<Record<PageKey, string>>
  /** Whether the server gave no answer, so that the pages are those of the journal. */
  readonly isFromDevice?: boolean
}

/** Why a design cannot be opened. The specification names a destination for each reason. */
export type OpeningProblem =
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'FORBIDDEN' }
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'NETWORK' }
  /** `message` is a sentence of the shop, `code` is for its support. */
  | { readonly kind: 'OTHER'; readonly message: string | null; readonly code: string }

export type OpeningResult = Result<OpenedDesign, OpeningProblem>

export function openingProblemOf(error: CallError): OpeningProblem {
  if (error.kind === 'NETWORK' || error.kind === 'ABORTED') return { kind: 'NETWORK' }
  if (error.kind === 'UNREADABLE') {
    return error.isEmpty ? { kind: 'NOT_FOUND' } : { kind: 'OTHER', message: null, code: String(error.status) }
  }
  switch (error.status) {
    case 404:
      return { kind: 'NOT_FOUND' }
    case 403:
      return { kind: 'FORBIDDEN' }
    case 401:
      return { kind: 'LOGIN' }
    default:
      return { kind: 'OTHER', message: messageOfServer(error), code: error.errorCode ?? String(error.status) }
  }
}
