import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { givenProfile, OTHER_PROFILE_FILE } from '../../testing/testProfile.ts'
import { createApp } from '../http/createApp.ts'
import { ShopProfile } from '../profile/shopProfile.ts'
import { appManifestRoutes, writeAppTags } from './appManifest.ts'
import { pageShopOf } from '../pageHead/pageShop.ts'

const profile = z.parse(ShopProfile, await givenProfile(OTHER_PROFILE_FILE))
const SHOP = pageShopOf(profile)

async function openShop() {
  const app = await createApp({ logLevel: 'silent', trustProxy: false, isSecure: false, onAnswered: () => undefined })
  onTestFinished(() => app.close())
  appManifestRoutes(app, async () => SHOP)
  return app
}

const page = writeAppTags('<head></head>', SHOP)
const hrefOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)">`).exec(page)?.[1] ?? ''

/** The size that a PNG states in its header (ISO/IEC 15948, 11.2.2). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('the app of the home screen', () => {
  it('has the name and the colours of the shop, and what Chromium requires of an app that can be installed', async () => {
    const { headers, body } = await (await openShop()).inject({ url: hrefOf('manifest') })
    expect(headers['content-type']).toMatch(/^application\/manifest\+json\b/)
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ name: profile.name, theme_color: profile.colours.accent, display: 'standalone' })
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    const icons: readonly { readonly sizes: string; readonly purpose: string }[] = manifest.icons
    for (const purpose of ['any', 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  })

  it('has icons of the stated sizes, drawn from the mark of the shop', async () => {
    const app = await openShop()
    const { icons } = JSON.parse((await app.inject({ url: hrefOf('manifest') })).body)
    const stated = icons.map(({ src, sizes }: Record<string, string>) => [src, Number(sizes?.split('x')[0])])
    for (const [src, side] of [[hrefOf('apple-touch-icon'), 180], ...stated]) {
      const { statusCode, headers, rawPayload } = await app.inject({ url: src })
      expect([statusCode, headers['content-type'], ...sizeOf(rawPayload)]).toEqual([200, 'image/png', side, side])
      expect(headers['cache-control']).toContain('immutable')
    }
  })

  it.each(['192-0123456789abcdef.svg', '300-0123456789abcdef.png', 'mark.png'])('has no icon %s', async (file) => {
    expect((await (await openShop()).inject({ url: `/shop/icon/${file}` })).statusCode).toBe(404)
  })

  it('shows the present mark under the address of the one before it, without keeping it', async () => {
    const { statusCode, headers } = await (await openShop()).inject({ url: '/shop/icon/192-0123456789abcdef.png' })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  })
})
