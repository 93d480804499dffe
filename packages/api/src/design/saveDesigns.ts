import type { Design, SaveDesigns } from '@irodori/contract/entities/design'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { errorCode } from '../resilience/transientErrors.ts'
import type { MoveDeps } from './moveFromOrder.ts'
import { prepareMove } from './moveFromOrder.ts'
import { savePages } from './savePages.ts'

export interface SaveDeps extends MoveDeps {
  /** Called after the commit, when a render job waits. */
  readonly wake: () => void
}

const UNIQUE_VIOLATION = '23505'

/**
 * Saves pages of the caller's order: new ones are created, others updated, and a repeated call changes nothing. The
 * pages, the order's status and the render jobs are one transaction; the answer is given after its commit.
 */
export async function saveDesigns(deps: SaveDeps, caller: Caller, input: SaveDesigns): Promise<Outcome<Design[]>> {
  const own = await ownOrder(deps.database, caller, input.orderNumber)
  // The browser answers a 401 with the login, which names the order that the customer wants to save into.
  if (!own.ok) return fail(401, 'UNAUTHENTICATED')
  const move = await prepareMove(deps, input, own.value)
  if (!move.ok) return move
  try {
    const saved = await transactResult(deps.database, (tx) => savePages(tx, input, move.value, deps.now()))
    if (!saved.ok) return saved
    deps.wake()
    return answer(saved.value)
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return fail(400, 'REQUEST_INVALID')
    throw error
  }
}
