import { openAccount } from './account.ts'
import type { Customer, Outcome } from './flow.ts'
import { given, Stopped } from './flow.ts'
import { designAll } from './designing.ts'
import { release } from './gift.ts'
import { cancel, order, wrap } from './ordering.ts'

/** Stops being a day where an answer is missing or is a refusal. */
async function until(flow: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await flow()
  } catch (error) {
    if (error instanceof Stopped) return error.outcome
    throw error
  }
}

/** One customer's day, from the login to the receipt; some open an account for the next time. */
export async function live(customer: Customer, isMessage: boolean): Promise<Outcome> {
  const outcome = await until(async () => {
    await enter(customer)
    await designAll(customer)
    if (customer.random() < 0.08) return cancel(customer)
    await wrap(customer, isMessage)
    return isMessage ? release(customer) : order(customer)
  })
  if (outcome === 'LOST' || outcome.startsWith('REFUSED') || customer.random() > 0.3) return outcome
  await until(async () => openAccount(customer))
  return outcome
}

/** The first login brings an order of an outside shop in. */
async function enter({ caller, record }: Customer): Promise<void> {
  given(await caller.enter())
  if (record.outside) record.outside.isAcknowledged = true
}
