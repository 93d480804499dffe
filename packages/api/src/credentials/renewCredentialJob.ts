import { EC_TYPES } from '@irodori/contract/entities/order'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { CredentialShop } from './credential.ts'
import { putCredential, readCredential, recordRefusal, RENEW_CREDENTIAL_JOB } from './credentialStore.ts'
import type { SealingKeys } from './seal.ts'
import type { RenewToken } from './yahooTokens.ts'

interface Deps {
  readonly database: Database
  readonly keys: SealingKeys
  readonly renewToken: RenewToken
  readonly now: () => Date
  readonly log: (line: string) => void
}

/** Minutes until a renewal that failed five times is tried again. */
const PAUSE_SECONDS = 600

/**
 * Renews the access token of a marketplace before it ends. The job exists once for a marketplace, so one of several
 * servers renews it; the new token and the next renewal are one transaction with the end of the run.
 */
export function renewCredentialJob(deps: Deps): JobHandler {
  const { database, keys, renewToken, now, log } = deps

  const endWithRefusal = (job: LeasedJob, shop: CredentialShop, version: Date): Promise<void> =>
    transact(database, async (tx) => {
      if (await complete(tx, job)) await recordRefusal(tx, shop, now(), version)
    })

  return {
    async run(job) {
      const shop = EC_TYPES.find((id) => id === job.subject)
      const stored = shop === undefined ? null : await readCredential(database, keys, shop)
      if (stored !== null && !stored.ok && stored.error === 'NO_KEY_OPENS')
        throw new Error(
          `no key opens the credential of ${job.subject}: set CREDENTIALS_KEY to the key it was sealed with`,
        )
      if (stored === null || !stored.ok || stored.value.credential.shop !== 'YAHOO') {
        await transact(database, (tx) => complete(tx, job))
        return 'DONE'
      }
      const { credential } = stored.value
      const renewed = await renewToken(credential)
      if (!renewed.ok) {
        const { error } = renewed
        if (error.code === 'NO_ANSWER')
          throw new Error(`the token of ${credential.shop} was not renewed: ${error.reason}`)
        log(`${credential.shop}: its authorisation has ended; run \`shop marketplaces set\` with a new one`)
        await endWithRefusal(job, credential.shop, stored.value.updatedAt)
        return 'DONE'
      }
      await transact(database, async (tx) => {
        // A credential that was set in the meantime has replaced this job.
        if (await complete(tx, job)) await putCredential(tx, keys, { ...credential, ...renewed.value }, now())
      })
      return 'DONE'
    },

    async giveUp(job) {
      const again = { kind: RENEW_CREDENTIAL_JOB, subject: job.subject, payload: {} }
      await transact(database, (tx) => enqueue(tx, again, { afterSeconds: PAUSE_SECONDS }))
    },
  }
}
