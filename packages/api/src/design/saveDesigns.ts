import type { Design, SaveDesigns, SentDraft } from '@irodori/contract/entities/design'
import type { Language } from '@irodori/contract/language'
import { ok } from '@irodori/result'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { errorCode } from '../resilience/transientErrors.ts'
import type { TextViolations } from '../printability/measureTexts.ts'
import { measureTexts } from '../printability/measureTexts.ts'
import { hasItemsOf } from '../printability/draftViolations.ts'
import { templateVersions } from '../printability/templateVersions.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import type { MoveDeps } from './moveFromOrder.ts'
import { prepareMove } from './moveFromOrder.ts'
import { savePages } from './savePages.ts'

export interface SaveDeps extends MoveDeps {
  readonly pool: Pick<WorkerPool, 'measure'>
  /** Called after the commit, when a render job waits. */
  readonly wake: () => void
}

const UNIQUE_VIOLATION = '23505'

/**
 * Saves pages of the caller's order: new ones are created, others updated, and a repeated call changes nothing. The
 * pages, the order's status and the render jobs are one transaction; the answer is given after its commit.
 */
export async function saveDesigns(
  deps: SaveDeps,
  caller: Caller,
  input: SaveDesigns,
  language: Language | null,
): Promise<Outcome<Design[]>> {
  const own = await ownOrder(deps.database, caller, input.orderNumber)
  // The browser answers a 401 with the login, which names the order that the customer wants to save into.
  if (!own.ok) return fail(401, 'UNAUTHENTICATED')
  // A worker typesets before the transaction, which would otherwise hold the order's lock meanwhile.
  const texts = await busyAsFailure(measureDrafts(deps, input.designs).then(ok))
  if (!texts.ok) return texts
  const move = await prepareMove(deps, input, own.value)
  if (!move.ok) return move
  try {
    const saved = await transactResult(deps.database, (tx) =>
      savePages(tx, input, move.value, texts.value, deps.now(), language),
    )
    if (!saved.ok) return saved
    deps.wake()
    return answer(saved.value)
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return fail(400, 'REQUEST_INVALID')
    throw error
  }
}

/** Typesets the texts of pages that have the items of their template or of a saved page; others are refused anyway. */
async function measureDrafts({ database, pool }: SaveDeps, drafts: readonly SentDraft[]): Promise<TextViolations> {
  const ids = drafts.map(({ templateId }) => templateId)
  const templates = await templateVersions(database, ids)
  const expected = drafts.filter((draft) => {
    const versions = templates.get(draft.templateId) ?? []
    return draft.id !== null || versions.some((template) => hasItemsOf(draft.items, template))
  })
  return measureTexts(pool, expected)
}
