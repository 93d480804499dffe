import { pageAt } from '@irodori/contract/pageAt'
import { PAGES } from '@irodori/contract/pages'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRODUCTS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { putTemplates } from '../catalogue/putTemplate.ts'
import { transact } from '../database/transact.ts'
import { sitemapReader } from './sitemap.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ configuration: { publicUrl: 'https://shop.example' } })
})
afterAll(() => server.close())

interface Entry {
  readonly loc: string
  readonly lastmod?: string
}

const entriesOf = (xml: string): readonly Entry[] => new XMLParser({ parseTagValue: false }).parse(xml).urlset.url

describe('CAT-61: the sitemap', () => {
  it('names the pages of the catalogue and the legal texts, and the time of designs and products', async () => {
    const { statusCode, headers, body } = await server.app.inject('/sitemap.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const entries = entriesOf(body)
    expect(entries.map(({ loc }) => loc.replace('https://shop.example', '')).toSorted()).toEqual(
      [
        '/home',
        '/policies/terms',
        '/policies/privacy',
        '/policies/commerce',
        '/product/category/cards',
        '/product/card',
        '/product/booklet',
        // One address for both sides of the card, and one for all pages of the booklet.
        '/product/card?design=card-front',
        '/product/booklet?design=series%3Abooklet',
      ].toSorted(),
    )
    const card = entries.find(({ loc }) => loc.endsWith('design=card-front'))
    expect(card?.lastmod).toBe('2026-04-01')
  })

  it('is named by robots.txt', async () => {
    const { body } = await server.app.inject('/robots.txt')
    expect(body.split('\n')).toContain('Sitemap: https://shop.example/sitemap.xml')
  })

  it('each address that it names is a page that may be listed', async () => {
    const { body } = await server.app.inject('/sitemap.xml')
    for (const { loc } of entriesOf(body)) {
      const page = pageAt(new URL(loc).pathname)
      expect([loc, page && PAGES[page.name].isIndexed]).toEqual([loc, true])
    }
  })

  it('escapes ids, and lists at most 50,000 addresses, the newest designs first', async () => {
    const product = { ...PRODUCTS[0], id: "a&b'<c>" } as (typeof PRODUCTS)[number]
    await transact(server.database, async (tx) => {
      await putProduct(tx, product)
      await putTemplates(
        tx,
        [2025, 2027].map((year) => ({
          ...TEMPLATE,
          id: `of ${year}`,
          templateGroupId: `of ${year}`,
          publishedAt: `${year}-01-01T00:00:00.000Z`,
        })),
      )
    })
    const xml = await sitemapReader({
      database: server.database,
      publicUrl: 'https://shop.example',
      now: () => server.clock.now,
    })()
    const addresses = entriesOf(xml).map(({ loc }) => loc)
    expect(addresses).toContain("https://shop.example/product/a%26b'%3Cc%3E")
    const designs = addresses.filter((loc) => loc.includes('design=of'))
    expect(designs.map((loc) => loc.slice(-4))).toEqual(['2027', '2025'])
  })
})
