import { readFileSync } from 'node:fs'
import type { PrintViolationReason } from '@irodori/contract/entities/printViolation'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { judgeDesigns } from '@irodori/rules/missingDesigns'
import { textRequest } from '@irodori/scene/textRequest'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { readParts } from '../orderView/orderParts.ts'
import { productionFacts } from '../orderView/productionFacts.ts'
import { savedViolations } from '../printability/checkOrderPrintable.ts'
import { printedTexts } from '../printability/draftViolations.ts'
import { readCatalogueFacts } from '../printability/readCatalogueFacts.ts'
import type { Evidence, InvariantViolation } from './invariant.ts'

/** The orders whose designs were checked by a start or a release, and that are not handed over yet. */
const waitingOrders = (database: Database): Promise<OrderRow[]> =>
  database
    .selectFrom('shop_order')
    .selectAll()
    .where('status', 'in', ['WAITING_CREATION', 'PENDING_CREATION', 'URL_RELEASED'])
    .execute()

async function waitingPages(database: Database): Promise<DesignRow[]> {
  const numbers = (await waitingOrders(database)).map((order) => order.order_number)
  return database
    .selectFrom('design')
    .selectAll()
    .where('order_number', 'in', [...numbers, ''])
    .execute()
}

export async function findUndesignedOrders({ database, now }: Evidence): Promise<InvariantViolation[]> {
  const found: InvariantViolation[] = []
  for (const parts of await readParts(database, await waitingOrders(database), now)) {
    const { order } = parts
    const { products, groups } = await productionFacts(database, parts)
    const { isDesigned, missingParts, overNumber } = judgeDesigns(products, groups)
    if (isDesigned) continue
    const fact = `is ${order.status}, lacks ${JSON.stringify(missingParts)} and has ${overNumber} pieces over`
    found.push({ at: order.order_number, fact })
  }
  return found
}

/** The pages with one of these violations, by the rules of a save. */
const findPagesWith =
  (...reasons: readonly PrintViolationReason[]) =>
  async ({ database }: Evidence): Promise<InvariantViolation[]> => {
    const rows = await waitingPages(database)
    const facts = await readCatalogueFacts(
      database,
      rows.map(({ draft }) => draft),
    )
    return rows.flatMap((row) =>
      savedViolations(row, facts)
        .filter(({ reason }) => reasons.includes(reason))
        .map(({ reason, itemId }) => ({ at: row.id, fact: `${reason} at ${itemId ?? 'the page'}` })),
    )
  }

export const findForeignPages = findPagesWith('TEMPLATE_NOT_OF_PRODUCT', 'PAGE_NOT_OF_PRODUCT')
export const findEmptiedPages = findPagesWith('ITEMS_NOT_OF_TEMPLATE')
export const findForeignTypes = findPagesWith(
  'FONT_NOT_OF_PRODUCT',
  'FONT_TOO_SMALL',
  'FONT_TOO_LIGHT',
  'COLOUR_NOT_OF_PRODUCT',
  'ORNAMENT_NOT_OF_SHOP',
  'BACKGROUND_NOT_OF_TEMPLATE',
  'PATTERN_NOT_OF_SHOP',
  'COLOUR_SET_NOT_OF_TEMPLATE',
)

export async function findUnprintableTexts({ database }: Evidence): Promise<InvariantViolation[]> {
  const faces = new Map<string, FontFace>()
  const found: InvariantViolation[] = []
  for (const { id, draft } of await waitingPages(database)) {
    for (const item of printedTexts(draft)) {
      if (resolveFont(item.font) === undefined) continue
      const path = fontFilePath(item.font, item.fontWeight)
      const face = faces.get(path) ?? loadFont(new Uint8Array(readFileSync(path)))
      faces.set(path, face)
      const { missing, truncated } = setText(textRequest(item, draft.dpi), face, findPhrases)
      if (missing.length > 0) found.push({ at: id, fact: `item ${item.id} cannot be displayed` })
      else if (truncated) found.push({ at: id, fact: `item ${item.id} does not fit` })
    }
  }
  return found
}
