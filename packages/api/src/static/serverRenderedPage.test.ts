import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { givenProfile } from '../../testing/testProfile.ts'
import { ShopProfile } from '../profile/shopProfile.ts'
import type { Bundle } from './bundleFiles.ts'
import { pageShopOf } from '../pageHead/pageShop.ts'
import { serverRenderedPages } from './serverRenderedPage.ts'

const HTML = `<html><head><title>x</title><meta name="description" content="">
    <link rel="modulepreload" href="/studio/assets/words.js">
    <script type="module" src="/studio/assets/main.js"></script></head>
  <body><div id="root"></div></body></html>`

const bundleWith = (renderOnServer: Bundle['renderOnServer'], html = HTML): Bundle => ({
  index: html,
  gift: null,
  assets: { folder: '', names: new Set() },
  firstLoad: {
    start: '/studio/assets/start.js',
    screens: [{ page: 'home', tags: '<link rel="modulepreload" href="/studio/assets/notices.js">' }],
  },
  renderOnServer,
})

const QUERIES = [{ key: ['/api/categories', {}] as const, data: ['card'] }]
const SHOP = pageShopOf(z.parse(ShopProfile, await givenProfile()))
const asked = {
  shop: SHOP,
  path: '/home',
  page: 'home',
  head: null,
  queries: QUERIES,
  language: 'ja',
  isInFrame: false,
} as const

function pages() {
  const log = vi.fn()
  const pageSlice = serverRenderedPages(log)
  const htmlOf = async (parts: Parameters<typeof pageSlice>[0]) => (await pageSlice(parts)).html
  return { log, htmlOf }
}

describe('CAT-46: the first screen of a page', () => {
  it('renders a page from the prefetched queries, and the app starts after the first paint', async () => {
    const render = vi.fn(async () => '<h1>棚</h1>')
    const html = await pages().htmlOf({ ...asked, bundle: bundleWith(render) })
    expect(render).toHaveBeenCalledWith('/home', QUERIES, SHOP.profile)
    expect(html).toContain('<div id="root" data-server-rendered="ja"><h1>棚</h1></div>')
    expect(html).toContain('<script type="module" src="/studio/assets/start.js">')
    expect(/name="app-files" content="([^"]+)"/.exec(html)?.[1]?.split(' ')).toEqual(
      ['main', 'words', 'notices'].map((name) => `/studio/assets/${name}.js`),
    )
    expect(html).not.toContain('modulepreload')
  })

  it('renders a page once for the same queries, and again for others', async () => {
    const render = vi.fn(async () => '<h1>棚</h1>')
    const { htmlOf } = pages()
    const bundle = bundleWith(render)
    for (const data of [['card'], ['card'], ['clock']]) {
      await htmlOf({ ...asked, queries: [{ key: ['/api/categories', {}], data }], bundle })
    }
    expect(render).toHaveBeenCalledTimes(2)
  })

  it("shows the placeholder of the app's own page if nothing is rendered, and the app starts after the first paint too", async () => {
    const waiting = HTML.replace('<div id="root">', '<div id="root"><main>…</main>')
    const html = await pages().htmlOf({ ...asked, queries: [], bundle: bundleWith(null, waiting) })
    expect(html).toContain('<div id="root"><main>…</main></div>')
    expect(html).toContain('<script type="module" src="/studio/assets/start.js">')
    expect(html).not.toContain('src="/studio/assets/main.js"')
    const rendered = await pages().htmlOf({ ...asked, bundle: bundleWith(async () => '<h1>棚</h1>', waiting) })
    expect(rendered).toContain('<div id="root" data-server-rendered="ja"><h1>棚</h1></div></body>')
  })

  it('leaves a page to the browser for other languages, without prefetched queries and if rendering fails', async () => {
    const { log, htmlOf } = pages()
    const failing = bundleWith(() => Promise.reject(new Error('no window')))
    const rendering = bundleWith(async () => '<h1>棚</h1>')
    const html = await Promise.all([
      htmlOf({ ...asked, bundle: failing }),
      htmlOf({ ...asked, language: 'en', bundle: rendering }),
      htmlOf({ ...asked, queries: [], bundle: rendering }),
    ])
    for (const page of html) {
      expect(page).toContain('<div id="root"></div>')
      expect(page).toContain('src="/studio/assets/main.js"')
    }
    expect(log).toHaveBeenCalledWith('a first screen was not rendered on the server: no window')
  })
})
