import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { appAt } from '@irodori/contract/pageAt'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { givenProfile, OTHER_PROFILE_FILE } from '../../testing/testProfile.ts'
import { ShopProfile } from '../profile/shopProfile.ts'
import { readBundle } from './bundleFiles.ts'
import { pageShopOf } from '../pageHead/pageShop.ts'
import { staticRoutes } from './routes.ts'

let folder: string
const app = fastify()
const SCRIPT = Buffer.from('console.log(1)')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-static-'))
  await mkdir(join(folder, 'studio/dist/assets'), { recursive: true })
  await writeFile(join(folder, 'studio/dist/index.html'), '<title>studio</title>')
  await writeFile(join(folder, 'studio/dist/assets/main-1.js'), SCRIPT)
  await writeFile(join(folder, 'studio/dist/assets/inspectWorker-1.js'), SCRIPT)
  await writeFile(join(folder, 'studio/dist/assets/title-1.woff2'), 'wOF2')
  await writeFile(join(folder, 'studio/dist/assets/main-1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'studio/dist/assets/main-1.js.gz'), gzipSync(SCRIPT))
  await mkdir(join(folder, 'packages/desk/dist/assets'), { recursive: true })
  await writeFile(join(folder, 'packages/desk/dist/index.html'), '<title>desk</title>')
  await writeFile(join(folder, 'packages/desk/dist/assets/main-2.js'), SCRIPT)
  const studio = await readBundle(join(folder, 'studio/dist'))
  const shop = pageShopOf(z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE)))
  staticRoutes(app, { studio, portal: await readBundle(join(folder, 'portal/dist')) }, async () => shop)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the app of a path', () => {
  it.each([
    ['/', 'studio'],
    ['/home', 'studio'],
    ['/product/card', 'studio'],
    ['/design/new/card-front/false/card', 'studio'],
    ['/orders', 'studio'],
    ['/mypage', 'portal'],
    ['/order/1/confirm', 'portal'],
    ['/order/cancel', 'portal'],
    ['/digital-message/1', 'portal'],
    ['/digitalMessage/templates', 'portal'],
    ['/campaign/theatre1810', 'portal'],
    ['/guide-email', 'portal'],
    ['/shipment', 'portal'],
    ['/unsubscribe-mail-magazine/abc', 'portal'],
    ['/product/card/subscribe', 'studio'],
    ['/proof/abc', 'portal'],
    ['/phone-photos', 'portal'],
  ])('%s: %s', (path, name) => {
    expect(appAt(path)).toBe(name)
  })
})

describe('static files', () => {
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it('names the mail address of the shop, which is not the demo, for reports of weaknesses (RFC 9116)', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const { contact } = z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE))
    expect(body).toContain(`Contact: mailto:${contact.email}\n`)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
    expect(expires - Date.now()).toBeGreaterThan(150 * 86_400_000)
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000)
  })

  it('include the document of the app for any of its paths, without caching', async () => {
    const page = await get('/design/new/a/b/c?x=1')
    expect(page.body).toBe('<title>studio | はなみずき写真館</title>')
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it('include one document for the pages of the desk, which no search engine lists and no cache keeps', async () => {
    const whole = fastify()
    const shop = pageShopOf(z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE)))
    const studio = await readBundle(join(folder, 'studio/dist'))
    const desk = await readBundle(join(folder, 'packages/desk/dist'))
    staticRoutes(whole, { studio, portal: null, desk }, async () => shop)
    for (const url of ['/desk', '/desk/', '/desk/staff', '/Desk/link?x=1']) {
      const { body, headers } = await whole.inject({ url })
      expect([url, body]).toEqual([url, '<title>desk | はなみずき写真館</title>'])
      expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-cache'])
    }
    expect((await whole.inject({ url: '/desk/assets/main-2.js' })).body).toBe('console.log(1)')
    expect((await whole.inject({ url: '/desktop' })).body).toContain('studio')
    expect((await get('/desk')).statusCode).toBe(503)
    await whole.close()
  })

  it('PRV-2: include the page of a proof link, which no cache keeps and no request names', async () => {
    const built = await readBundle(join(folder, 'studio/dist'))
    const whole = fastify()
    const shop = pageShopOf(z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE)))
    staticRoutes(whole, { studio: built, portal: built }, async () => shop)
    const headersOf = async (url: string) => (await whole.inject({ url })).headers
    const { 'cache-control': kept, 'referrer-policy': named } = await headersOf(`/proof/${'a'.repeat(43)}`)
    expect([kept, named]).toEqual(['private, no-store', 'no-referrer'])
    expect((await headersOf('/mypage'))['referrer-policy']).toBeUndefined()
    await whole.close()
  })

  it('CAT-62: forbid search engines to list the pages of orders, designs, proofs and accounts', async () => {
    const built = await readBundle(join(folder, 'studio/dist'))
    const whole = fastify()
    const shop = pageShopOf(z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE)))
    staticRoutes(whole, { studio: built, portal: built }, async () => shop)
    const robotsOf = async (url: string) => (await whole.inject({ url })).headers['x-robots-tag']
    const PERSONAL = [
      ...['/mypage', '/order/irodori-1/confirm', '/order/irodori-1/package', '/digital-message/preview/irodori-1'],
      ...['/design/edit/irodori-1/1/none/card', '/design/new/a/false/card', '/design/confirm', '/favourites'],
      ...['/proof/abc', '/account', '/unsubscribe-mail-magazine/abc'],
    ]
    for (const url of PERSONAL) expect([url, await robotsOf(url)]).toEqual([url, 'noindex'])
    for (const url of ['/home', '/product/card', '/policies/terms', '/shipment'])
      expect([url, await robotsOf(url)]).toEqual([url, undefined])
    await whole.close()
  })

  it('include a policy that forbids every request of the worker for font files', async () => {
    const { headers } = await get('/studio/assets/inspectWorker-1.js')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'unsafe-eval' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect((await get('/studio/assets/main-1.js')).headers['content-security-policy']).toBeUndefined()
  })

  it('have the smallest encoding that the browser accepts and are immutable', async () => {
    const best = await get('/studio/assets/main-1.js', { 'accept-encoding': 'gzip, deflate, br' })
    const type = 'text/javascript; charset=utf-8'
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'content-type': type })
    expect(best.headers['cache-control']).toContain('immutable')
    const gzip = await get('/studio/assets/main-1.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const plain = await get('/studio/assets/main-1.js')
    expect(plain.body).toBe('console.log(1)')
    expect(plain.headers['content-type']).toBe(type)
  })

  it('answer 304 for a version that the browser has, a part for a range, and no body for HEAD', async () => {
    const { headers } = await get('/studio/assets/main-1.js')
    const again = await get('/studio/assets/main-1.js', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const part = await get('/fonts/NotoSansJP-Bold.ttf', { range: 'bytes=0-3' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4])
    const head = await app.inject({ method: 'HEAD', url: '/studio/assets/main-1.js' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(SCRIPT.length)])
  })

  it('include the title font as an immutable font file', async () => {
    const { headers } = await get('/studio/assets/title-1.woff2', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-type': 'font/woff2' })
    expect(headers['cache-control']).toContain('immutable')
  })

  it('include complete, immutable font files', async () => {
    const font = await get('/fonts/NotoSansJP-Bold.ttf')
    expect(font.headers).toMatchObject({ 'content-type': 'font/ttf' })
    expect(font.rawPayload.length).toBeGreaterThan(1_000_000)
    expect((await get('/fonts/coverage.json')).statusCode).toBe(200)
  })

  it.each([
    '/studio/assets/none.js',
    '/fonts/none.ttf',
    '/fonts/..%2f..%2fpackage.json',
    '/studio/assets/..%2findex.html',
    '/studio/assets/main-1.js.br',
    '/favicon.ico',
  ])('do not include %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it.each(['/nowhere/at/all', '/homes', '/404', '/product/card/subscribe/more'])(
    'answer %s with status 404 and the document, whose screen says so',
    async (url) => {
      const page = await get(url)
      expect([page.statusCode, page.body]).toEqual([404, '<title>studio | はなみずき写真館</title>'])
    },
  )

  it.each(['/', '/home', '/home/', '/product/card'])('answer %s with status 200', async (url) => {
    expect((await get(url)).statusCode).toBe(200)
  })

  it('answer 503 for an app that is not built', async () => {
    const page = await get('/mypage')
    expect([page.statusCode, page.body]).toEqual([503, 'portal is not built yet: npm run build\n'])
  })
})
