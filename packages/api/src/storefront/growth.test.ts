import type { StoredProduct } from '@irodori/contract/entities/product'
import { TEMPLATE_COLOURS, type Template } from '@irodori/contract/entities/template'
import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { PRODUCTS, TEMPLATE } from '../../testing/smallShop.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { putTemplate, putTemplates } from '../catalogue/putTemplate.ts'
import { putTemplateSeries } from '../catalogue/putTemplateSeries.ts'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { listColours } from './listColours.ts'
import { listHashtags } from './listHashtags.ts'
import { countShownProducts, listShownProducts, productsQuery } from './pageProducts.ts'
import { pageSeries, seriesCountQuery, seriesQuery } from './pageSeries.ts'
import type { ListInput } from './pageTemplates.ts'
import { pageTemplates, templateCountQuery, templatesQuery } from './pageTemplates.ts'

const SMALL = 100
const LARGE = 10_000
const TEMPLATES_PER_OTHER_PRODUCT = 2000
const OTHERS = ['other-1', 'other-2', 'other-3', 'other-4', 'other-5']

let small: Database
let large: Database
const [PRODUCT] = PRODUCTS as readonly [StoredProduct, ...StoredProduct[]]
const NAMES = ['さくら', 'ひまわり', 'もみじ', 'ゆき']
const { items: _, ...SHEET } = TEMPLATE

const colourOf = (index: number) => TEMPLATE_COLOURS[index % TEMPLATE_COLOURS.length] ?? 'white'

const template = (productId: string, index: number, sideNumber: number): Template => ({
  ...SHEET,
  items: [],
  id: `${productId}-${index}-${sideNumber}`,
  name: `${NAMES[index % 4]} ${index}`,
  productId,
  templateGroupId: `${productId}-${index}`,
  sideNumber,
  imageItemCount: index % 7,
  textItemCount: sideNumber === 1 ? index % 5 : 0,
  hashtags: [`#${index % 20}`],
  colours: [colourOf(index)],
  publishedAt: new Date(Date.UTC(2026, 0, 1) + (index % 90) * 86_400_000).toISOString(),
})

const templatesOf = (productId: string, count: number): Template[] =>
  Array.from({ length: count }, (_, index) => template(productId, index >> 1, (index % 2) + 1))

const series = (index: number): StoredSeries => ({
  id: `series-${index}`,
  name: `${NAMES[index % 4]} ${index}`,
  productId: 'card',
  thumbnailUrl: '',
  hashtags: [`#${index % 20}`],
  sumImageItemSeries: index % 9,
  sumTextItemSeries: index % 6,
  publishedAt: template('card', index, 1).publishedAt,
})

async function shopWith(count: number): Promise<Database> {
  const database = await memoryDatabase()
  await transact(database, async (tx) => {
    for (const id of ['card', ...OTHERS]) await putProduct(tx, { ...PRODUCT, id })
    await putTemplates(tx, templatesOf('card', count))
    for (const id of OTHERS) await putTemplates(tx, templatesOf(id, TEMPLATES_PER_OTHER_PRODUCT))
    for (let index = 0; index < count / 50; index += 1) await putTemplateSeries(tx, series(index))
    for (let index = 0; index < count / 50; index += 1) await putProduct(tx, { ...PRODUCT, id: `product-${index}` })
  })
  await vacuum(database)
  return database
}

/**
 * Vacuums until every page of the templates is known to be visible to all, on which the choice of index-only scans depends.
 * On a shared server a transaction of another test that is still open keeps a vacuum from marking the pages.
 */
const vacuum = (database: Database): Promise<void> =>
  vi.waitFor(
    async () => {
      await sql`vacuum analyze`.execute(database)
      const { rows } = await sql`
        select relallvisible = relpages as visible from pg_class where oid = 'template'::regclass`.execute(database)
      expect(rows).toEqual([{ visible: true }])
    },
    { timeout: 20_000, interval: 200 },
  )

beforeAll(async () => {
  small = await shopWith(SMALL)
  large = await shopWith(LARGE)
}, 120_000)
afterAll(async () => {
  await small.destroy()
  await large.destroy()
})

const INPUT: ListInput = { page: 1, pageSize: 30, searchString: '', orderBy: 'newest', hashtags: [] }
const INPUTS: readonly (readonly [string, Partial<ListInput>])[] = [
  ['the first page', {}],
  ['the most photos', { orderBy: 'photoCount' }],
  ['the most messages', { orderBy: 'messageCount' }],
  ['a side', { sideNumber: 2 }],
  ['a hashtag', { hashtags: ['#1'] }],
  ['a colour', { colour: 'pink' }],
  ['a search', { searchString: 'ﾓﾐｼﾞ １' }],
]

async function queriesOf(database: Database, work: (counted: Database) => Promise<unknown>): Promise<number> {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(database.withPlugin(counting))
  return queries
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Explained {
  explain(format: 'json', options: ReturnType<typeof sql>): Promise<Record<string, unknown>[]>
}

/** The scans of a table that a query performs, and the number of rows that they read. */
async function readsOf(query: Explained, table: string): Promise<{ scans: string[]; rows: number }> {
  const answer = await query.explain('json', sql`analyze`)
  const [{ 'QUERY PLAN': plans }] = answer as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }]
  const [{ Plan }] = plans
  const nodes: PlanNode[] = [Plan]
  for (let at = 0; at < nodes.length; at += 1) nodes.push(...(nodes[at]?.Plans ?? []))
  const scans = nodes.filter((node) => node['Relation Name'] === table)
  const looked = (node: PlanNode) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return { scans: scans.map((node) => node['Node Type']), rows: scans.reduce((sum, node) => sum + looked(node), 0) }
}

describe('a product with a hundred times as many templates', () => {
  it.each(INPUTS)('needs the same number of queries for %s', async (_name, change) => {
    const show = (database: Database) =>
      queriesOf(database, async (counted) => {
        await pageTemplates(counted, 'card', { ...INPUT, ...change })
        await pageSeries(counted, 'card', { ...INPUT, ...change })
      })
    expect(await show(large)).toBe(await show(small))
  })

  it.each(INPUTS.slice(0, 3))('reads only the requested rows for %s, in index order', async (_name, change) => {
    const { scans, rows } = await readsOf(templatesQuery(large, 'card', { ...INPUT, ...change }), 'template')
    expect(scans).not.toContain('Seq Scan')
    // Thirty index entries and their thirty documents.
    expect(rows).toBe(60)
  })

  it.each(INPUTS)(
    'reads each template at most once for the page and once for the total of %s',
    async (_name, change) => {
      const input = { ...INPUT, ...change }
      for (const query of [templatesQuery(large, 'card', input), templateCountQuery(large, 'card', input)]) {
        expect((await readsOf(query, 'template')).rows).toBeLessThanOrEqual(LARGE + 30)
      }
    },
  )

  it.each(INPUTS)('reads no template of another product for %s', async (_name, change) => {
    const input = { ...INPUT, ...change }
    for (const query of [templatesQuery(large, 'other-1', input), templateCountQuery(large, 'other-1', input)]) {
      const { scans, rows } = await readsOf(query, 'template')
      expect(scans).not.toContain('Seq Scan')
      expect(rows).toBeLessThanOrEqual(TEMPLATES_PER_OTHER_PRODUCT + 30)
    }
  })

  it('lists hashtags and colours with one index lookup for each', async () => {
    expect(await listHashtags(large, 'template', 'card')).toHaveLength(20)
    expect(await listHashtags(large, 'template')).toHaveLength(20)
    expect(await queriesOf(large, (counted) => listHashtags(counted, 'template', 'card'))).toBe(1)
    expect(await listColours(large, 'card')).toEqual([...TEMPLATE_COLOURS])
    expect(await queriesOf(large, (counted) => listColours(counted, 'card'))).toBe(1)
  })
})

describe('a hundred times as many series and products', () => {
  it('lets the database page a hundred times as many series and products', async () => {
    const { rows } = await readsOf(seriesQuery(large, 'card', INPUT), 'template_series')
    expect(rows).toBeLessThanOrEqual(LARGE / 50)
    expect((await readsOf(seriesCountQuery(large, 'card', INPUT), 'template_series')).rows).toBe(LARGE / 50)
    expect((await readsOf(productsQuery(large, {}).limit(30), 'product')).rows).toBeLessThanOrEqual(LARGE / 50 + 6)
    expect(await listShownProducts(large, {}, { offset: 0, limit: 30 })).toHaveLength(30)
    expect(await countShownProducts(large, {})).toBe(LARGE / 50 + 6)
  })
})

describe('the pages of a list', () => {
  const readAllPages = async (change: Partial<ListInput>) => {
    const found = []
    for (let page = 1; ; page += 1) {
      const { templates, total } = await pageTemplates(small, 'card', { ...INPUT, pageSize: 7, ...change, page })
      if (templates.length === 0) return { found, total }
      found.push(...templates)
    }
  }

  it.each(INPUTS)('contain each template once, for %s', async (_name, change) => {
    const { found, total } = await readAllPages(change)
    expect(found).toHaveLength(total)
    expect(new Set(found.map(({ id }) => id)).size).toBe(total)
  })

  it.each(INPUTS.slice(0, 3))('keep the sides of a group together, for %s', async (_name, change) => {
    const { found } = await readAllPages(change)
    for (let at = 0; at < found.length; at += 2) {
      expect(found[at + 1]?.templateGroupId).toBe(found[at]?.templateGroupId)
      expect([found[at]?.sideNumber, found[at + 1]?.sideNumber]).toEqual([1, 2])
    }
  })

  it('begin with the group that has the most photos', async () => {
    const { found } = await readAllPages({ orderBy: 'photoCount' })
    const sums = [...Map.groupBy(found, ({ templateGroupId }) => templateGroupId).values()].map((sides) =>
      sides.reduce((sum, { imageItemCount }) => sum + imageItemCount, 0),
    )
    expect(sums).toEqual(sums.toSorted((a, b) => b - a))
  })

  it('match every word regardless of character width, and treat pattern characters literally', async () => {
    const names = async (searchString: string) => (await readAllPages({ searchString })).found.map(({ name }) => name)
    expect(new Set(await names('ﾓﾐｼﾞ １０'))).toEqual(new Set(['もみじ 10']))
    // One letter is wrong, so the exact search finds nothing.
    expect(new Set(await names('さくち 12'))).toEqual(new Set(['さくら 12']))
    expect(new Set(await names('もみじ　１０'))).toEqual(new Set(['もみじ 10']))
    expect(await names('%')).toEqual([])
    expect(await names('_')).toEqual([])
    expect(await names('\\')).toEqual([])
    expect(await names('さくら\0')).toHaveLength(26)
  })

  it('reflect a template that is written again', async () => {
    const moved = { ...template('card', 3, 1), hashtags: ['#new'], imageItemCount: 50, name: 'ＮＥＷ' }
    await transact(small, (tx) => putTemplate(tx, moved))
    const first = await pageTemplates(small, 'card', { ...INPUT, orderBy: 'photoCount', pageSize: 2 })
    expect(first.templates.map(({ id }) => id)).toEqual(['card-3-1', 'card-3-2'])
    expect((await pageTemplates(small, 'card', { ...INPUT, hashtags: ['#new'], searchString: 'new' })).total).toBe(1)
    expect(await listHashtags(small, 'template', 'card')).toContain('#new')
    await transact(small, (tx) => putTemplate(tx, template('card', 3, 1)))
    expect((await pageTemplates(small, 'card', { ...INPUT, hashtags: ['#new'] })).total).toBe(0)
  })
})
