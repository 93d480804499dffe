import { putProduct } from '../src/catalogue/putProduct.ts'
import { putTemplates } from '../src/catalogue/putTemplate.ts'
import { json } from '../src/database/tables.ts'
import { transact } from '../src/database/transact.ts'
import { putSettings } from '../src/settings/shopSettings.ts'
import { halvesPng } from '../testing/photos.ts'
import { PRODUCTS, TEMPLATE } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'

/** A page of a LINE product, with artwork. */
export const LINE_TEMPLATE = { ...TEMPLATE, id: 'line', productId: 'line', backgroundUrl: 'product/card.png' }

/** Adds to the small shop what it lacks for the fuzz test: a LINE product, wrapping plans, pieces of several cards and a mail
 * reader. */
export async function extendShop({ database, storage }: TestServer): Promise<void> {
  const card = PRODUCTS.find(({ id }) => id === 'card')
  if (!card) throw new Error('the small shop must have the product card')
  const line = { ...card, id: 'line', productIdentify: 'line', isLineProduct: true, numberOfSides: 1 }
  const page = { ...LINE_TEMPLATE, templateGroupId: 'line', productIdentify: 'line' }
  await transact(database, async (tx) => {
    await putProduct(tx, line)
    await putTemplates(tx, [page])
    await putSettings(tx, { mostCards: { card: 5 } })
  })
  const plan = {
    id: 'ribbon',
    identifier: 'ribbon',
    name: 'リボン',
    description: '',
    imageUrl: null,
    price: 0,
    position: 1,
  }
  for (const [packagePlanCatId, id, isFree] of [
    ['wrapping', 'ribbon', true],
    ['gift-box', 'box', false],
  ] as const) {
    const document = { ...plan, id, identifier: id, isFree, price: isFree ? 0 : 300, packagePlanCatId }
    await database
      .insertInto('package_plan')
      .values({ id, package_plan_cat_id: packagePlanCatId, position: 1, document: json(document) })
      .execute()
  }
  await database
    .insertInto('magazine_reader')
    .values({ email: 'reader@irodori.example', token: 'reader-token', subscribed_at: new Date('2026-01-01') })
    .execute()
  await storage.put('shop/product/card.png', halvesPng(9, 9))
}
