import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startOwnShop } from '../../fixtures/shopServer.ts'
import { expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { DEMO_NAMES } from './demoNames.ts'

const CATALOGUE = fileURLToPath(new URL('../../../packages/operating/first-catalogue', import.meta.url))
const PROFILE = fileURLToPath(
  new URL('../../../packages/api/testing/profiles/hanamizuki/profile.json', import.meta.url),
)

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-small-'))
let shop: ShopServer
test.beforeAll(async () => {
  cpSync(CATALOGUE, folder, { recursive: true })
  const file = path.join(folder, 'catalogue.json')
  const catalogue = JSON.parse(readFileSync(file, 'utf8'))
  const [product] = catalogue.products
  delete product.price
  product.imageUrl = ''
  writeFileSync(file, JSON.stringify(catalogue))
  shop = await startOwnShop([
    ['profile', 'set', PROFILE],
    ['catalogue', 'import', folder],
  ])
})
test.afterAll(async () => {
  await shop.dispose()
  rmSync(folder, { recursive: true, force: true })
})

test('CAT-51: the front page of a shop with one product, which has no price and no picture, and with no page for orders', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${shop.address}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const product = page.getByRole('article')
  await expect(product).toHaveCount(1)
  await expect(product.locator('img')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'お届けまでの流れ' })).toContainText('ショップの販売ページ')
  const box = await product.boundingBox()
  expect(box?.y).toBeLessThan(0.7 * PHONE.height)
  await expect(page.getByRole('main')).not.toContainText(/￥|NaN|undefined/)
  await expect(page.getByRole('main')).not.toContainText(DEMO_NAMES)
  await expectAccessibleOnBoth(page, 'the front page of a small shop')
  await product.getByRole('link').click()
  await expect(page.getByRole('button', { name: /山なみ/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('ショップの販売ページ')
  await expectAccessibleOnBoth(page, 'the product of a small shop')
})
