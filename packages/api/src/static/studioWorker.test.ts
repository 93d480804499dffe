import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { givenProfile, OTHER_PROFILE_FILE } from '../../testing/testProfile.ts'
import { createApp } from '../http/createApp.ts'
import { ShopProfile } from '../profile/shopProfile.ts'
import type { Bundle } from './bundleFiles.ts'
import { pageShopOf } from '../pageHead/pageShop.ts'
import { staticRoutes } from './routes.ts'

const FILES = ['/studio/assets/main-A1.js', '/design/assets/typeWorker-B2.js']
const bundle: Bundle = {
  index: '<html lang="ja"><head><title></title><!-- shop --></head><body><div id="root"></div></body></html>',
  worker: { script: '(() => install(STUDIO_FILES))()', home: 'home()', removal: 'remove()', files: FILES },
  assets: { folder: '/nowhere', names: new Set() },
  firstLoad: { start: '', screens: [{ page: 'newDesign', tags: '<link rel="modulepreload" href="/editor.js">' }] },
  renderOnServer: null,
}

/** A shop whose staff change its profile while it runs. */
async function openShop(profile: object = {}) {
  const app = await createApp({ logLevel: 'silent', trustProxy: false, isSecure: false, onAnswered: () => undefined })
  onTestFinished(() => app.close())
  const given = await givenProfile(OTHER_PROFILE_FILE)
  let shop = pageShopOf(z.parse(ShopProfile, { ...given, ...profile }))
  staticRoutes(app, { studio: bundle, portal: { ...bundle, worker: null } }, async () => shop)
  return {
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    change: (next: object) => {
      shop = pageShopOf(z.parse(ShopProfile, { ...given, ...next }))
    },
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

interface Entry {
  readonly url: string
  readonly revision: string | null
  readonly integrity?: string
}

async function entriesOf({ get }: Shop): Promise<readonly Entry[]> {
  const { body } = await get(STUDIO_WORKER.script)
  const install = vi.fn<(entries: readonly Entry[]) => void>()
  runInNewContext(body, { install })
  return install.mock.calls[0]?.[0] ?? []
}

describe('NLW-29: the script of the service worker', () => {
  it('lists the files of the build, and the page of the editor with the hash of its bytes', async () => {
    const shop = await openShop()
    const [page, ...files] = await entriesOf(shop)
    expect(files).toEqual(FILES.map((url) => ({ url, revision: null })))
    const { body, headers } = await shop.get(STUDIO_WORKER.shell)
    expect(page).toMatchObject({ url: STUDIO_WORKER.shell })
    // The form that W3C Subresource Integrity defines, which browsers compare before they keep the page.
    expect(page?.integrity).toBe(`sha256-${createHash('sha256').update(body).digest('base64')}`)
    expect(body).toContain('/editor.js')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('is another one when the profile of the shop has changed, so that browsers fetch the page again', async () => {
    const shop = await openShop()
    const [before] = await entriesOf(shop)
    const { headers } = await shop.get(STUDIO_WORKER.script)
    const ask = () => shop.get(STUDIO_WORKER.script, { 'if-none-match': String(headers.etag) })
    expect((await ask()).statusCode).toBe(304)
    shop.change({ name: '別の店' })
    expect((await ask()).statusCode).toBe(200)
    const [after] = await entriesOf(shop)
    expect(after?.revision).not.toBe(before?.revision)
  })

  it('is asked for at every visit and may control no page outside of its folder', async () => {
    const { headers } = await (await openShop()).get(STUDIO_WORKER.script)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
    expect(headers['service-worker-allowed']).toBeUndefined()
  })
})

describe('NLW-32: a shop that has turned the service worker off', () => {
  it('names none in its pages and answers the address of the script with the one that removes it', async () => {
    const shop = await openShop({ offline: false })
    expect((await shop.get('/design/new/a/false/card')).body).not.toContain(STUDIO_WORKER.script)
    for (const script of [STUDIO_WORKER.script, STUDIO_WORKER.home.script])
      expect((await shop.get(script)).body).toBe('remove()')
    shop.change({ offline: true })
    expect((await shop.get('/design/new/a/false/card')).body).toContain(`content="${STUDIO_WORKER.script}"`)
    expect((await shop.get(STUDIO_WORKER.script)).body).toContain('install(')
    expect((await shop.get(STUDIO_WORKER.home.script)).body).toBe('home()')
  })
})

describe('NLW-30: the portal', () => {
  it.each(['/mypage', '/order/cancel', '/digital-message/preview/a-1'])(
    'names no service worker at %s',
    async (url) => {
      const { statusCode, body } = await (await openShop()).get(url)
      expect(statusCode).toBe(200)
      expect(body).not.toContain(STUDIO_WORKER.meta)
    },
  )
})
