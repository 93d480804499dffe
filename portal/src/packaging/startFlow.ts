import type { CallError } from '@irodori/client'
import type { Result } from '@irodori/result'
import { isUnchanged } from '@irodori/rules'
import { problemOfCallError } from '../orderProblem/orderProblem.ts'
import { type PackagingProblem, packagingProblem } from './packagingProblem.ts'

interface Changed {
  readonly updatedAt: string
}

/** A waiting period as it began: until when it lasts, and of which state of the order it is. */
export interface Started {
  readonly endsAt: string
  readonly updatedAt: string
}

/** The calls of the start, bound to the order and to what is chosen. */
export interface StartCalls {
  readonly readOrder: () => Promise<Result<Changed, CallError>>
  readonly save: () => Promise<Result<Changed, CallError>>
  /** Starts the waiting period of the order as it was saved at that time. */
  readonly schedule: (
    updatedAt: string,
  ) => Promise<Result<{ readonly clientEndingTime: string; readonly order: Changed }, CallError>>
}

export type StartOutcome =
  | { readonly kind: 'SAVED' }
  | ({ readonly kind: 'STARTED' } & Started)
  | { readonly kind: 'PROBLEM'; readonly problem: PackagingProblem }

const changed: StartOutcome = { kind: 'PROBLEM', problem: { kind: 'ORDER', problem: { kind: 'ORDER_CHANGED' } } }

/**
 * PCK-12: the order is read again and must be the one that was loaded; then the choices are saved, and production is
 * started of what was saved and of nothing that came after it. A digital message ends with the saving.
 */
export async function startFlow(loadedAt: string, isMessage: boolean, calls: StartCalls): Promise<StartOutcome> {
  const now = await calls.readOrder()
  if (!now.ok) return { kind: 'PROBLEM', problem: { kind: 'ORDER', problem: problemOfCallError(now.error) } }
  if (!isUnchanged(loadedAt, now.value.updatedAt)) return changed
  const saved = await calls.save()
  if (!saved.ok) return { kind: 'PROBLEM', problem: packagingProblem(saved.error, 'SAVE') }
  if (isMessage) return { kind: 'SAVED' }
  const started = await calls.schedule(saved.value.updatedAt)
  if (!started.ok) return { kind: 'PROBLEM', problem: packagingProblem(started.error, 'START') }
  const { clientEndingTime, order } = started.value
  return { kind: 'STARTED', endsAt: clientEndingTime, updatedAt: order.updatedAt }
}
