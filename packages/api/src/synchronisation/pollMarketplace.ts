import { MINUTE_MS } from '@irodori/contract/durations'
import type { FetchedState } from './readChanged.ts'
import { readChanged } from './readChanged.ts'
import type { MarketplaceConnector, MarketplaceError, MarketplaceId } from '../connectors/marketplaceConnector.ts'
import { marketplaceLogLine } from '../connectors/marketplaceFailure.ts'
import { listCredentials } from '../credentials/credentialStore.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { delayChange, dueOrders, keepListed, keepUnread } from './changedOrders.ts'
import { movePosition, openPosition } from './pollStore.ts'
import { backoffMs } from './retryPause.ts'

export interface PollDeps {
  readonly database: Database
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly writeMail: WriteMail
  /** SYN-3: whether orders are imported that no customer has looked up yet. */
  readonly importsNew: boolean
  /** A number from 0 to 1. */
  readonly random: () => number
}

export interface PollEnd {
  /** Why the poll stopped; null if it was complete. */
  readonly problem: MarketplaceError | null
  /** Whether orders wait to be read without a further list. */
  readonly isMoreDue: boolean
}

/**
 * A poll lists from this long before the end of the last one: a marketplace may show a change later than it dates it, and
 * its clock may differ from ours.
 */
const OVERLAP_MS = 15 * MINUTE_MS
/** Orders that one poll reads; the next ones follow soon. */
const MOST_READS = 200
/** Failed reads in a row after which the marketplace counts as unavailable. */
const MOST_FAILURES = 3
/**
 * SYN-1: lists what was changed at a marketplace since the last poll, and reads each of these orders. A listed order is
 * stored before the position moves, and stays until its read has had its effect, so an outage of any length loses nothing.
 * Two servers that poll at the same time have the effect of one.
 */
export async function pollMarketplace(
  deps: PollDeps,
  shop: MarketplaceId,
  connector: MarketplaceConnector,
): Promise<PollEnd> {
  const { database, now, log } = deps
  const stop = (problem: MarketplaceError): PollEnd => {
    log(marketplaceLogLine(shop, problem))
    return { problem, isMoreDue: false }
  }
  const credential = (await listCredentials(database)).find((state) => state.shop === shop)
  // A refused credential is replaced by the staff or by its renewal; until then every call would be refused.
  if (credential && credential.refusedAt !== null) return stop({ code: 'AUTHENTICATION_FAILED' })
  const listed = await listChanges(deps, shop, connector)
  if (listed !== null) return stop(listed)
  let failures = 0
  const due = await dueOrders(database, shop, now(), MOST_READS)
  for (const order of due) {
    const read = await connector.read(order.orderNumber)
    if (read.ok) {
      failures = 0
      const fetched: FetchedState = { shop, order, state: read.value }
      await readChanged(deps, fetched)
      continue
    }
    const isShops = read.error.code === 'MAINTENANCE' || read.error.code === 'AUTHENTICATION_FAILED'
    failures += 1
    // An order whose answer cannot be read must not keep the others waiting.
    const until = new Date(now().getTime() + backoffMs(order.tries, deps.random()))
    if (!isShops) await transact(database, (tx) => delayChange(tx, shop, order, until))
    if (isShops || failures >= MOST_FAILURES) return stop(read.error)
  }
  return { problem: null, isMoreDue: due.length === MOST_READS }
}

/** @returns null after the last page */
async function listChanges(
  deps: PollDeps,
  shop: MarketplaceId,
  connector: MarketplaceConnector,
): Promise<MarketplaceError | null> {
  const { database, now, importsNew } = deps
  const { orderPrefix } = await readProfile(database)
  const began = now()
  const position = await openPosition(database, shop, began)
  const since = new Date(Math.min(position.getTime(), began.getTime()) - OVERLAP_MS)
  for (let page: string | null = null, isLast = false; !isLast; ) {
    const result = await connector.listChanged(since, page)
    if (!result.ok) return result.error
    const { value } = result
    isLast = value.next === null
    page = value.next
    await transact(database, async (tx) => {
      await keepListed(tx, value, { shop, orderPrefix, importsNew, now: now() })
      if (!isLast) return
      await keepUnread(tx, shop, now())
      await movePosition(tx, shop, began)
    })
  }
  return null
}
