import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { isUnchanged } from '@irodori/rules/reviewViolations'
import { problemOfCallError } from '../orderProblem/orderProblem.ts'
import { type PackagingProblem, packagingProblem } from './packagingProblem.ts'

interface SavedOrder {
  readonly updatedAt: string
}

/** A waiting period that has started. */
export interface Started<Waiting extends SavedOrder> {
  /** The end of the waiting period. */
  readonly endsAt: string
  /** The order as it waits. */
  readonly order: Waiting
}

/** The calls of the start, bound to the order and to the choices of the customer. */
export interface StartCalls<Waiting extends SavedOrder> {
  readonly readOrder: () => Promise<Result<SavedOrder, CallError>>
  readonly save: () => Promise<Result<SavedOrder, CallError>>
  /** Starts the waiting period of the version of the order that was saved at this time. */
  readonly schedule: (
    updatedAt: string,
  ) => Promise<Result<{ readonly clientEndingTime: string; readonly order: Waiting }, CallError>>
}

export type StartOutcome<Waiting extends SavedOrder> =
  /** The wrapping of a digital message is saved; its production starts later. */
  { readonly kind: 'SAVED' } | ({ readonly kind: 'STARTED' } & Started<Waiting>)

/**
 * PCK-12: reads the order again and refuses to go on if it changed since it was loaded; then saves the choices and starts
 * production of exactly the saved version. For a digital message the flow ends after the save.
 */
export async function startFlow<Waiting extends SavedOrder>(
  loadedAt: string,
  isMessage: boolean,
  calls: StartCalls<Waiting>,
): Promise<Result<StartOutcome<Waiting>, PackagingProblem>> {
  const now = await calls.readOrder()
  if (!now.ok) return err({ kind: 'ORDER', problem: problemOfCallError(now.error) })
  if (!isUnchanged(loadedAt, now.value.updatedAt)) return err({ kind: 'ORDER', problem: { kind: 'ORDER_CHANGED' } })
  const saved = await calls.save()
  if (!saved.ok) return err(packagingProblem(saved.error, 'SAVE'))
  if (isMessage) return ok({ kind: 'SAVED' })
  const started = await calls.schedule(saved.value.updatedAt)
  if (!started.ok) return err(packagingProblem(started.error, 'START'))
  const { clientEndingTime, order } = started.value
  return ok({ kind: 'STARTED', endsAt: clientEndingTime, order })
}
