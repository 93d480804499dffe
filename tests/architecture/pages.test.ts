import { readFileSync } from 'node:fs'
import { appAt, pageAt } from '@irodori/contract/pageAt'
import { PAGE_HEADS } from '@irodori/contract/pageHeads'
import { pagePath } from '@irodori/contract/pagePath'
import type { Page, PageName } from '@irodori/contract/pages'
import { PAGES } from '@irodori/contract/pages'
import { describe, expect, it } from 'vitest'
import { pageLiterals, routedPages } from './pageLiterals.ts'
import { ROOT, readSources } from './sources.ts'

const NAMES = Object.keys(PAGES) as PageName[]

const routedIn = (folder: string) => readSources([folder]).flatMap(routedPages)
const ROUTERS = {
  studio: routedIn('studio/src'),
  portal: routedIn('portal/src'),
  gift: routedIn('packages/api/src/static'),
}

describe('the table of pages', () => {
  it.each(NAMES)('names the one app whose router answers %s', (name) => {
    const apps = Object.entries(ROUTERS).flatMap(([app, pages]) => pages.filter((page) => page === name).map(() => app))
    expect(apps).toEqual([PAGES[name].app])
  })

  it('only the table of pages holds a path: no app, no component and no route of the server writes one out', () => {
    const sources = readSources(['studio/src', 'portal/src', 'packages/ui/src', 'packages/api/src'])
    expect(sources.length).toBeGreaterThan(1000)
    expect(pageLiterals(sources)).toEqual([])
  })

  it.each(NAMES)('finds %s by its own path', (name) => {
    const params = Object.fromEntries([...PAGES[name].path.matchAll(/:(\w+)/g)].map(([, param]) => [param, 'a b/c']))
    expect(pageAt(pagePath(PAGES[name] as Page, params))).toEqual({ name, params })
  })

  it('gives all paths with the same first segment to one bundle', () => {
    for (const name of NAMES) expect(appAt(PAGES[name].path)).toBe(PAGES[name].app === 'studio' ? 'studio' : 'portal')
  })

  it.each(['ja', 'en'])('names texts that locales/%s has', (language) => {
    const keys = Object.values(PAGE_HEADS).flatMap(({ title, description }) => [title, description])
    for (const key of keys.filter((key) => typeof key === 'string')) {
      const [area, path = ''] = key.split(':')
      const messages: unknown = JSON.parse(readFileSync(`${ROOT}locales/${language}/${area}.json`, 'utf8'))
      const text = path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], messages)
      expect([key, typeof text]).toEqual([key, 'string'])
    }
  })
})

describe('a planted path of a page', () => {
  const found = (text: string) => pageLiterals([{ path: 'portal/src/Screens.tsx', text }])

  it.each(["navigate('/mypage')", '<Route path="/order/cancel">', 'href={`/product/card`}', "fetch('/home?q=a')"])(
    'reports the path of a page in %s',
    (text) => {
      expect(found(text)).toHaveLength(1)
    },
  )

  it('reports no path in a comment, in the address of a call or of a font file, or in a test', () => {
    expect(
      found("// leads to '/mypage'\nfetch('/api/order')\nfetch(`/fonts/a.ttf`)\nimport('./product/list.ts')"),
    ).toEqual([])
    expect(pageLiterals([{ path: 'a.test.ts', text: "visit('/mypage')" }])).toEqual([])
  })
})
