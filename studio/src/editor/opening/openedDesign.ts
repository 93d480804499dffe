import type { CallError } from '@irodori/client'
import type { Product, Template } from '@irodori/contract'
import type { DesignDocument, PageKey } from '@irodori/design'

export interface OpenedDesign {
  readonly product: Product
  readonly document: DesignDocument
  /** Known templates of the pages: their thumbnails, limits and series. */
  readonly templates: readonly Template[]
  /** Folder of the order's photos; null for a design that was never saved. */
  readonly imageFolder: string | null
  /** When each saved page was saved last. */
  readonly updatedAt: Readonly<Record<PageKey, string>>
}

/** Where the specification sends a customer whose design cannot be opened. */
export type OpeningProblem =
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'FORBIDDEN' }
  | { readonly kind: 'LOGIN' }
  | { readonly kind: 'NETWORK' }
  | { readonly kind: 'OTHER'; readonly message: string | null }

export type Opening =
  | { readonly ok: true; readonly design: OpenedDesign }
  | { readonly ok: false; readonly problem: OpeningProblem }

export const notOpened = (problem: OpeningProblem): Opening => ({ ok: false, problem })

export function openingProblemOf(failure: CallError): OpeningProblem {
  if (failure.kind === 'NETWORK') return { kind: 'NETWORK' }
  if (failure.kind !== 'REFUSED') return { kind: 'OTHER', message: null }
  switch (failure.status) {
    case 404:
      return { kind: 'NOT_FOUND' }
    case 403:
      return { kind: 'FORBIDDEN' }
    case 401:
      return { kind: 'LOGIN' }
    default:
      return { kind: 'OTHER', message: failure.message }
  }
}
