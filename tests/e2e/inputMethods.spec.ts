import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { InputMethod, InputMethodName } from './pages/inputMethods.ts'
import { chooseFile, INPUT_METHODS } from './pages/inputMethods.ts'
import { type KnownOrder, test } from './pages/sharedShop.ts'
import { savedState } from './pages/studioPages.ts'

interface TestProduct {
  /** The last parts of the address: template or series, whether it is a series, product. */
  readonly address: string
  /** The demo order with the product; null if the test's own order has it. */
  readonly demoOrder: string | null
  /** The page, side or piece that is opened next; null if there is only one. */
  readonly next: string | null
}

const ACCOUNT_PHONE = '09033334444'

const PRODUCTS = {
  card: {
    address: 'birthday-poster-magazine-cover/false/birthday-poster',
    demoOrder: 'irodori-10000018',
    next: null,
  },
  booklet: { address: 'booklet-mori/true/photo-booklet', demoOrder: null, next: '1–2ページ' },
  clock: { address: 'clock-hokuo/false/wall-clock', demoOrder: null, next: null },
  pair: { address: 'pair-mug-retro-1/false/pair-mug', demoOrder: 'irodori-10000013', next: '商品２' },
  'set of three': {
    address: 'postcard-set-nordic-1/false/postcard-set',
    demoOrder: 'irodori-10000014',
    next: '商品３',
  },
  'messaging app': {
    address: 'line-stamp-sport-centre/false/line-stamp',
    demoOrder: 'irodori-10000015',
    next: null,
  },
} satisfies Record<string, TestProduct>

/**
 * Together with other specs each input method designs at least three kinds of product, and each kind is designed by at least
 * two: by mouse a two-sided card (cardJourney), a booklet (bookletJourney), a clock (clockJourney) and one for the messaging
 * app (pagesAndTemplates); by keyboard a two-sided card (accessible).
 */
const PRODUCTS_BY_METHOD: Readonly<Record<InputMethodName, readonly (keyof typeof PRODUCTS)[]>> = {
  mouse: ['card', 'pair'],
  keyboard: ['clock', 'set of three', 'messaging app'],
  touch: ['card', 'booklet', 'pair', 'set of three'],
}

let photo: PhotoFile
test.beforeAll(async () => {
  photo = (await samplePhotos()).small()
})

async function verify(page: Page, input: InputMethod, { orderNumber, phoneNumber }: KnownOrder): Promise<void> {
  await input.press(page.getByRole('banner').getByRole('button', { name: /注文番号を入れる/ }))
  await input.press(page.getByRole('dialog').getByRole('button', { name: '注文番号を入れる' }))
  const dialog = page.getByRole('dialog', { name: '注文番号でログイン' })
  await input.write(dialog.getByRole('textbox', { name: '注文番号' }), orderNumber)
  await input.write(dialog.getByLabel('電話番号'), phoneNumber)
  await input.press(dialog.getByRole('button', { name: 'ログインする' }))
  await expect(dialog).toBeHidden()
}

/** Saves and confirms remaining findings and empty parts. */
async function save(page: Page, input: InputMethod): Promise<void> {
  const saved = savedState(page).filter({ hasText: /保存しました/ })
  const continueSaving = page.getByRole('button', { name: 'このまま保存へ進む' })
  const saveAnyway = page.getByRole('button', { name: 'このまま保存する' })
  await input.press(page.getByRole('banner').getByRole('button', { name: '保存', exact: true }))
  await expect(continueSaving.or(saveAnyway).or(saved).first()).toBeVisible()
  if (await continueSaving.isVisible()) {
    await input.press(continueSaving)
    await expect(continueSaving).toBeHidden()
    await expect(saveAnyway.or(saved).first()).toBeVisible()
  }
  if (await saveAnyway.isVisible()) await input.press(saveAnyway)
  await expect(saved).toBeVisible({ timeout: 60_000 })
}

async function design(page: Page, input: InputMethod, { next }: TestProduct): Promise<void> {
  const items = page.getByRole('region', { name: 'この面の写真と文字' })
  const inspector = page.getByRole('complementary')
  const close = () => input.press(inspector.getByRole('button', { name: '編集を閉じる' }))
  await test.step('a photo', async () => {
    await input.press(items.getByRole('button', { name: /写真1/ }))
    await chooseFile(page, input, inspector.getByRole('button', { name: '写真を選ぶ' }), photo)
    await expect(inspector.getByText(/印刷の細かさ/)).toBeVisible()
    await close()
    await expect(items.getByRole('button', { name: /写真1.*未入力/ })).toHaveCount(0)
  })
  await test.step('a text', async () => {
    // On a phone the list shares its place with tray and templates, and is hidden while an item is edited.
    const texts = items
      .getByRole('listitem')
      .getByRole('button')
      .filter({ hasNotText: /写真\d/ })
    await input.press(texts.first())
    await input.write(page.getByRole('textbox', { name: '文字' }), 'はな')
    await close()
    await expect(texts.filter({ hasText: 'はな' })).toBeVisible()
  })
  if (next === null) return
  await test.step('the next page, side or piece', async () => {
    await input.press(
      page.getByRole('navigation', { name: '面の一覧' }).getByRole('button', { name: next, exact: true }),
    )
    await expect(page.getByRole('application', { name: `デザイン画面。${next}` })).toBeVisible()
  })
}

async function designAndSave(
  browser: Browser,
  name: InputMethodName,
  wanted: TestProduct,
  ownOrder: KnownOrder,
): Promise<void> {
  const order = wanted.demoOrder ? { orderNumber: wanted.demoOrder, phoneNumber: ACCOUNT_PHONE } : ownOrder
  const isTouch = name === 'touch'
  const viewport = isTouch ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const context = await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch })
  const page = await context.newPage()
  const input = INPUT_METHODS[name](page)
  await page.goto(`/design/new/${wanted.address}`)
  await verify(page, input, order)
  await design(page, input, wanted)
  await save(page, input)
  await expect(page).toHaveURL(new RegExp(`/design/edit/${order.orderNumber}/`))
  await context.close()
}

for (const name of ['mouse', 'keyboard', 'touch'] as const) {
  test(`PWR-17: each kind of product is designed and saved with ${name} alone`, async ({ browser, order }) => {
    test.setTimeout(240_000)
    for (const kind of PRODUCTS_BY_METHOD[name])
      await test.step(kind, () => designAndSave(browser, name, PRODUCTS[kind], order))
  })
}
