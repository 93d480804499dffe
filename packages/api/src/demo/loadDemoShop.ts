import { createHash } from 'node:crypto'
import type { DemoShop } from '@irodori/demo-shop/demoShop'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { DEMO_PROFILE_FILE } from '@irodori/demo-shop/profileFile'
import { putCatalogue } from '../catalogue/putCatalogue.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { enqueueIfMissing } from '../jobs/jobs.ts'
import { addOrder } from '../order/addOrder.ts'
import { readProfileFile } from '../profile/readProfileFile.ts'
import { problemLines } from '../profile/shopProfile.ts'
import { hasProfile, putProfile } from '../profile/storedProfile.ts'
import type { Storage } from '../storage/storage.ts'
import { addDemoAccount } from './addDemoAccount.ts'
import { addDemoMessages } from './addDemoMessages.ts'
import { demoEntities } from './demoEntities.ts'
import { DEMO_ORDERS_JOB } from './demoOrdersJob.ts'
import { loadedVersion, putLoadedVersion } from './loadedVersion.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly log: (line: string) => void
}

/**
 * Writes the demo shop into the database, once for each version of its data, and adds the job that makes the designs of its
 * orders. An interrupted run is continued; existing orders are never changed. Pictures are drawn when they are asked for.
 */
export async function loadDemoShop({ database, storage, now, log }: Deps): Promise<void> {
  await putDemoProfile(database)
  const shop = demoShop(now())
  const entities = demoEntities(shop)
  // Computed for a fixed day, so that seasonal periods, which follow the calendar, do not change the version.
  const version = createHash('sha256')
    .update(json([demoEntities(demoShop()), demoShop().english]))
    .digest('hex')
  if ((await loadedVersion(database)) === version) return

  log('demo shop: catalogue and orders')
  await transact(database, async (tx) => {
    const { faq, regions } = entities.help
    await putCatalogue(tx, { ...entities, faq, regions })
    await addOrders(tx, shop.orders, now())
    await enqueueIfMissing(tx, { kind: DEMO_ORDERS_JOB, subject: 'all', payload: {} }, 'NOW')
  })
  await addDemoMessages({ database, storage, now }, entities.messageTemplates)
  await addDemoAccount(database, shop.account, now())
  await transact(database, (tx) => putLoadedVersion(tx, version))
}

/** Gives the demo's profile to a shop that has none, as a demo shop of an earlier release; another one stays. */
async function putDemoProfile(database: Database): Promise<void> {
  if (await hasProfile(database)) return
  const read = await readProfileFile(DEMO_PROFILE_FILE)
  if (!read.ok) throw new Error(`the demo shop's profile is not complete: ${problemLines(read.error).join('; ')}`)
  await transact(database, (tx) => putProfile(tx, read.value))
}

async function addOrders(tx: Transacting, orders: DemoShop['orders'], now: Date): Promise<void> {
  for (const order of orders) {
    const { ecType, payMethod, processMethod, orderDate, shipDate, products } = order
    const details: OrderDetails = {
      ecSiteId: ecType,
      payMethod,
      paymentType: payMethod.startsWith('コンビニ') ? 'COMBINI' : 'OTHER',
      isSettled: true,
      processMethod,
      heldFrom: order.status === 'PENDING' ? 'WAITING' : null,
      orderDate,
      shipDate,
      orderer: nameOf(order.orderer),
      receiver: { ...order.receiver, id: `${order.orderNumber}-receiver` },
      products,
      totalPrice: order.totalPrice,
      amounts: { paid: order.paid, parts: order.parts, taxes: taxesOf(order.paid) },
      messageTemplateId: null,
    }
    const { orderNumber, phoneNumber, ordererEmail, status } = order
    await addOrder(tx, { orderNumber, phoneNumber, ordererEmail, status, details }, now)
  }
}

/** What the demo shop states about its tax: ten percent, included in all of its prices, rounded down. */
const taxesOf = (paid: number) => [{ rate: 10, total: paid, tax: Math.floor((paid * 10) / 110) }]

const nameOf = ({ familyName, firstName, familyNameKana, firstNameKana }: DemoShop['orders'][number]['orderer']) => ({
  familyName,
  firstName,
  familyNameKana,
  firstNameKana,
})
