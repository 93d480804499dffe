import type { PrintViolation } from '@irodori/contract/entities/printViolation'
import { byPage } from '../catalogue/catalogue.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import { checkList } from '../mergeList/stored/checkList.ts'
import { readLists } from '../mergeList/stored/listStore.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { draftViolations } from './draftViolations.ts'
import { measureTexts } from './measureTexts.ts'
import { notPrintable, placeViolations } from './notPrintable.ts'
import type { CatalogueFacts } from './readCatalogueFacts.ts'
import { readCatalogueFacts } from './readCatalogueFacts.ts'

export interface PrintableDeps {
  readonly database: Database
  /** A worker typesets the texts of the order. */
  readonly pool: Pick<WorkerPool, 'measure' | 'fillRows'>
  /** Open the lists of the order. */
  readonly sealingKeys: SealingKeys
}

/**
 * Checks the saved pages of an order and the rows of its lists once more before its production: they may be older than a rule,
 * a product or a font.
 * Never call it inside a transaction, because it waits for a worker; what is saved afterwards was checked by its save.
 * @returns null where every page can be printed
 */
export async function checkOrderPrintable(deps: PrintableDeps, orderNumber: string): Promise<ApiFailure | null> {
  const { database, pool } = deps
  const rows = await database.selectFrom('design').selectAll().where('order_number', '=', orderNumber).execute()
  if (rows.length === 0) return null
  const facts = await readCatalogueFacts(
    database,
    rows.map(({ draft }) => draft),
  )
  const check = async (): Promise<ApiFailure | null> => {
    const texts = await measureTexts(
      pool,
      rows.map(({ draft }) => draft),
    )
    const ofPages = rows.flatMap((row) => [
      ...savedViolations(row, facts),
      ...placeViolations(row.draft, row.group_number, texts.get(row.draft.randomId) ?? []),
    ])
    return notPrintable([...ofPages, ...(await listViolations(deps, orderNumber, rows))])
  }
  return busyAsFailure(check())
}

/** The pieces whose lists are not ready, each named at its first page. */
async function listViolations(
  { database, pool, sealingKeys }: PrintableDeps,
  orderNumber: string,
  rows: readonly DesignRow[],
): Promise<PrintViolation[]> {
  const violations: PrintViolation[] = []
  for (const [groupNumber, stored] of await readLists(database, sealingKeys, orderNumber)) {
    const pages = rows
      .filter((row) => row.group_number === groupNumber)
      .map((row) => ({ ...row, pageNumber: row.page_number, sideNumber: row.side_number }))
      .sort(byPage)
    const [first] = pages
    if (!first) continue
    const { isReady } = await checkList({ database, pool }, pages, stored)
    if (!isReady)
      violations.push(...placeViolations(first.draft, groupNumber, [{ reason: 'ROWS_NOT_READY', itemId: null }]))
  }
  return violations
}

/**
 * The violations of a saved page without its typesetting. Its items were compared with its template when it was saved, and
 * the template may have changed since; only a page without any item is refused if the template has some.
 */
export function savedViolations({ draft, group_number }: DesignRow, facts: CatalogueFacts): PrintViolation[] {
  const product = facts.products.get(draft.productId)
  if (!product) return []
  const template = facts.templateOf(draft)
  const totalPage = draft.designSeriesId === null ? null : (facts.totalPages.get(draft.designSeriesId) ?? null)
  const isEmptied = draft.items.length === 0 && (template?.items.length ?? 0) > 0
  const isOfProduct = template === null || facts.isOfProduct(draft)
  const saved = isEmptied ? null : draft
  const { ornaments, patterns } = facts
  return placeViolations(
    draft,
    group_number,
    draftViolations(draft, { product, template, ornaments, patterns, isOfProduct, saved, totalPage }),
  )
}
