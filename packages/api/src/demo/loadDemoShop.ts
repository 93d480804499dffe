import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DemoShop } from '@irodori/demo-shop'
import { demoShop } from '@irodori/demo-shop'
import { normalisePhoneNumber } from '@irodori/rules'
import { putCategory } from '../catalogue/putCategory.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
import { putTemplateSeries } from '../catalogue/putTemplateSeries.ts'
import type { Database, OrderDetails, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { addDemoMessages } from './addDemoMessages.ts'
import type { DemoEntities } from './demoEntities.ts'
import { demoEntities } from './demoEntities.ts'
import { drawArtwork, drawThumbnails } from './drawPictures.ts'
import { putHelp } from './putHelp.ts'

interface Needs {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly now: () => Date
  readonly log: (line: string) => void
  /** Stops between two pictures. */
  readonly signal: AbortSignal
}

const MARK = 'demoShop'

/**
 * Puts the demo shop into the database and its pictures into the storage, once for each version of its data. A run that
 * was cut off is taken up where it stopped; orders that exist are never touched.
 */
export async function loadDemoShop({ database, storage, pool, now, log, signal }: Needs): Promise<void> {
  const shop = demoShop(now())
  const entities = demoEntities(shop)
  const version = createHash('sha256').update(json(entities)).digest('hex')
  const mark = await database.selectFrom('setting').select('value').where('name', '=', MARK).executeTakeFirst()
  if (mark?.value === version) return

  log('demo shop: catalogue and orders')
  await transact(database, async (tx) => {
    await putCatalogue(tx, entities)
    await putHelp(tx, entities.help)
    await addOrders(tx, shop.orders, now())
  })
  const { artwork } = shop
  const { templates } = entities
  const onArtwork = (done: number) => log(`demo shop: artwork ${done} of ${artwork.length}`)
  await drawArtwork(storage, artwork, onArtwork, signal)
  const onThumbnail = (done: number) => log(`demo shop: template pictures ${done} of ${templates.length}`)
  await drawThumbnails(storage, pool, templates, artwork, onThumbnail, signal)
  await addDemoMessages({ database, storage, now }, entities.messageTemplates)
  await transact(database, (tx) =>
    tx
      .insertInto('setting')
      .values({ name: MARK, value: json(version) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json(version) }))
      .execute(),
  )
}

async function putCatalogue(tx: Transacting, entities: DemoEntities): Promise<void> {
  for (const category of entities.categories) await putCategory(tx, category)
  for (const product of entities.products) await putProduct(tx, product)
  await putTemplates(tx, entities.templates)
  for (const series of entities.templateSeries) await putTemplateSeries(tx, series)
  for (const document of entities.packagePlans) {
    const row = {
      id: document.id,
      package_plan_cat_id: document.packagePlanCatId,
      position: document.position,
      document: json(document),
    }
    await tx
      .insertInto('package_plan')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const document of entities.notices) {
    const row = { id: document.id, kind: document.kind, document: json(document) }
    await tx
      .insertInto('notice')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const document of entities.events) {
    const row = { id: document.id, document: json(document) }
    await tx
      .insertInto('delivery_event')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const document of entities.messageTemplates) {
    const row = { id: document.id, position: document.position, document: json(document) }
    await tx
      .insertInto('message_template')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const [position, document] of entities.fonts.entries()) {
    const row = { value: document.value, position, document: json(document) }
    await tx
      .insertInto('font_family')
      .values(row)
      .onConflict((at) => at.column('value').doUpdateSet(row))
      .execute()
  }
}

const FOLDER_BYTES = 16

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
    await tx
      .insertInto('shop_order')
      .values({
        order_number: order.orderNumber,
        id: randomUUID(),
        phone_number: normalisePhoneNumber(order.phoneNumber),
        status: order.status,
        image_folder: randomBytes(FOLDER_BYTES).toString('hex'),
        details: json(details),
        orderer_email: order.ordererEmail,
        created_at: now,
        updated_at: now,
      })
      .onConflict((at) => at.column('order_number').doNothing())
      .execute()
  }
}

const nameOf = ({ familyName, firstName, familyNameKana, firstNameKana }: DemoShop['orders'][number]['orderer']) => ({
  familyName,
  firstName,
  familyNameKana,
  firstNameKana,
})
