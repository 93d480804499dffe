import type { Database } from '../database/tables.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { HAND_OVER_JOB, WAITING_END_JOB } from '../order/orderJobs.ts'
import type { MakePrintFiles } from '../printFiles/makePrintFiles.ts'
import type { Storage } from '../storage/storage.ts'
import { endWaiting } from './endWaiting.ts'
import { handOver } from './handOver.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly makePrintFiles: MakePrintFiles
  readonly log: (line: string) => void
}

/** The jobs that take an order from its waiting period to the print companies. */
export const productionJobs = (deps: Deps): JobHandlers => ({
  [WAITING_END_JOB]: endWaiting(deps),
  [HAND_OVER_JOB]: handOver(deps),
})
