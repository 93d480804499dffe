import { openAccount } from './account.ts'
import type { Customer, Outcome } from './customer.ts'
import { accepted, Stopped } from './customer.ts'
import { designAll } from './designing.ts'
import { release } from './digitalMessage.ts'
import { cancel, order, wrap } from './ordering.ts'

/** Runs steps until one is refused or gets no answer. */
async function outcomeOf(steps: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await steps()
  } catch (error) {
    if (error instanceof Stopped) return error.outcome
    throw error
  }
}

/** One customer's journey from the login to the receipt; some open an account afterwards. */
export async function runJourney(customer: Customer, isMessage: boolean): Promise<Outcome> {
  const outcome = await outcomeOf(async () => {
    await logIn(customer)
    await designAll(customer)
    if (customer.random() < 0.08) return cancel(customer)
    await wrap(customer, isMessage)
    return isMessage ? release(customer) : order(customer)
  })
  if (outcome === 'LOST' || outcome.startsWith('REFUSED') || customer.random() > 0.3) return outcome
  await outcomeOf(() => openAccount(customer))
  return outcome
}

/** Logs in; the first login imports a marketplace order. */
async function logIn({ caller, record }: Customer): Promise<void> {
  accepted(await caller.logIn())
  if (record.marketplace) record.marketplace.isAcknowledged = true
}
