import { createHash } from 'node:crypto'
import type { DemoShop } from '@irodori/demo-shop'
import { demoShop } from '@irodori/demo-shop'
import { putCatalogue } from '../catalogue/putCatalogue.ts'
import { putSetting } from '../database/putSetting.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { REGION_INTRO, REGION_SETTINGS } from '../help/regions.ts'
import { addOrder } from '../order/addOrder.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { addDemoAccount } from './addDemoAccount.ts'
import { addDemoDesigns } from './addDemoDesigns.ts'
import { addDemoMessages } from './addDemoMessages.ts'
import { demoEntities } from './demoEntities.ts'
import { demoTemplateAssets } from './demoTemplateAssets.ts'
import { drawArtworks, drawProducts, drawThumbnails } from './drawPictures.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly now: () => Date
  readonly log: (line: string) => void
  /** Stops between two pictures. */
  readonly signal: AbortSignal
}

const MARK = 'demoShop'
/** Every how many pictures a line tells of them. */
const PROGRESS = 20

/**
 * Puts the demo shop into the database and its pictures into the storage, once for each version of its data. A run that
 * was cut off is taken up where it stopped; orders that exist are never changed.
 */
export async function loadDemoShop({ database, storage, pool, now, log, signal }: Deps): Promise<void> {
  const shop = demoShop(now())
  const entities = demoEntities(shop)
  // Of a fixed day: that the windows of seasons move with the calendar makes no new shop.
  const version = createHash('sha256')
    .update(json(demoEntities(demoShop())))
    .digest('hex')
  const mark = await database.selectFrom('setting').select('value').where('name', '=', MARK).executeTakeFirst()
  if (mark?.value === version) return

  log('demo shop: catalogue and orders')
  await transact(database, async (tx) => {
    const { faq, regions, regionIntro, regionSettings } = entities.help
    await putCatalogue(tx, { ...entities, faq, regions })
    await putSetting(tx, REGION_INTRO, regionIntro)
    await putSetting(tx, REGION_SETTINGS, regionSettings)
    await addOrders(tx, shop.orders, now())
  })
  const { templates } = entities
  const { productPictures } = shop
  // The layers of templates are drawn when somebody wants them: see lazyArtworkStorage.
  const artwork = shop.artwork.filter(({ key }) => !key.startsWith('artwork/'))
  const drawing = (what: string, count: number) => ({
    storage,
    pool,
    paints,
    signal,
    onPicture: (done: number) => {
      if (done % PROGRESS === 0 || done === count) log(`demo shop: ${what} ${done} of ${count}`)
    },
  })
  const paints = demoTemplateAssets(shop)
  await drawArtworks(drawing('artwork', artwork.length), artwork)
  await drawProducts(drawing('product pictures', productPictures.length), productPictures, templates)
  await drawThumbnails(drawing('template pictures', templates.length), templates)
  await addDemoDesigns({ database, storage, now }, shop, templates)
  await addDemoMessages({ database, storage, now }, entities.messageTemplates)
  await addDemoAccount(database, shop.account, now())
  await transact(database, (tx) => putSetting(tx, MARK, version))
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
      messageTemplateId: null,
    }
    const { orderNumber, phoneNumber, ordererEmail, status } = order
    await addOrder(tx, { orderNumber, phoneNumber, ordererEmail, status, details }, now)
  }
}

const nameOf = ({ familyName, firstName, familyNameKana, firstNameKana }: DemoShop['orders'][number]['orderer']) => ({
  familyName,
  firstName,
  familyNameKana,
  firstNameKana,
})
