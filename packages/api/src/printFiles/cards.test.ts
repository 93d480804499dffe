import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MERGE_LIMITS } from '@irodori/contract/entities/mergeList'
import { pageFromDesign } from '@irodori/design/designPage'
import { withPrintedTexts } from '@irodori/design/merge/printedText'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { listOfNames, sellCards } from '../../testing/mergeLists.ts'
import { ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { drawnLines } from './drawnLines.ts'
import { makePrintFiles } from './makePrintFiles.ts'
import type { GroupPrint } from './printJob.ts'
import { openPrintSettings, STANDARD_PRINT } from './printSettings.ts'
import { readManifest } from './readManifest.ts'
import { reprint } from './reprint.ts'

const { orderNumber } = ORDERS.a
const NAMES = ['蓮', '葵', '健']

let server: TestServer
let folder: string
let order: OrderRow
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-cards-'))
  await sellCards(server.database, MERGE_LIMITS.ROWS)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  order = await createReadyOrder(server)
})

const settings = openPrintSettings(STANDARD_PRINT)
async function save(names: readonly string[], leftOut: number | null = null): Promise<void> {
  const { rows, ...list } = listOfNames(names)
  const decided = rows.map((row, at) => (at + 1 === leftOut ? { ...row, decision: 'LEFT_OUT' as const } : row))
  const body = { list: { ...list, rows: decided }, basedOn: null }
  const answer = await server.call(
    'saveMergeList',
    { params: { orderNumber, groupNumber: '1' }, body },
    await server.logIn(),
  )
  if (answer.code !== 200) throw new Error(`the list was refused: ${JSON.stringify(answer.error)}`)
}

const designs = () =>
  server.database
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('side_number')
    .execute()
const make = async (pool: Partial<TestServer['pool']> = {}): Promise<GroupPrint> => {
  const deps = { ...server, sealingKeys: [], pool: { ...server.pool, ...pool } }
  const [print] = await makePrintFiles(deps, await settings)(order, await designs())
  if (!print) throw new Error('no print file was made')
  return print
}
const pagesOf = async ({ file }: GroupPrint): Promise<number> =>
  (await getDocumentProxy(new Uint8Array((await server.storage.get(file.key)) ?? []))).numPages

describe('the print file of a piece with a list', () => {
  it('LST-5: has the pages of each row that is not left out, each with the hash of its pixels', async () => {
    await save(['蓮', '一', '健'], 2)
    const { job, cardHashes, ...print } = await make()
    expect(job.cards.map(({ row, texts }) => [row, texts.map(({ text }) => text)])).toEqual([
      [1, ['蓮']],
      [3, ['健']],
    ])
    expect(await pagesOf({ job, cardHashes, ...print })).toBe(4)
    const [front] = await designs()
    if (!front) throw new Error('order A has no design')
    const rendered = []
    for (const { texts } of job.cards) {
      const page = pageFromDesign({ ...front.draft, id: front.id, items: withPrintedTexts(front.draft.items, texts) })
      const files = { photos: new Map<string, Uint8Array>(), artwork: new Map<string, Uint8Array>() }
      rendered.push(await server.pool.render({ page, ...files, scale: 1, previewSide: null, isTransparent: false }))
    }
    expect(cardHashes.map(([hash]) => hash)).toEqual(rendered.map(({ hash }) => hash))
    expect(new Set(cardHashes.map(([hash]) => hash)).size).toBe(2)
    expect(new Set(cardHashes.map(([, hash]) => hash)).size, 'the other side is the same').toBe(1)
  })

  it('LST-5: continues behind the last page that was drawn, and shows its progress', async () => {
    await save(NAMES)
    let tasks = 0
    const failing = async (task: Parameters<TestServer['pool']['hashPages']>[0]) => {
      tasks += 1
      if (tasks > 1) throw new Error('the server was stopped')
      return server.pool.hashPages(task)
    }
    await expect(make({ hashPages: failing })).rejects.toThrow('the server was stopped')
    expect(await drawnLines(server.database, orderNumber)).toEqual([
      'cards of piece 1: 3 of 6 pages are drawn for print',
    ])
    const params = { orderNumber, groupNumber: '1' }
    const { data } = await server.call('readMergeList', { params }, await server.logIn())
    expect(data?.drawn).toEqual({ pages: 3, of: 6 })
    let drawn = 0
    const { cardHashes } = await make({
      hashPages: async (task) => {
        drawn += task.pages.length
        return server.pool.hashPages(task)
      },
    })
    expect(drawn, 'the back is the same on every card').toBe(1)
    expect(cardHashes.flat().every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    const never = () => Promise.reject(new Error('a page was drawn twice'))
    expect((await make({ hashPages: never, printSheet: never })).cardHashes).toEqual(cardHashes)
  })

  it('LST-5: is made again from the manifest with the same bytes and the same pixels', async () => {
    await save(NAMES)
    const print = await make()
    const manifest = readManifest(JSON.stringify({ prints: [print] }))
    const again = await reprint(server, manifest ?? [], folder)
    expect(again.map(({ file }) => file)).toEqual([
      '01.png',
      '02.png',
      '03.png',
      '04.png',
      '05.png',
      '06.png',
      'group-1.pdf',
    ])
    for (const { file, kept, made } of again) expect([file, made]).toEqual([file, kept])
  })

  it('LST-5: a manifest before version 7 has no cards', async () => {
    const { cardHashes: _, job, ...print } = await make()
    const { cards: __, ...older } = job
    const [read] = readManifest(JSON.stringify({ prints: [{ ...print, job: older }] })) ?? []
    expect([read?.cardHashes, read?.job.cards]).toEqual([[], []])
  })

  it('LST-3: is not made if a row can no longer be printed', async () => {
    await save(NAMES)
    await server.database
      .updateTable('merge_list')
      .set({ content: JSON.stringify(listOfNames(['蓮', '𠮷'])) })
      .execute()
    await expect(make()).rejects.toThrow('rows 2 of the list of piece 1')
  })

  it(`LST-5: has ${MERGE_LIMITS.ROWS} cards in one job and one file`, { timeout: 120_000 }, async () => {
    order = await createReadyOrder(server, { sides: [TEMPLATE] })
    await save(Array.from({ length: MERGE_LIMITS.ROWS }, (_, at) => String(at + 1)))
    const print = await make()
    expect(await pagesOf(print)).toBe(MERGE_LIMITS.ROWS)
    expect(new Set(print.cardHashes.flat()).size).toBe(MERGE_LIMITS.ROWS)
    expect(await drawnLines(server.database, orderNumber)).toEqual([
      `cards of piece 1: ${MERGE_LIMITS.ROWS} of ${MERGE_LIMITS.ROWS} pages are drawn for print`,
    ])
  })
})
