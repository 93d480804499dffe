import { HOUR_MS } from '@irodori/contract/durations'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { createToken, hashOfToken } from '../authentication/sessions.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { Guesses } from '../limits/guesses.ts'
import { countMailAttempt } from '../limits/mailAttempts.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'

export const DEVICE_LINK_JOB = 'device-link'

/** The path of the link, before its token. */
export const DEVICE_LINK_PATH = '/open'

const LINK_VALID_MS = HOUR_MS

export interface AskDeps {
  readonly database: Database
  readonly now: () => Date
  /** Links for one order in an hour. */
  readonly failedAttemptsPerHour: number
  /** Called after a commit that enqueued a job. */
  readonly wake: () => void
}

/**
 * Mails the customer of an order a link. Leaves the search for the order to a job, so neither the answer nor its duration
 * discloses whether the order exists.
 */
export async function requestDeviceLink(deps: AskDeps, typed: string): Promise<Outcome<null>> {
  const orderNumber = normaliseOrderNumber(typed)
  const attempt = { kind: 'DEVICE_LINK_MAIL', subject: orderNumber } as const
  const tooMany = await countMailAttempt(deps.database, deps.now(), attempt, deps.failedAttemptsPerHour)
  if (tooMany) return tooMany
  const job = { kind: DEVICE_LINK_JOB, subject: orderNumber, payload: {} }
  await transact(deps.database, (tx) => enqueue(tx, job, 'NOW'))
  deps.wake()
  return answer(null)
}

interface MailDeps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Address of the shop, without a slash at the end. */
  readonly publicUrl: string
}

/** Writes the mail with the link, if the shop has the order and an address of its customer. */
export function deviceLinkJob({ database, now, writeMail, publicUrl }: MailDeps): JobHandler {
  const write = (job: LeasedJob) =>
    transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      const order = await tx
        .selectFrom('shop_order')
        .selectAll()
        .where('order_number', '=', job.subject)
        .executeTakeFirst()
      if (!order) return
      const token = createToken()
      const expires_at = new Date(now().getTime() + LINK_VALID_MS)
      await tx.deleteFrom('device_link').where('expires_at', '<=', now()).execute()
      await tx
        .insertInto('device_link')
        .values({ token_hash: hashOfToken(token), order_number: order.order_number, expires_at })
        .execute()
      const link = `${publicUrl}${DEVICE_LINK_PATH}/${token}`
      const mail = { kind: 'ORDER_DEVICE_LINK', values: { link } } as const
      await notifyCustomer(writeMail, tx, order, `device-link:${hashOfToken(token)}`, mail)
    })
  return {
    async run(job) {
      await write(job)
      return 'DONE'
    },
    async giveUp() {},
  }
}

/**
 * Makes a device known to the order of a link: the guesses of others do not keep it out any more, but it still has to name
 * the phone number. The link works until its end, because programs that check mails open it first.
 */
export async function openDeviceLink(
  { database, now, guesses }: { readonly database: Database; readonly now: () => Date; readonly guesses: Guesses },
  token: string,
  device: string,
): Promise<boolean> {
  return transact(database, async (tx) => {
    const link = await tx
      .selectFrom('device_link')
      .select('order_number')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    if (!link) return false
    await guesses.letIn(device, link.order_number, tx)
    return true
  })
}
