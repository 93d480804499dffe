import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'
import { putSettings } from '../settings/shopSettings.ts'
import { pageHeads } from './pageHeads.ts'
import { shopReader } from './pageShop.ts'
import { writeHead } from './writeHead.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const readShop = () => shopReader(server.database, () => server.clock.now)()
const PAGE = '<head><meta name="description" content="app"><title>App</title></head>'
const headOf = (path: string, query = '') =>
  pageHeads({
    database: server.database,
    readShop,
    publicUrl: 'https://shop.example',
    log: (line) => lines.push(line),
  })(path, 'ja', new URLSearchParams(query))

describe('CAT-18: the head of a page', () => {
  it('the head of a product page has the name, description, picture and canonical address of the product', async () => {
    const head = await headOf('/product/card')
    const html = head ? writeHead(PAGE, head, 'はなみずき写真館') : ''
    expect(html).toMatch(/<title>[^<]+のデザイン一覧 \| はなみずき写真館<\/title>/)
    expect(html).toContain('<link rel="canonical" href="https://shop.example/product/card">')
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/shop\.example\/api\/images\?path=[^"]+&amp;side=1080">/,
    )
    expect(html).not.toContain('content="app"')
    expect(html).not.toContain('noindex')
  })

  it('the head of an opened design has its own name, picture and address, and none of other queries', async () => {
    const design = await headOf('/product/card', 'design=card-front&colour=pink&order=irodori-00000001')
    expect(design).toMatchObject({
      title: '小さなカード（表）（小さなカード）',
      url: 'https://shop.example/product/card?design=card-front',
      imageUrl: 'https://shop.example/api/images?path=thumbnail%2Fcard-front.png&side=1080',
    })
    expect((await headOf('/product/booklet', 'design=series:booklet'))?.url).toBe(
      'https://shop.example/product/booklet?design=series%3Abooklet',
    )
    // A design of another product, and one that does not exist.
    for (const query of ['design=booklet-0', 'design=none', 'design=series:none', 'colour=pink'])
      expect((await headOf('/product/card', query))?.url).toBe('https://shop.example/product/card')
  })

  it('the head of the front page has the picture that the staff have set', async () => {
    expect(await headOf('/home')).toMatchObject({ url: 'https://shop.example/home', imageUrl: null })
    await transact(server.database, (tx) => putSettings(tx, { frontPicture: 'front/family.jpg' }))
    const imageUrl = 'https://shop.example/api/images?path=front%2Ffamily.jpg&side=1080'
    for (const path of ['/home', '/product', '/']) expect(await headOf(path)).toMatchObject({ imageUrl })
  })

  it('the head of a category page has the name of the category', async () => {
    expect(await headOf('/product/category/cards')).toMatchObject({ isListed: true, imageUrl: null })
  })

  it('keeps the texts of the app for hidden and unknown products and other pages', async () => {
    for (const path of ['/product/hidden', '/product/deleted', '/product/none', '/mypage', '/product/%E0%A4%A']) {
      expect(await headOf(path)).toBeNull()
    }
    expect(lines).toEqual([])
  })

  it('forbids search engines to list personal pages', async () => {
    const head = await headOf('/design/new/a/false/card')
    expect(head && writeHead(PAGE, head, 'はなみずき写真館')).toContain('<meta name="robots" content="noindex">')
  })

  it('CAT-62: leaves the title of the portal to the portal, whose pages a header forbids to list', async () => {
    for (const path of ['/mypage', '/order/irodori-00000001/confirm', '/order/irodori-00000001/package'])
      expect(await headOf(path)).toBeNull()
  })

  it('PRV-2: says of a proof link what it is, and nothing of the design', async () => {
    const head = await headOf('/proof/abc')
    expect(head).toMatchObject({ title: 'デザインの確認', imageUrl: null, url: null, isListed: false })
    expect(head && writeHead(PAGE, head, 'はなみずき写真館')).toContain('<meta name="robots" content="noindex">')
  })

  it('escapes markup in a name', () => {
    const head = { title: '$&"><script>', description: '"><b>', imageUrl: null, url: null, isListed: true }
    const html = writeHead(PAGE, head, 'はなみずき写真館')
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('<title>$&amp;&quot;&gt;&lt;script&gt; | はなみずき写真館</title>')
  })
})

/** The structured data of a page, as a search engine parses it. */
async function dataOf(path: string, query = ''): Promise<Readonly<Record<string, unknown>>[]> {
  const head = await headOf(path, query)
  const html = head ? writeHead(PAGE, head, 'はなみずき写真館') : ''
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

describe('CAT-60: the structured data of a page', () => {
  it('names a product with the lowest price of its offer in yen, its stock and its seller', async () => {
    const [product] = await dataOf('/product/booklet')
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '小さな本',
      sku: 'booklet',
      url: 'https://shop.example/product/booklet',
      image: 'https://shop.example/api/images?path=product%2Fcard.png&side=1080',
      category: 'カード',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 3960,
        priceCurrency: 'JPY',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/product/booklet',
      },
    })
  })

  it('has no offer of a product whose price the catalogue does not state', async () => {
    const [product] = await dataOf('/product/card')
    expect(product).toMatchObject({ '@type': 'Product', name: '小さなカード' })
    expect(product).not.toHaveProperty('offers')
  })

  it('tells the way from the home page to a design', async () => {
    const [product, crumbs] = await dataOf('/product/card', 'design=card-front')
    expect(product).toMatchObject({
      name: '小さなカード（表）（小さなカード）',
      image: 'https://shop.example/api/images?path=thumbnail%2Fcard-front.png&side=1080',
    })
    expect(crumbs).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Irodori 彩り', 'https://shop.example/home'],
        ['カード', 'https://shop.example/product/category/cards'],
        ['小さなカード', 'https://shop.example/product/card'],
        ['小さなカード（表）', 'https://shop.example/product/card?design=card-front'],
      ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    })
    expect(await dataOf('/product/category/cards')).toMatchObject([{ itemListElement: { length: 2 } }])
  })

  it('is absent from pages that search engines may not list', async () => {
    for (const path of ['/design/new/a/false/card', '/proof/abc', '/digital-message/order-0'])
      expect(await dataOf(path)).toEqual([])
  })

  it('cannot close the script element that holds it', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Product', name: '</script><script>$&' } as const
    const head = { title: '', description: '', imageUrl: null, url: null, isListed: true, structuredData: [data] }
    const html = writeHead(PAGE, head, '')
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    expect(JSON.parse(/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(data)
  })
})
