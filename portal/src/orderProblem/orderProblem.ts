import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { PackageVerdict } from '@irodori/contract/entities/order'
import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import { PrintViolations } from '@irodori/contract/entities/printViolation'
import type { ErrorCode } from '@irodori/contract/errorCode'

/** Why an order cannot go to its next step, as a dialog explains it. */
export type OrderProblem =
  | { readonly kind: 'NOT_ENOUGH_DESIGNS'; readonly number: number }
  | {
      readonly kind:
        | 'ORDER_CHANGED'
        | 'CANCELLED'
        | 'PRODUCED'
        | 'SPARE_DESIGNS'
        | 'WRONG_PRODUCT'
        | 'PRODUCT_UNAVAILABLE'
        | 'OUT_OF_STOCK'
    }
  /** The photos or the text of a page cannot be printed as they are; the places, if the server named them. */
  | { readonly kind: 'LAYOUT'; readonly places: readonly PrintViolation[] }
  /** The server gave no answer, or an unspecific one; the code helps the shop to answer a question. */
  | { readonly kind: 'CONNECTION'; readonly code: string | null }

type Kind = OrderProblem['kind']
export type AfterDialog = 'STAY' | 'RELOAD' | 'MY_PAGE'

/** RVW-10: where closing the dialog leads. */
export const AFTER_DIALOG: Readonly<Record<Kind, AfterDialog>> = {
  ORDER_CHANGED: 'MY_PAGE',
  CANCELLED: 'MY_PAGE',
  PRODUCED: 'MY_PAGE',
  NOT_ENOUGH_DESIGNS: 'STAY',
  SPARE_DESIGNS: 'STAY',
  WRONG_PRODUCT: 'RELOAD',
  PRODUCT_UNAVAILABLE: 'RELOAD',
  OUT_OF_STOCK: 'RELOAD',
  LAYOUT: 'STAY',
  CONNECTION: 'RELOAD',
}

/** Whether only the shop can solve the problem: the dialog then has a button to ask it. */
export const needsShop = (kind: Kind): boolean => kind === 'CANCELLED' || kind === 'PRODUCT_UNAVAILABLE'

const OF_VERDICT: Readonly<Record<Exclude<PackageVerdict, 'ORDER_HAS_NOT_ENOUGH_DESIGNS'>, PlainKind | null>> = {
  ORDER_IS_VALID: null,
  ORDER_IS_VALID_INTERACT_IM: null,
  ORDER_IS_CANCELLED: 'CANCELLED',
  ORDER_HAS_SPARE_DESIGNS: 'SPARE_DESIGNS',
  ORDER_HAS_WRONG_PRODUCT_DESIGN: 'WRONG_PRODUCT',
  PRODUCT_IS_DELETED: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_PUBLIC: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_FOUND: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_OUT_OF_STOCK: 'OUT_OF_STOCK',
}

type PlainKind = Exclude<Kind, 'NOT_ENOUGH_DESIGNS' | 'LAYOUT' | 'CONNECTION'>

const plain = (kind: PlainKind): OrderProblem => ({ kind })

/** RVW-10: the problem of a verdict of the check before packaging; null for a valid order. */
export function problemOfVerdict(code: PackageVerdict, numberOfMissingDesigns: number): OrderProblem | null {
  if (code === 'ORDER_HAS_NOT_ENOUGH_DESIGNS') return { kind: 'NOT_ENOUGH_DESIGNS', number: numberOfMissingDesigns }
  const kind = OF_VERDICT[code]
  return kind === null ? null : plain(kind)
}

const OF_CODE: Partial<Record<ErrorCode, PlainKind>> = {
  ORDER_CHANGED: 'ORDER_CHANGED',
  ORDER_IS_CANCELLED: 'CANCELLED',
  ORDER_IS_PRODUCED: 'PRODUCED',
  STATUS_NOT_ALLOWED: 'PRODUCED',
  SPARE_DESIGNS_EXCEPTION: 'SPARE_DESIGNS',
  ORDER_HAS_SPARE_DESIGNS: 'SPARE_DESIGNS',
  WRONG_PRODUCT_EXCEPTION: 'WRONG_PRODUCT',
  ORDER_HAS_WRONG_PRODUCT_DESIGN: 'WRONG_PRODUCT',
  PRODUCT_IS_DELETED: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_PUBLIC: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_FOUND: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_OUT_OF_STOCK: 'OUT_OF_STOCK',
}

const LAYOUT_CODES: ReadonlySet<string> = new Set([
  'DESIGN_NOT_COMPLETED',
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'DESIGN_NOT_PRINTABLE',
] satisfies ErrorCode[])

function placesOf(error: CallError): readonly PrintViolation[] {
  const { success, data } = PrintViolations.safeParse(error.kind === 'REFUSED' ? error.error.violations : null)
  return success ? data : []
}

/** RVW-10: the problem of a failed call; an error without a dialog of its own is a connection error. */
export function problemOfCallError(error: CallError): OrderProblem {
  const code = errorCodeOf(error)
  if (code === 'NOT_ENOUGH_DESIGN_EXCEPTION' || code === 'ORDER_HAS_NOT_ENOUGH_DESIGNS') {
    const { numberOfMissingDesigns } = error.kind === 'REFUSED' ? error.error : {}
    return {
      kind: 'NOT_ENOUGH_DESIGNS',
      number: typeof numberOfMissingDesigns === 'number' ? numberOfMissingDesigns : 1,
    }
  }
  if (code !== null && LAYOUT_CODES.has(code)) return { kind: 'LAYOUT', places: placesOf(error) }
  const kind = code === null ? undefined : OF_CODE[code]
  return kind === undefined ? { kind: 'CONNECTION', code } : plain(kind)
}
