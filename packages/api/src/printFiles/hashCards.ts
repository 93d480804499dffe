import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { sha256 } from './archivedFile.ts'
import { filesOfJob } from './filesOfPage.ts'
import { printedPages } from './printedPages.ts'
import type { PrintJob, PrintJobPage } from './printJob.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: Pick<ImageTasks, 'hashPages'>
}

interface Piece {
  readonly orderNumber: string
  readonly groupNumber: number
}

/** A page of a card. Pages with the same content are drawn once. */
interface CardPage {
  readonly row: number
  readonly page: PrintJobPage
  /** SHA-256 of all that it is drawn from. */
  readonly content: string
}

/** Few enough for the time of a task, whatever a page holds. */
const PAGES_PER_TASK = 8

/**
 * Renders the pages of every card for their hashes. Each hash is stored at once: it is the progress that is shown, and a job
 * that was cut off continues behind it.
 * @returns the hashes of the pages of each card
 * @throws Busy where the worker queue is full
 */
export async function hashCards(deps: Deps, piece: Piece, job: PrintJob): Promise<string[][]> {
  if (job.cards.length === 0) return []
  const { kernel, libraries } = job
  const pages = printedPages(job).map(
    ({ row, page }): CardPage => ({
      row: row ?? 0,
      page,
      content: sha256(JSON.stringify({ kernel, libraries, page })),
    }),
  )
  const hashes = await knownHashes(deps.database, piece, pages)
  // A card that is new, with a page that others have.
  await storeHashes(deps.database, piece, pages, hashes)
  const missing = new Map(pages.flatMap((one) => (hashes.has(one.content) ? [] : [[one.content, one] as const])))
  const filesOf = filesOfJob(deps.storage, job)
  for (const ofDesign of Map.groupBy(missing.values(), ({ page }) => page.designId).values()) {
    for (let at = 0; at < ofDesign.length; at += PAGES_PER_TASK) {
      const some = ofDesign.slice(at, at + PAGES_PER_TASK)
      const files = []
      for (const { page } of some) files.push(await filesOf(page))
      const [first] = files
      if (!first) continue
      const made = await deps.pool.hashPages({ ...first, pages: files.map(({ page }) => page) })
      const drawn = new Map(some.map(({ content }, index) => [content, made[index] ?? '']))
      await storeHashes(deps.database, piece, pages, drawn)
      for (const [content, hash] of drawn) hashes.set(content, hash)
    }
  }
  const all = pages.map(({ content }) => hashes.get(content) ?? '')
  return job.cards.map((_, card) => all.slice(card * job.pages.length, (card + 1) * job.pages.length))
}

/** The hashes of an earlier run by the content of their pages. Those of an earlier version of the piece are deleted. */
async function knownHashes(database: Database, piece: Piece, pages: readonly CardPage[]): Promise<Map<string, string>> {
  const wanted = new Set(pages.map(keyOf))
  const rows = await pagesIn(database, piece).selectAll().execute()
  const isWanted = (row: (typeof rows)[number]) => wanted.has(`${row.list_row} ${row.design_id} ${row.content_hash}`)
  for (const { list_row, design_id } of rows.filter((row) => !isWanted(row)))
    await database
      .deleteFrom('card_page')
      .where('order_number', '=', piece.orderNumber)
      .where('group_number', '=', piece.groupNumber)
      .where('list_row', '=', list_row)
      .where('design_id', '=', design_id)
      .execute()
  return new Map(rows.filter(isWanted).map(({ content_hash, pixel_hash }) => [content_hash, pixel_hash]))
}

const keyOf = ({ row, page, content }: CardPage): string => `${row} ${page.designId} ${content}`

const pagesIn = (database: Database, { orderNumber, groupNumber }: Piece) =>
  database.selectFrom('card_page').where('order_number', '=', orderNumber).where('group_number', '=', groupNumber)

/** Stores hashes for every card that has one of their pages. */
async function storeHashes(
  database: Database,
  { orderNumber, groupNumber }: Piece,
  pages: readonly CardPage[],
  drawn: ReadonlyMap<string, string>,
): Promise<void> {
  const place = { order_number: orderNumber, group_number: groupNumber }
  const rows = pages.flatMap(({ row, page, content }) => {
    const pixel_hash = drawn.get(content)
    return pixel_hash === undefined
      ? []
      : [{ ...place, list_row: row, design_id: page.designId, content_hash: content, pixel_hash }]
  })
  if (rows.length === 0) return
  await database
    .insertInto('card_page')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How many pages of the cards of a piece are drawn. */
export async function countDrawnPages(database: Database, piece: Piece): Promise<number> {
  const { drawn } = await pagesIn(database, piece)
    .select((build) => build.fn.countAll<string>().as('drawn'))
    .executeTakeFirstOrThrow()
  return Number(drawn)
}
