import type { CallError } from '@irodori/client'
import type { Design, Order, PackageVerdict } from '@irodori/contract'
import type { Result } from '@irodori/result'
import { isUnchanged } from '@irodori/rules'
import { type OrderProblem, problemOfCallError, problemOfVerdict } from '../orderProblem/orderProblem.ts'
import { layoutProblems } from './layoutProblems.ts'

/** What the customer is asked on the way; no keeps everything as it is. */
export type ContinueQuestion = 'SAME_ADDRESS' | 'ADDRESS' | 'COMMIT'

interface Changed {
  readonly updatedAt: string
}

/** The order as the screen shows it. */
export interface ShownOrder {
  readonly updatedAt: string
  readonly designs: readonly Pick<Design, 'id' | 'isNotComplete' | 'imageName' | 'printCheck'>[]
  readonly hasLineProduct: boolean
  /** NXT-5 */
  readonly isSameAddress: boolean
  /** Points paid for all of it and the address is not complete: it is left as it is. */
  readonly skipsPeople: boolean
}

/** The calls of the way, bound to the order and to what stands in its forms. */
export interface ContinueCalls {
  readonly ask: (question: ContinueQuestion) => Promise<boolean>
  readonly readUpdatedAt: () => Promise<Result<Changed, CallError>>
  readonly savePeople: () => Promise<Result<Changed, CallError>>
  readonly saveNumberOfChildren: () => Promise<Result<Changed, CallError>>
  readonly saveSurvey: () => Promise<Result<unknown, CallError>>
  readonly saveProcessMethod: () => Promise<Result<Changed, CallError>>
  readonly verifyImages: () => Promise<
    Result<{ readonly code: 'ORDER_IS_VALID' | 'ORDER_IS_PRODUCED' | 'ORDER_IS_CANCELLED' }, CallError>
  >
  readonly readOrder: () => Promise<Result<Pick<Order, 'updatedAt'>, CallError>>
  readonly verify: () => Promise<
    Result<{ readonly code: PackageVerdict; readonly numberOfMissingDesigns: number }, CallError>
  >
  readonly commit: () => Promise<Result<unknown, CallError>>
}

export type ContinueOutcome =
  /** The customer said no to a question. */
  | { readonly kind: 'STAYED' }
  | { readonly kind: 'PACKAGE' }
  | { readonly kind: 'COMMITTED' }
  /** What was typed was refused, with words of its own. */
  | { readonly kind: 'SAVE_REFUSED'; readonly error: CallError }
  | { readonly kind: 'PROBLEM'; readonly problem: OrderProblem }

const UNAUTHENTICATED = 401
const FORM_CODES = new Set(['UPDATE_ORDERER_FAILS', 'UPDATE_RECEIVER_FAILS', 'SURVEY_INVALID'])

const problem = (found: OrderProblem): ContinueOutcome => ({ kind: 'PROBLEM', problem: found })

/** Without a session the login box is open already: the customer stays, and tries again after it. */
const stopped = (error: CallError): ContinueOutcome =>
  error.kind === 'REFUSED' && error.status === UNAUTHENTICATED ? { kind: 'STAYED' } : problem(problemOfCallError(error))

const refusedSave = (error: CallError): ContinueOutcome =>
  error.kind === 'REFUSED' && error.errorCode !== null && FORM_CODES.has(error.errorCode)
    ? { kind: 'SAVE_REFUSED', error }
    : stopped(error)

/** RVW-7: the way on from the review, in its order; nothing is saved of an order that was changed behind the screen. */
export async function continueFlow(shown: ShownOrder, calls: ContinueCalls): Promise<ContinueOutcome> {
  if (shown.isSameAddress && !(await calls.ask('SAME_ADDRESS'))) return { kind: 'STAYED' }
  if (!(await calls.ask('ADDRESS'))) return { kind: 'STAYED' }

  const before = await calls.readUpdatedAt()
  if (!before.ok) return stopped(before.error)
  if (!isUnchanged(shown.updatedAt, before.value.updatedAt)) return problem({ kind: 'ORDER_CHANGED' })

  // The survey's answer does not say when the order was changed, so it is never the last.
  for (const save of [...(shown.skipsPeople ? [] : [calls.savePeople]), calls.saveNumberOfChildren, calls.saveSurvey]) {
    const saved = await save()
    if (!saved.ok) return refusedSave(saved.error)
  }
  const last = await calls.saveProcessMethod()
  if (!last.ok) return refusedSave(last.error)

  const images = await calls.verifyImages()
  if (!images.ok) return stopped(images.error)
  if (images.value.code === 'ORDER_IS_CANCELLED') return problem({ kind: 'CANCELLED' })
  if (images.value.code === 'ORDER_IS_PRODUCED') return problem({ kind: 'PRODUCED' })
  if (layoutProblems(shown.designs).length > 0) return problem({ kind: 'LAYOUT' })

  const now = await calls.readOrder()
  if (!now.ok) return stopped(now.error)
  if (!isUnchanged(last.value.updatedAt, now.value.updatedAt)) return problem({ kind: 'ORDER_CHANGED' })

  const verdict = await calls.verify()
  if (!verdict.ok) return stopped(verdict.error)
  const found = problemOfVerdict(verdict.value.code, verdict.value.numberOfMissingDesigns)
  if (found !== null) return problem(found)
  if (!shown.hasLineProduct) return { kind: 'PACKAGE' }

  if (!(await calls.ask('COMMIT'))) return { kind: 'STAYED' }
  const committed = await calls.commit()
  if (committed.ok) return { kind: 'COMMITTED' }
  const code = committed.error.kind === 'REFUSED' ? committed.error.errorCode : null
  return problem({ kind: 'CONNECTION', code })
}
