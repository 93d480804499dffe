import type { SandboxOrder, SandboxShop } from '@irodori/demo-shop/sandboxOrders'
import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import { present } from '@irodori/design/testing/present'

/** An order that a customer has placed at a marketplace. */
interface MarketplaceSale {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly isPaid: boolean
  readonly productId: string
  readonly pieces: number
}

/** The marketplaces of a day, played by sandboxes. */
export interface Marketplaces {
  readonly port: number
  /** The environment variables with address and key of each, for a given port. */
  readonly environment: (port: number) => Readonly<Record<string, string>>
  readonly sales: readonly MarketplaceSale[]
  close(): Promise<void>
}

const ORDERS = 300
const SHOPS: readonly SandboxShop[] = ['YAHOO', 'RAKUTEN', 'COLOR_ME']
/** Of ten orders, the number that is unpaid, and the number whose first request always fails. */
const UNPAID = 2
const FLAKY = 1

const NUMBER_IN: Readonly<Record<SandboxShop, (number: number) => string>> = {
  YAHOO: (number) => String(24_000_000 + number),
  RAKUTEN: (number) => `400000-20261123-${String(number).padStart(10, '0')}`,
  COLOR_ME: (number) => String(324_000_000 + number),
}

function orderOf(number: number, productId: string): SandboxOrder {
  const shop = present(SHOPS[number % SHOPS.length])
  const regular = sandboxOrders.find((order) => order.shop === shop && order.behaviour.kind === 'ORDER')
  if (regular?.behaviour.kind !== 'ORDER') throw new Error(`the sandbox has no regular order of ${shop}`)
  const unit = 1 + (number % 2)
  const isPaid = number % 10 >= UNPAID
  return {
    ...regular,
    orderNumber: NUMBER_IN[shop](number),
    isFlaky: number % 10 === 10 - FLAKY,
    behaviour: {
      ...regular.behaviour,
      payment: isPaid ? 'CARD' : 'BANK',
      isPaid,
      items: [{ code: productId, unit }],
      totalPrice: 880 * unit,
    },
  }
}

/** @param productId the product of all orders */
export async function openMarketplaces(productId: string): Promise<Marketplaces> {
  const orders = Array.from({ length: ORDERS }, (_, index) => orderOf(index, productId))
  const sandbox = await startSandbox(() => new Date(), { orders, limits: {} })
  return {
    port: Number(new URL(sandbox.shops.YAHOO.url).port),
    environment: (port) =>
      Object.fromEntries(
        SHOPS.flatMap((shop) => {
          const url = new URL(sandbox.shops[shop].url)
          url.port = String(port)
          return [
            [`${shop}_URL`, url.href],
            [`${shop}_KEY`, sandbox.shops[shop].key],
          ]
        }),
      ),
    sales: orders.map(({ orderNumber, phoneNumber, behaviour }) => ({
      orderNumber,
      phoneNumber,
      productId,
      isPaid: behaviour.kind === 'ORDER' && behaviour.isPaid,
      pieces: behaviour.kind === 'ORDER' ? (behaviour.items[0]?.unit ?? 0) : 0,
    })),
    close: () => sandbox.close(),
  }
}
