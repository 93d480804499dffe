import { isDeepStrictEqual } from 'node:util'
import type { DesignDraft } from '@irodori/contract/entities/design'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { MAX_ITEMS } from '../catalogue/pageLimits.ts'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { Transacting } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { draftViolations } from '../printability/draftViolations.ts'
import type { TextViolations } from '../printability/measureTexts.ts'
import { misplacedItem } from '../printability/misplacedItem.ts'
import { notPrintable, placeViolations } from '../printability/notPrintable.ts'
import { readCatalogueFacts } from '../printability/readCatalogueFacts.ts'
import { storedDraft } from './checkBase.ts'
import type { Placement } from './placeDrafts.ts'

/**
 * Refuses pages that could not be printed or are not of this order: an unknown product or booklet, a sheet that is not
 * the template's (or, where the template has changed since, the saved design's), items that lie off the page, photos that
 * were never uploaded, and whatever the editor refuses (draftViolations, texts).
 * @param texts the texts that do not fit or cannot be displayed, measured before the transaction
 * @returns null where the pages may be saved
 */
export async function checkDrafts(
  tx: Transacting,
  orderNumber: string,
  placements: readonly Placement[],
  texts: TextViolations,
): Promise<ApiFailure | null> {
  const drafts = placements.map(({ draft }) => draft)
  const facts = await readCatalogueFacts(tx, drafts)
  const violations: PrintViolation[] = []
  for (const { draft, row } of placements) {
    const product = facts.products.get(draft.productId)
    if (!product) return invalid('productId', 'no such product')
    if (draft.items.length > MAX_ITEMS) return invalid('items', 'too many')
    if (new Set(draft.items.map((item) => item.id)).size !== draft.items.length) return invalid('items', 'an id twice')
    const unknown = draft.items.filter(isTextItem).find((item) => !resolveFont(item.font))
    if (unknown) return invalid('font', `${unknown.font} is not a font of the shop`)
    const template = facts.templateOf(draft)
    const saved = row?.draft.templateId === draft.templateId ? row.draft : null
    if (!(template && hasSameSheet(draft, template)) && !(saved && hasSameSheet(draft, saved))) {
      return invalid('templateId', 'the sheet is not the one of the template')
    }
    const misplaced = misplacedItem(draft, [template ?? [], saved ?? []].flat())
    if (misplaced) return invalid('items', `${misplaced.id} is off the page, too small or too large`)
    const isOfProduct = template ? facts.isOfProduct(draft) : saved?.productId === draft.productId
    const totalPage = draft.designSeriesId === null ? null : (facts.totalPages.get(draft.designSeriesId) ?? null)
    const { ornaments, patterns } = facts
    const shown = { product, template, ornaments, patterns, isOfProduct, saved, totalPage }
    const own = draftViolations(storedDraft(draft), shown)
    violations.push(...placeViolations(draft, null, [...own, ...(texts.get(draft.randomId) ?? [])]))
  }
  return (
    (await checkSeries(tx, orderNumber, drafts[0]?.designSeriesId ?? null)) ??
    notPrintable(violations) ??
    (await checkPhotos(tx, orderNumber, drafts))
  )
}

type Sheet = Pick<StoredDraft, 'width' | 'height' | 'dpi' | 'backgroundUrl' | 'foregroundUrl' | 'monthGrid' | 'month'>

/** The customer may choose the background and the month; the rest of the sheet belongs to the template. */
const hasSameSheet = (a: Sheet, b: Sheet): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.dpi === b.dpi &&
  a.backgroundUrl === b.backgroundUrl &&
  a.foregroundUrl === b.foregroundUrl &&
  isDeepStrictEqual(a.monthGrid, b.monthGrid) &&
  (a.month === undefined) === (b.month === undefined)

async function checkSeries(tx: Transacting, orderNumber: string, seriesId: string | null): Promise<ApiFailure | null> {
  if (seriesId === null) return null
  const series = await tx
    .selectFrom('design_series')
    .select('id')
    .where('id', '=', seriesId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return series ? null : fail(404, 'DESIGN_NOT_FOUND')
}

async function checkPhotos(
  tx: Transacting,
  orderNumber: string,
  drafts: readonly DesignDraft[],
): Promise<ApiFailure | null> {
  const named = new Set(
    drafts.flatMap((draft) => draft.items.filter(isImageItem).flatMap((item) => item.imageName ?? [])),
  )
  if (named.size === 0) return null
  const rows = await tx
    .selectFrom('photo')
    .select('name')
    .where('order_number', '=', orderNumber)
    .where('name', 'in', [...named])
    .execute()
  const kept = new Set(rows.map((row) => row.name))
  const missing = [...named].filter((name) => !kept.has(name))
  return missing.length > 0 ? fail(500, 'DESIGN_CREATE_IMAGE_EXCEPTION', { error: { imageName: missing } }) : null
}

const invalid = (field: string, message: string): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error: { [field]: [message] } })
