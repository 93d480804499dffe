import type { ErrorCode } from '@irodori/contract'

/** Refusals that typing again cannot mend: the outside shop is away, or the product is gone. They get a box of their own. */
const BEYOND_THE_FORM: ReadonlySet<ErrorCode> = new Set([
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'EC_CONNECTION_ERROR',
  'PRODUCT_IS_NOT_FOUND',
])

/** Whether a refused login closes the form and is told in a box, as the specification asks; the rest shows in the form. */
export const leavesTheForm = (code: ErrorCode | null): boolean => code !== null && BEYOND_THE_FORM.has(code)
