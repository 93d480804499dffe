import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryDatabase } from '../../../../testing/memoryDatabase.ts'
import { openSmallShop } from '../../../../testing/smallShop.ts'
import type { Database } from '../../tables.ts'
import { catalogueSearch } from './catalogueSearch.ts'

let database: Database
beforeAll(async () => {
  database = await memoryDatabase()
  await openSmallShop(database, new Date())
})
afterAll(() => database.destroy())

const ADDED = {
  product: ['search_text', 'is_shown', 'position', 'created_at'],
  template_series: ['search_text', 'published_at', 'image_item_count', 'text_item_count'],
  template: [
    ...['search_text', 'published_at', 'image_item_count', 'text_item_count', 'width', 'height', 'dpi'],
    ...['group_published_at', 'group_image_count', 'group_text_count'],
  ],
}

async function readAll(): Promise<unknown> {
  const rows = async (name: string) => {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database)
    const texts = found.rows.map((row) => JSON.stringify(Object.entries(row).toSorted()))
    return texts.toSorted()
  }
  const tables = ['product', 'template', 'template_series', 'template_hashtag', 'product_hashtag']
  return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await rows(name)])))
}

it('fills the new columns of existing rows with the values that are written today', async () => {
  const written = await readAll()
  for (const table of ['template_hashtag', 'product_hashtag', 'leftover_file']) {
    await sql`drop table ${sql.table(table)}`.execute(database)
  }
  for (const [table, columns] of Object.entries(ADDED)) {
    for (const column of columns)
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(database)
  }
  // Dropping a column drops its indexes; these two existed before the migration, which drops them.
  await sql`create index template_product on template (product_id)`.execute(database)
  await sql`create index template_series_product on template_series (product_id)`.execute(database)
  await catalogueSearch(database)
  expect(await readAll()).toEqual(written)
})
