import { describe, expect, it, vi } from 'vitest'
import type { Bundle } from './bundleFiles.ts'
import { paintedPages } from './paintedPage.ts'

const HTML = `<html><head><title>x</title><meta name="description" content="">
    <link rel="modulepreload" href="/studio/assets/words.js">
    <script type="module" src="/studio/assets/main.js"></script></head>
  <body><div id="root"></div></body></html>`

const bundleWith = (paint: Bundle['paint'], html = HTML): Bundle => ({
  index: { contentType: 'text/html', bodies: new Map([['identity', Buffer.from(html)]]) },
  gift: null,
  assets: new Map(),
  firstLoad: {
    start: '/studio/assets/start.js',
    screens: [{ path: '^/home$', tags: '<link rel="modulepreload" href="/studio/assets/notices.js">' }],
  },
  paint,
})

const ANSWERS = [{ key: ['/api/categories', {}] as const, data: ['card'] }]
const asked = { path: '/home', head: null, answers: ANSWERS, isJapanese: true }

function pages() {
  const log = vi.fn()
  const pageOf = paintedPages(log)
  const htmlOf = async (parts: Parameters<typeof pageOf>[0]) => String((await pageOf(parts)).bodies.get('identity'))
  return { log, htmlOf }
}

describe('CAT-46: the first screen of a page', () => {
  it('comes painted from the answers, and the app starts after it has been seen', async () => {
    const paint = vi.fn(async () => '<h1>棚</h1>')
    const html = await pages().htmlOf({ ...asked, bundle: bundleWith(paint) })
    expect(paint).toHaveBeenCalledWith('/home', ANSWERS)
    expect(html).toContain('<div id="root" data-painted="ja"><h1>棚</h1></div>')
    expect(html).toContain('<script type="module" src="/studio/assets/start.js">')
    expect(/name="app-files" content="([^"]+)"/.exec(html)?.[1]?.split(' ')).toEqual(
      ['main', 'words', 'notices'].map((name) => `/studio/assets/${name}.js`),
    )
    expect(html).not.toContain('modulepreload')
  })

  it('is painted once for the same answers, and anew for others', async () => {
    const paint = vi.fn(async () => '<h1>棚</h1>')
    const { htmlOf } = pages()
    const bundle = bundleWith(paint)
    for (const data of [['card'], ['card'], ['clock']]) {
      await htmlOf({ ...asked, answers: [{ key: ['/api/categories', {}], data }], bundle })
    }
    expect(paint).toHaveBeenCalledTimes(2)
  })

  it('is what waits for the app in its own page, where nothing is painted: the app starts after it too', async () => {
    const waiting = HTML.replace('<div id="root">', '<div id="root"><main>…</main>')
    const html = await pages().htmlOf({ ...asked, answers: [], bundle: bundleWith(null, waiting) })
    expect(html).toContain('<div id="root"><main>…</main></div>')
    expect(html).toContain('<script type="module" src="/studio/assets/start.js">')
    expect(html).not.toContain('src="/studio/assets/main.js"')
    const painted = await pages().htmlOf({ ...asked, bundle: bundleWith(async () => '<h1>棚</h1>', waiting) })
    expect(painted).toContain('<div id="root" data-painted="ja"><h1>棚</h1></div></body>')
  })

  it('is left to the browser for other languages, and where there is nothing to paint or painting fails', async () => {
    const { log, htmlOf } = pages()
    const failing = bundleWith(() => Promise.reject(new Error('no window')))
    const painting = bundleWith(async () => '<h1>棚</h1>')
    const html = await Promise.all([
      htmlOf({ ...asked, bundle: failing }),
      htmlOf({ ...asked, isJapanese: false, bundle: painting }),
      htmlOf({ ...asked, answers: [], bundle: painting }),
    ])
    for (const page of html) {
      expect(page).toContain('<div id="root"></div>')
      expect(page).toContain('src="/studio/assets/main.js"')
    }
    expect(log).toHaveBeenCalledWith('a first screen was not painted: no window')
  })
})
