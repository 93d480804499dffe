import { demoShop } from '@irodori/demo-shop/demoShop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_CATALOGUE } from '../../testing/emptyCatalogue.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { putCatalogue } from '../catalogue/putCatalogue.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { demoEntities } from './demoEntities.ts'
import { multiplyTemplates } from './multiplyTemplates.ts'

const entities = demoEntities(demoShop())
let database: Database
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.destroy())

describe('2,000 more templates for load tests', () => {
  it('have their own ids, names and groups, and share the pages and pictures of their originals', () => {
    const many = multiplyTemplates(entities.templates, 2000)
    const all = [...entities.templates, ...many]
    expect(new Set(all.map(({ id }) => id)).size).toBe(entities.templates.length + 2000)
    expect(new Set(many.map(({ templateGroupId }) => templateGroupId)).size).toBe(2000)
    expect(new Set(many.map(({ name, productId }) => `${productId} ${name}`)).size).toBe(2000)
    const pictures = new Set(entities.templates.map(({ thumbnail }) => thumbnail))
    expect(many.every(({ thumbnail }) => pictures.has(thumbnail))).toBe(true)
    expect(new Set(many.map(({ productId }) => productId)).size).toBeGreaterThan(10)
  })

  it('creates no templates if every template belongs to a group', () => {
    expect(multiplyTemplates([], 10)).toEqual([])
    const [front] = entities.templates.filter(({ templateGroupId }) => templateGroupId === 'card-hanaikada')
    const pair = front ? [front, { ...front, id: 'other', sideNumber: 2 }] : []
    expect(multiplyTemplates(pair, 10)).toEqual([])
  })

  it('imports 2,000 more templates into the shop in one transaction', async () => {
    const templates = multiplyTemplates(entities.templates, 2000)
    await transact(database, (tx) => putCatalogue(tx, { ...EMPTY_CATALOGUE, templates }))
    const { count } = await database
      .selectFrom('template')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(2000)
  })
})
