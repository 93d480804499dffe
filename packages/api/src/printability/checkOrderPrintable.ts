import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { draftViolations } from './draftViolations.ts'
import { measureTexts } from './measureTexts.ts'
import { notPrintable, placeViolations } from './notPrintable.ts'
import type { CatalogueFacts } from './readCatalogueFacts.ts'
import { readCatalogueFacts } from './readCatalogueFacts.ts'

interface Deps {
  readonly database: Database
  readonly pool: Pick<WorkerPool, 'measure'>
}

/**
 * Checks the saved pages of an order once more before its production: they may be older than a rule, a product or a font.
 * Never call it inside a transaction, because it waits for a worker; what is saved afterwards was checked by its save.
 * @returns null where every page can be printed
 */
export async function checkOrderPrintable({ database, pool }: Deps, orderNumber: string): Promise<ApiFailure | null> {
  const rows = await database.selectFrom('design').selectAll().where('order_number', '=', orderNumber).execute()
  if (rows.length === 0) return null
  const facts = await readCatalogueFacts(
    database,
    rows.map(({ draft }) => draft),
  )
  return busyAsFailure(
    measureTexts(
      pool,
      rows.map(({ draft }) => draft),
    ).then((texts) =>
      notPrintable(
        rows.flatMap((row) => [
          ...savedViolations(row, facts),
          ...placeViolations(row.draft, row.group_number, texts.get(row.draft.randomId) ?? []),
        ]),
      ),
    ),
  )
}

/**
 * The violations of a saved page without its typesetting. Its items were compared with its template when it was saved, and
 * the template may have changed since; only a page without any item is refused if the template has some.
 */
export function savedViolations({ draft, group_number }: DesignRow, facts: CatalogueFacts): PrintViolation[] {
  const product = facts.products.get(draft.productId)
  if (!product) return []
  const template = facts.templates.get(draft.templateId) ?? null
  const totalPage = draft.designSeriesId === null ? null : (facts.totalPages.get(draft.designSeriesId) ?? null)
  const isEmptied = draft.items.length === 0 && (template?.items.length ?? 0) > 0
  const isOfProduct = template === null || facts.isOfProduct(draft)
  const saved = isEmptied ? null : draft
  return placeViolations(
    draft,
    group_number,
    draftViolations(draft, { product, template, ornaments: facts.ornaments, isOfProduct, saved, totalPage }),
  )
}
