import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { dpi, mm, mmToPrintPx } from '@irodori/geometry/units'
import { paidAmount } from '@irodori/rules/amounts'
import type { Selectable } from 'kysely'
import { productsIn } from '../../catalogue/catalogue.ts'
import type { DesignRow } from '../../database/tables/designs.ts'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Tables, Transacting } from '../../database/tables.ts'
import { orderFileKey } from '../../image/imageFiles.ts'
import type { MailPicture } from '../../database/tables/mailContent.ts'
import { translated } from '../../translation/translations.ts'
import { type MailTexts, mailTexts } from '../content/mailTexts.ts'
import type { NamedPieces, OrderSummary, SummaryDelivery, SummaryItem } from './orderSummary.ts'

/** Pictures in a mail. More would make it too large for some mailboxes. */
const MAX_PICTURES = 4

/** Reads what the mails of an order say about it, in the language of its reader and the transaction that writes the mail. */
export async function readOrderSummary(tx: Transacting, order: OrderRow, language: Language): Promise<OrderSummary> {
  const { details } = order
  const t = mailTexts(language)
  const products = await productsIn(
    tx,
    language,
    details.products.map(({ productId }) => productId),
  )
  const designs: DesignRow[] = await tx
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', order.order_number)
    .execute()
  const plans = await planNames(tx, designs, language)
  const parcels = await tx
    .selectFrom('order_package')
    .select(['delivery_day', 'delivery_time', 'ship_day'])
    .where('order_number', '=', order.order_number)
    .orderBy('print_company')
    .execute()
  const groups = groupsOf(designs)
  let picturesLeft = MAX_PICTURES
  const items = unitsOf(order).flatMap(([productId, pieces]) => {
    const product = products.get(productId)
    if (!product) return []
    const own = groups.filter(({ cover }) => cover.draft.productId === productId)
    const item = itemOf(order, product, pieces, own, plans, t, picturesLeft)
    picturesLeft -= item.pictures.length
    return item
  })
  const designed = [...products.values()].filter(({ productType }) => productType !== 'NO_DESIGN')
  return {
    orderNumber: order.order_number,
    ordererName: nameOf(details.orderer),
    items,
    address: addressOf(order, t),
    deliveries: deliveriesOf(parcels),
    shipDays: [...new Set(parcels.flatMap(({ ship_day }) => ship_day ?? []))].sort(),
    totalPrice: details.totalPrice,
    paidAmount: paidAmount(details),
    payMethod: details.payMethod,
    needsDesign: designed.length > 0 && designs.length === 0,
  }
}

interface Group {
  /** The page that the picture of the piece shows. */
  readonly cover: DesignRow
}

/** The pieces of an order in their order, each with its cover or its front. */
function groupsOf(designs: readonly DesignRow[]): Group[] {
  const byNumber = Map.groupBy(designs, ({ group_number }) => group_number)
  return [...byNumber]
    .sort(([a], [b]) => a - b)
    .flatMap(([, pages]) => {
      const [cover] = pages.toSorted(
        (a, b) => Number(a.page_number) - Number(b.page_number) || a.side_number - b.side_number,
      )
      return cover ? { cover } : []
    })
}

/** Pieces by product, in the order of the lines. */
function unitsOf({ details }: OrderRow): [productId: string, pieces: number][] {
  const units = new Map<string, number>()
  for (const { productId, unit } of details.products) units.set(productId, (units.get(productId) ?? 0) + unit)
  return [...units]
}

function itemOf(
  order: OrderRow,
  product: StoredProduct,
  pieces: number,
  groups: readonly Group[],
  plans: ReadonlyMap<string, string>,
  t: MailTexts,
  picturesLeft: number,
): SummaryItem {
  const pictures = groups
    .slice(0, picturesLeft)
    .flatMap(({ cover }, index) =>
      pictureOf(order, cover, t('order.picture', { name: product.name, number: index + 1 })),
    )
  const optionNames = new Map(product.options.map(({ identifier, name }) => [identifier, name]))
  return {
    name: product.name,
    pieces,
    options: counted(groups.flatMap(({ cover }) => optionNames.get(cover.product_option_id ?? '') ?? [])),
    wrappings: counted(groups.flatMap(({ cover }) => plans.get(cover.package_plan_id ?? '') ?? [])),
    pictures,
    morePieces: groups.length - pictures.length,
  }
}

/** None before the page is rendered. */
function pictureOf({ image_folder }: OrderRow, { print_name, draft }: DesignRow, alt: string): MailPicture[] {
  if (print_name === null) return []
  const bleed = Math.max(0, Math.round(mmToPrintPx(mm(draft.bleedMm), dpi(draft.dpi))))
  return [{ key: orderFileKey(image_folder, print_name), bleed, alt }]
}

function counted(names: readonly string[]): NamedPieces[] {
  const byName = Map.groupBy(names, (name) => name)
  return [...byName].map(([name, same]) => ({ name, pieces: same.length }))
}

async function planNames(
  tx: Transacting,
  designs: readonly DesignRow[],
  language: Language,
): Promise<Map<string, string>> {
  const ids = [...new Set(designs.flatMap(({ package_plan_id }) => package_plan_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('package_plan').select('document').where('id', 'in', ids).execute()
  const stored = rows.map(({ document }) => document)
  const plans = await translated(tx, language, 'packagePlans', stored)
  return new Map(plans.map(({ id, name }) => [id, name]))
}

type ParcelChoice = Pick<Selectable<Tables['order_package']>, 'delivery_day' | 'delivery_time'>

/** The choices of all parcels, equal ones once; none for a parcel without any. */
function deliveriesOf(parcels: readonly ParcelChoice[]): SummaryDelivery[] {
  const byChoice = new Map(
    parcels
      .filter(({ delivery_day, delivery_time }) => delivery_day !== null || delivery_time !== null)
      .map(({ delivery_day: day, delivery_time: time }) => [`${day} ${time}`, { day, time }] as const),
  )
  return [...byChoice.values()]
}

const nameOf = ({ familyName, firstName }: { readonly familyName: string; readonly firstName: string }): string =>
  [familyName, firstName].filter((name) => name.trim() !== '').join(' ')

/** Postal code, address and name; lines that are not known are left out. */
function addressOf({ details: { receiver } }: OrderRow, t: MailTexts): string[] {
  const { zipCode, prefecture, city, subAddress1, subAddress2 } = receiver
  const name = nameOf(receiver)
  return [
    zipCode === '' ? '' : t('order.postalCode', { code: zipCode }),
    [prefecture, city, subAddress1].join(''),
    subAddress2,
    name === '' ? '' : t('order.receiver', { name }),
  ].filter((line) => line.trim() !== '')
}
