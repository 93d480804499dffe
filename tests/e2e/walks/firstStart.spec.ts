import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { expect, test } from '@playwright/test'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startFirst } from '../../fixtures/shopServer.ts'
import { expectStill, watchShifts } from '../pages/layoutShifts.ts'

const { templates } = demoShop()

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startFirst()
})
test.afterAll(() => shop.dispose())

/** The times at which the pictures were stored, by their keys. */
function stored(): Map<string, number> {
  const folder = path.join(shop.dataDirectory, 'files/shop')
  const keys = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const pictures = keys.filter((key) => /^\w+\/[\w-]+\.png$/.test(key))
  return new Map(pictures.map((key) => [key, statSync(path.join(folder, key)).mtimeMs]))
}
const undrawn = (): string[] => {
  const drawn = stored()
  return templates.map(({ thumbnailUrl }) => thumbnailUrl).filter((key) => !drawn.has(key))
}

const pictureOf = (key: string) => fetch(`${shop.address}/api/images?path=${encodeURIComponent(key)}`)

test('DEM-1, DEM-2: at a first start the shelf is shown at once, and each picture appears in its place after one request', async ({
  page,
}) => {
  expect(undrawn().length).toBeGreaterThan(100)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/images')) asked.push(request.url())
  })
  await watchShifts(page)
  await page.goto(`${shop.address}/home`)
  const product = page.getByRole('region', { name: 'まずはこちらから' }).getByRole('listitem').first()
  await expect(product.getByText(/￥/)).toBeVisible()
  const picture = product.locator('img')
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await expectStill(page, 'the front page of a first start')
  expect(asked.length).toBeGreaterThan(3)
  expect(new Set(asked).size).toBe(asked.length)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('DEM-1, DEM-3: a killed first start is continued: no picture is drawn again, and an undrawn one is answered', async () => {
  expect((await pictureOf(templates[0]?.thumbnailUrl ?? '')).status).toBe(200)
  await shop.kill()
  const before = stored()
  const last = undrawn().at(-1) ?? ''
  expect(last).not.toBe('')
  await shop.start()
  const answer = await pictureOf(last)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const after = stored()
  for (const [key, time] of before) expect(after.get(key), key).toBe(time)

  const html = await (await fetch(`${shop.address}/product/greeting-card`)).text()
  const linked = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { pathname, search } = new URL(linked)
  expect((await fetch(`${shop.address}${pathname}${search}`)).status).toBe(200)
  expect(await (await fetch(`${shop.address}/sitemap.xml`)).text()).toContain('/product/greeting-card')
})
