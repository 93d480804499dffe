import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import type { Hand, HandName } from './pages/inputMethods.ts'
import { chooseFile, HANDS } from './pages/inputMethods.ts'
import { savedState } from './pages/studioPages.ts'

interface Ware {
  /** Template or series, whether it is a series, product. */
  readonly address: string
  readonly orderNumber: string
  readonly phoneNumber: string
  /** The page, side or piece that the way turns to; null where there is one only. */
  readonly next: string | null
}

const OF_ACCOUNT = '09033334444'
const ware = (address: string, order: number, phoneNumber: string, next: string | null): Ware => ({
  address,
  orderNumber: `irodori-100000${String(order).padStart(2, '0')}`,
  phoneNumber,
  next,
})

const WARES = {
  card: ware('birthday-poster-magazine-cover/false/birthday-poster', 18, OF_ACCOUNT, null),
  'two-sided card': ware('card-hanaikada-front/false/greeting-card', 1, '09012345678', '裏'),
  booklet: ware('booklet-mori/true/photo-booklet', 2, '08011112222', '1–2ページ'),
  clock: ware('clock-hokuo/false/wall-clock', 1, '09012345678', null),
  pair: ware('pair-mug-retro-1/false/pair-mug', 13, OF_ACCOUNT, '商品2'),
  'set of three': ware('postcard-set-nordic-1/false/postcard-set', 14, OF_ACCOUNT, '商品3'),
  'messaging app': ware('line-stamp-sport-centre/false/line-stamp', 15, OF_ACCOUNT, null),
}

/**
 * Each hand on three kinds at least, and each kind in two hands at least with what other specs walk: a card of two sides
 * by mouse and by keys (wayOfACard, accessible), a booklet and a clock by mouse (wayOfABooklet, wayOfAClock).
 */
const WALKS: Readonly<Record<HandName, readonly (keyof typeof WARES)[]>> = {
  mouse: ['card', 'pair', 'messaging app'],
  keyboard: ['booklet', 'clock', 'set of three', 'messaging app'],
  touch: ['card', 'two-sided card', 'booklet', 'pair', 'set of three'],
}

let shop: ShopServer
let photo: PhotoFile
test.beforeAll(async () => {
  photo = (await samplePhotos()).small()
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

async function verify(page: Page, hand: Hand, { orderNumber, phoneNumber }: Ware): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご注文の確認' })
  await hand.write(dialog.getByLabel('注文番号'), orderNumber)
  await hand.write(dialog.getByLabel('電話番号'), phoneNumber)
  await hand.press(dialog.getByRole('button', { name: '注文を確認して作りはじめる' }))
  await expect(dialog).toBeHidden()
}

/** Saves; what is still to be looked at or empty is agreed to. */
async function save(page: Page, hand: Hand): Promise<void> {
  const saved = savedState(page).filter({ hasText: /保存しました/ })
  const toSave = page.getByRole('button', { name: 'このまま保存へ進む' })
  const allTheSame = page.getByRole('button', { name: 'このまま保存する' })
  await hand.press(page.getByRole('banner').getByRole('button', { name: '保存', exact: true }))
  await expect(toSave.or(allTheSame).or(saved).first()).toBeVisible()
  if (await toSave.isVisible()) {
    await hand.press(toSave)
    await expect(toSave).toBeHidden()
    await expect(allTheSame.or(saved).first()).toBeVisible()
  }
  if (await allTheSame.isVisible()) await hand.press(allTheSame)
  await expect(saved).toBeVisible({ timeout: 60_000 })
}

async function design(page: Page, hand: Hand, { next }: Ware): Promise<void> {
  const items = page.getByRole('region', { name: 'この面の写真と文字' })
  const inspector = page.getByRole('complementary')
  const close = () => hand.press(inspector.getByRole('button', { name: '編集を閉じる' }))
  await test.step('a photo', async () => {
    await hand.press(items.getByRole('button', { name: /写真1/ }))
    await chooseFile(page, hand, inspector.getByRole('button', { name: '写真を選ぶ' }), photo)
    await expect(inspector.getByText(/印刷の細かさ/)).toBeVisible()
    await close()
    await expect(items.getByRole('button', { name: /写真1.*未入力/ })).toHaveCount(0)
  })
  await test.step('words', async () => {
    // On a phone the list has the tray and the templates beside it, and is hidden while something is edited.
    const texts = items
      .getByRole('listitem')
      .getByRole('button')
      .filter({ hasNotText: /写真\d/ })
    await hand.press(texts.first())
    await hand.write(page.getByRole('textbox', { name: '文字' }), 'はな')
    await close()
    await expect(texts.filter({ hasText: 'はな' })).toBeVisible()
  })
  if (next === null) return
  await test.step('another page, side or piece', async () => {
    await hand.press(
      page.getByRole('navigation', { name: '面の一覧' }).getByRole('button', { name: next, exact: true }),
    )
    await expect(page.getByRole('application', { name: `デザイン画面。${next}` })).toBeVisible()
  })
}

async function walk(browser: Browser, name: HandName, wanted: Ware): Promise<void> {
  const isTouch = name === 'touch'
  const viewport = isTouch ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const context = await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch })
  const page = await context.newPage()
  const hand = HANDS[name](page)
  await page.goto(`${shop.address}/design/new/${wanted.address}`)
  await verify(page, hand, wanted)
  await design(page, hand, wanted)
  await save(page, hand)
  await expect(page).toHaveURL(new RegExp(`/design/edit/${wanted.orderNumber}/`))
  await context.close()
}

for (const name of ['mouse', 'keyboard', 'touch'] as const) {
  test(`PWR-17: by ${name} alone a design of each kind is made and saved`, async ({ browser }) => {
    test.setTimeout(240_000)
    for (const kind of WALKS[name]) await test.step(kind, () => walk(browser, name, WARES[kind]))
  })
}
