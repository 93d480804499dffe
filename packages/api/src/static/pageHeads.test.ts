import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
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
const headOf = (path: string) =>
  pageHeads({
    database: server.database,
    readShop,
    publicUrl: 'https://shop.example',
    log: (line) => lines.push(line),
  })(path)

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
