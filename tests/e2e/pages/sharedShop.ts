import { test as base } from '@playwright/test'
import { OWN_ORDERS } from '../../fixtures/ownOrders.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'

/** What tests may do with a shop that is not theirs alone. */
type SharedShop = Pick<ShopServer, 'address' | 'dataDirectory'>

export interface KnownOrder {
  readonly orderNumber: string
  readonly phoneNumber: string
}

interface OfTest {
  /** An order of a card, a clock and a booklet without designs, which no other test uses. */
  readonly order: KnownOrder
}

interface OfWorker {
  /** A demo shop for all test files that neither stop it nor change what others count on. */
  readonly shop: SharedShop
  /** Gives each of the shop's orders for tests once. */
  readonly nextOrder: () => KnownOrder
}

/** Tests that share the shop of their worker: starting one takes six seconds of the processor's time. */
export const test = base.extend<OfTest, OfWorker>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      // The files together log in more often than one network address may.
      const shop = await startShop({ RATE_LIMIT_FACTOR: '100' })
      await use(shop)
      await shop.dispose()
    },
    { scope: 'worker' },
  ],
  nextOrder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      const left = OWN_ORDERS.values()
      await use(() => {
        const { value } = left.next()
        if (!value) throw new Error('the shop has no further order for a test: OWN_ORDERS is too short')
        return value
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
  order: async ({ nextOrder }, use) => use(nextOrder()),
})
