import { endpoints } from '@irodori/contract/endpoints'
import type { SealingKeys } from '../credentials/seal.ts'
import type { Database } from '../database/tables.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { readCardPicture } from './cardPicture.ts'
import { readMergeList } from './readMergeList.ts'
import { removeMergeList } from './removeMergeList.ts'
import { saveMergeList } from './saveMergeList.ts'
import { readMostCards } from './stored/mostCards.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: Pick<WorkerPool, 'fillRows' | 'render'>
  readonly sealingKeys: SealingKeys
  readonly now: () => Date
}

export function mergeListRoutes(register: Register, deps: Deps): void {
  register.forAnyone(endpoints.readMostCards, async ({ params }) =>
    answer({ mostCards: await readMostCards(deps.database, params.productId) }),
  )
  register.forSession(endpoints.readMergeList, ({ params, caller }) => readMergeList(deps, caller, params))
  register.forSession(endpoints.saveMergeList, ({ params, body, caller }) => saveMergeList(deps, caller, params, body))
  register.forSession(endpoints.removeMergeList, ({ params, caller }) => removeMergeList(deps, caller, params))
  register.forSession(endpoints.readCardPicture, ({ params, caller }) => readCardPicture(deps, caller, params))
}
