import { Readable } from 'node:stream'
import type { PageName } from '@irodori/contract/pages'
import { PAGES } from '@irodori/contract/pages'
import type fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { givenProfile, OTHER_PROFILE_FILE } from '../../testing/testProfile.ts'
import { createApp } from '../http/createApp.ts'
import { send } from '../http/register.ts'
import { file, stream } from '../http/reply.ts'
import { ShopProfile } from '../profile/shopProfile.ts'
import type { Bundle } from './bundleFiles.ts'
import { pageShopOf } from '../pageHead/pageShop.ts'
import { staticRoutes } from './routes.ts'

const ORIGINS = ['https://flowers.example', 'http://localhost:4000']
const EMBEDDABLE: readonly PageName[] = [
  'home',
  'products',
  'category',
  'product',
  'newDesign',
  'editDesign',
  'confirmDesign',
]
const NAMES = Object.keys(PAGES) as PageName[]

const bundle: Bundle = {
  index: '<html lang="ja"><title></title><div id="root"></div></html>',
  gift: null,
  embed: 'customElements.define()',
  assets: { folder: '/nowhere', names: new Set() },
  firstLoad: { start: '', screens: [] },
  renderOnServer: null,
}

/** The answers of a shop that allows these origins. */
async function shopWith(embedding: readonly string[]) {
  const app = await createApp({ logLevel: 'silent', trustProxy: false, isSecure: false, onAnswered: () => undefined })
  const given = await givenProfile(OTHER_PROFILE_FILE)
  const shop = pageShopOf(z.parse(ShopProfile, { ...given, embedding }))
  staticRoutes(app, { studio: bundle, portal: { ...bundle, embed: null } }, async () => shop)
  return app
}

const pathOf = (name: PageName): string => PAGES[name].path.replace(/:\w+\??/g, 'x')

async function ancestorsOf(app: ReturnType<typeof fastify>, name: PageName): Promise<string> {
  const { headers } = await app.inject({ url: pathOf(name) })
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1] ?? 'missing'
}

describe('EMB-2 the pages that other sites may show in a frame', () => {
  it.each(NAMES)(
    '%s names the allowed sites if it is a page of the catalogue or of a design, and else nobody',
    async (name) => {
      const app = await shopWith(ORIGINS)
      expect(PAGES[name].isEmbeddable).toBe(EMBEDDABLE.includes(name))
      expect(await ancestorsOf(app, name)).toBe(EMBEDDABLE.includes(name) ? ORIGINS.join(' ') : "'none'")
      await app.close()
    },
  )

  it('are none without an allowed site', async () => {
    const app = await shopWith([])
    for (const name of NAMES) expect([name, await ancestorsOf(app, name)]).toEqual([name, "'none'"])
    await app.close()
  })

  it('never include the mark of the shop or a file, whose own policies forbid frames and another base too', async () => {
    const app = await shopWith(ORIGINS)
    app.get('/file', (_request, reply) => send(reply, file(Buffer.from('%PDF'), 'application/pdf', 'NEVER')))
    app.get('/stream', (_request, reply) => send(reply, stream(Readable.from(['PK']), 'application/zip', 'a.zip')))
    const { markUrl } = pageShopOf(z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE))).profile
    for (const url of [markUrl, '/file', '/stream']) {
      const { statusCode, headers } = await app.inject({ url })
      expect([url, statusCode]).toEqual([url, 200])
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", 'sandbox', "base-uri 'none'", "frame-ancestors 'none'"]),
      )
    }
    await app.close()
  })

  it('keep the rest of their policy, and answers of the API and files are never shown in a frame', async () => {
    const app = await shopWith(ORIGINS)
    const { headers } = await app.inject({ url: '/home' })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'; ")
    for (const url of ['/api/none', '/embed.js', '/nowhere', '/robots.txt']) {
      const answer = await app.inject({ url })
      expect([url, answer.headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
    await app.close()
  })
})

describe('a page that a browser opens in a frame', () => {
  it('says so, so that it has no header of its own from its first paint on', async () => {
    const app = await shopWith(ORIGINS)
    const opened = (url: string, dest: string) => app.inject({ url, headers: { 'sec-fetch-dest': dest } })
    expect((await opened('/product/card', 'iframe')).body).toContain('<html data-in-frame lang="ja">')
    expect((await opened('/product/card', 'document')).body).not.toContain('data-in-frame')
    expect((await opened('/mypage', 'iframe')).body).not.toContain('data-in-frame')
    expect((await opened('/home', 'iframe')).headers.vary).toContain('sec-fetch-dest')
    await app.close()
  })
})

describe('the script for pages of other sites', () => {
  it('may be loaded from another origin, and is asked for again after some minutes', async () => {
    const app = await shopWith([])
    const script = await app.inject({ url: '/embed.js' })
    expect(script.body).toBe('customElements.define()')
    expect(script.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const again = await app.inject({ url: '/embed.js', headers: { 'if-none-match': String(script.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await app.close()
  })
})
