import type { SandboxOrder, SandboxShop } from '@irodori/demo-shop/sandbox'
import { sandboxOrders, startSandbox } from '@irodori/demo-shop/sandbox'

/** What somebody bought in an outside shop. */
interface OutsideSale {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly isPaid: boolean
  readonly productId: string
  readonly pieces: number
}

/** The outside shops of a day, which know nothing of ours. */
export interface OutsideShops {
  readonly port: number
  /** By the names of the environment, where each is spoken to at a port, and its key. */
  readonly environment: (port: number) => Readonly<Record<string, string>>
  readonly sales: readonly OutsideSale[]
  close(): Promise<void>
}

const SALES = 300
const SHOPS: readonly SandboxShop[] = ['YAHOO', 'RAKUTEN', 'COLOR_ME']
/** Of ten sales, how many are not paid, and of how many the line is cut at every first question. */
const UNPAID = 2
const FLAKY = 1

const NUMBER_IN: Readonly<Record<SandboxShop, (number: number) => string>> = {
  YAHOO: (number) => String(24_000_000 + number),
  RAKUTEN: (number) => `400000-20261123-${String(number).padStart(10, '0')}`,
  COLOR_ME: (number) => String(324_000_000 + number),
}

function saleOf(number: number, productId: string): SandboxOrder {
  const shop = SHOPS[number % SHOPS.length]
  const plain = sandboxOrders.find((order) => order.shop === shop && order.behaviour.kind === 'ORDER')
  if (plain?.behaviour.kind !== 'ORDER') throw new Error(`no plain order of ${shop}`)
  const unit = 1 + (number % 2)
  const isPaid = number % 10 >= UNPAID
  return {
    ...plain,
    orderNumber: NUMBER_IN[shop](number),
    isFlaky: number % 10 === 10 - FLAKY,
    behaviour: {
      ...plain.behaviour,
      payment: isPaid ? 'CARD' : 'BANK',
      isPaid,
      items: [{ code: productId, unit }],
      totalPrice: 880 * unit,
    },
  }
}

/** @param productId of which everything is sold there */
export async function openOutsideShops(productId: string): Promise<OutsideShops> {
  const orders = Array.from({ length: SALES }, (_, index) => saleOf(index, productId))
  const sandbox = await startSandbox(() => new Date(), orders)
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
