import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue, enqueueIfMissing } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { listCredentials } from './credentialStore.ts'
import { warningOf } from './warnings.ts'

export const CREDENTIAL_NOTICE_JOB = 'credential-notice'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
}

/** Seconds between two looks: an authorisation of Yahoo may last twelve hours. */
const PAUSE_SECONDS = 3600
const SUBJECT = 'all'

/** Tells the shop by mail, once for each step, that a credential ends, has ended or was refused. */
export function credentialNoticeJob({ database, now, writeMail }: Deps): JobHandler {
  return {
    async run(job) {
      const states = await listCredentials(database)
      const warnings = states.map((state) => warningOf(state, now())).filter((warning) => warning !== null)
      await transact(database, async (tx) => {
        if (!(await complete(tx, job))) return
        for (const { kind, state, at, step } of warnings) {
          await writeMail(tx, {
            kind: 'CREDENTIAL_WARNING',
            to: 'SHOP',
            language: 'ja',
            orderNumber: null,
            dedupKey: `CREDENTIAL:${state.shop}:${kind}:${step}:${at.toISOString()}`,
            values: { shop: state.shop, warning: kind, at: at.toISOString() },
          })
        }
        await enqueueNotice(tx)
      })
      return 'DONE'
    },
    giveUp: () => transact(database, enqueueNotice),
  }
}

const enqueueNotice = (tx: Transacting): Promise<void> =>
  enqueue(tx, { kind: CREDENTIAL_NOTICE_JOB, subject: SUBJECT, payload: {} }, { afterSeconds: PAUSE_SECONDS })

/** Adds the first look; an existing job is left unchanged. */
export const scheduleCredentialNotice = (database: Database): Promise<void> =>
  transact(database, (tx) =>
    enqueueIfMissing(tx, { kind: CREDENTIAL_NOTICE_JOB, subject: SUBJECT, payload: {} }, 'NOW'),
  )
