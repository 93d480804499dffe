import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { Design } from '@irodori/contract/entities/design'
import type { Order, PackageVerdict } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { isUnchanged } from '@irodori/rules/reviewViolations'
import { type OrderProblem, problemOfCallError, problemOfVerdict } from '../orderProblem/orderProblem.ts'
import { layoutProblems } from './layoutProblems.ts'

/** A question to the customer before the next step. The answer no changes nothing. */
export type ContinueQuestion = 'SAMPLES' | 'SAME_ADDRESS' | 'ADDRESS' | 'COMMIT'

interface SavedOrder {
  readonly updatedAt: string
}

/** The order as the screen shows it. */
export interface ShownOrder {
  readonly updatedAt: string
  readonly designs: readonly Pick<Design, 'id' | 'isNotComplete' | 'imageName' | 'printCheck'>[]
  readonly hasLineProduct: boolean
  /** COM-5: whether a text still shows the sample of its template. */
  readonly hasSamples: boolean
  /** NXT-5: orderer and receiver have the same address. */
  readonly isSameAddress: boolean
  /** Points paid for the whole order and the address is incomplete; the address is then not saved. */
  readonly skipsPeople: boolean
}

/** The calls of the flow, bound to the order and the contents of its forms. */
export interface ContinueCalls {
  readonly ask: (question: ContinueQuestion) => Promise<boolean>
  readonly readUpdatedAt: () => Promise<Result<SavedOrder, CallError>>
  readonly savePeople: () => Promise<Result<SavedOrder, CallError>>
  readonly saveNumberOfChildren: () => Promise<Result<SavedOrder, CallError>>
  readonly saveSurvey: () => Promise<Result<unknown, CallError>>
  readonly saveProcessMethod: () => Promise<Result<SavedOrder, CallError>>
  readonly verifyImages: () => Promise<
    Result<{ readonly code: 'ORDER_IS_VALID' | 'ORDER_IS_PRODUCED' | 'ORDER_IS_CANCELLED' }, CallError>
  >
  readonly readOrder: () => Promise<Result<Pick<Order, 'updatedAt'>, CallError>>
  readonly verify: () => Promise<
    Result<{ readonly code: PackageVerdict; readonly numberOfMissingDesigns: number }, CallError>
  >
  readonly commit: () => Promise<Result<unknown, CallError>>
}

/** STAYED: the customer answered no, or has to log in first. PACKAGE: the packaging comes next. */
export type ContinueOutcome = 'STAYED' | 'PACKAGE' | 'COMMITTED'

type ContinueProblem =
  /** The server refused the contents of a form; the error carries its messages. */
  | { readonly kind: 'SAVE_REFUSED'; readonly error: CallError }
  | { readonly kind: 'ORDER'; readonly problem: OrderProblem }

type Continued = Result<ContinueOutcome, ContinueProblem>

const UNAUTHENTICATED = 401
const FORM_CODES = new Set(['UPDATE_ORDERER_FAILS', 'UPDATE_RECEIVER_FAILS', 'SURVEY_INVALID'])

const stay: Continued = ok('STAYED')
const fail = (problem: OrderProblem): Continued => err({ kind: 'ORDER', problem })

/** Without a session the login box is already open: the customer stays, and continues after the login. */
const failCall = (error: CallError): Continued =>
  error.kind === 'REFUSED' && error.status === UNAUTHENTICATED ? stay : fail(problemOfCallError(error))

const failSave = (error: CallError): Continued =>
  error.kind === 'REFUSED' && error.errorCode !== null && FORM_CODES.has(error.errorCode)
    ? err({ kind: 'SAVE_REFUSED', error })
    : failCall(error)

/** RVW-7: runs the steps from the review to the next page in their order; saves nothing if the order changed meanwhile. */
export async function continueFlow(shown: ShownOrder, calls: ContinueCalls): Promise<Continued> {
  if (shown.hasSamples && !(await calls.ask('SAMPLES'))) return stay
  if (shown.isSameAddress && !(await calls.ask('SAME_ADDRESS'))) return stay
  if (!(await calls.ask('ADDRESS'))) return stay

  const before = await calls.readUpdatedAt()
  if (!before.ok) return failCall(before.error)
  if (!isUnchanged(shown.updatedAt, before.value.updatedAt)) return fail({ kind: 'ORDER_CHANGED' })

  // The answer of the survey call carries no updatedAt, so the survey is never saved last.
  for (const save of [...(shown.skipsPeople ? [] : [calls.savePeople]), calls.saveNumberOfChildren, calls.saveSurvey]) {
    const saved = await save()
    if (!saved.ok) return failSave(saved.error)
  }
  const last = await calls.saveProcessMethod()
  if (!last.ok) return failSave(last.error)

  const images = await calls.verifyImages()
  if (!images.ok) return failCall(images.error)
  if (images.value.code === 'ORDER_IS_CANCELLED') return fail({ kind: 'CANCELLED' })
  if (images.value.code === 'ORDER_IS_PRODUCED') return fail({ kind: 'PRODUCED' })
  if (layoutProblems(shown.designs).length > 0) return fail({ kind: 'LAYOUT', places: [] })

  const now = await calls.readOrder()
  if (!now.ok) return failCall(now.error)
  if (!isUnchanged(last.value.updatedAt, now.value.updatedAt)) return fail({ kind: 'ORDER_CHANGED' })

  const verdict = await calls.verify()
  if (!verdict.ok) return failCall(verdict.error)
  const found = problemOfVerdict(verdict.value.code, verdict.value.numberOfMissingDesigns)
  if (found !== null) return fail(found)
  if (!shown.hasLineProduct) return ok('PACKAGE')

  if (!(await calls.ask('COMMIT'))) return stay
  const committed = await calls.commit()
  return committed.ok ? ok('COMMITTED') : fail({ kind: 'CONNECTION', code: errorCodeOf(committed.error) })
}
