import { isTextItem } from '@irodori/contract/entities/designItem'
import { LANGUAGE_COOKIE } from '@irodori/contract/language'
import type { PageName, Page as ShopPage } from '@irodori/contract/pages'
import { PAGES } from '@irodori/contract/pages'
import { demoShop } from '@irodori/demo-shop/demoShop'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { IMPORTED_PHONE, importOrders } from '../../fixtures/importOrders.ts'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { COMPUTER, PHONE } from '../pages/expectAccessible.ts'
import { expectEnglish, textsIn } from '../pages/japaneseOnPage.ts'
import { logInGuest } from '../pages/logInGuest.ts'
import { test } from '../pages/sharedShop.ts'
import { choosePhotos } from '../pages/studioPages.ts'

test.use({ locale: 'en-GB' })
test.beforeEach(async ({ context, shop }) => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: shop.address }])
  await context.addInitScript((key) => localStorage.setItem(key, 'en'), LANGUAGE_COOKIE)
})

const ORDER = 'irodori-10000005'

/** An address of every page of the shop; a new page without one is an error of its type. */
const ADDRESSES: Readonly<Record<PageName, string>> = {
  home: '/home',
  products: '/product',
  category: '/product/category/baby',
  subscribe: '/product/baby-plate/subscribe',
  product: '/product/greeting-card',
  productPreview: '/product-preview',
  templatePreview: '/template-preview/greeting-card',
  favourites: '/favourites',
  terms: '/policies/terms',
  privacy: '/policies/privacy',
  commerce: '/policies/commerce',
  newDesign: '/design/new/card-hanaikada-front/false/greeting-card',
  editDesign: `/design/edit/${ORDER}/1/none/greeting-card`,
  confirmDesign: '/design/confirm',
  noticePreview: '/preview/notice/my_page',
  fonts: '/fonts',
  account: '/account',
  verifyAccount: '/account/verify',
  changePassword: '/account/change-password',
  changeEmail: '/account/change-email',
  forgotPassword: '/forgot-password',
  notFound: '/404',
  myPage: '/mypage',
  cancelOrder: '/order/cancel',
  confirmOrder: `/order/${ORDER}/confirm`,
  packageOrder: `/order/${ORDER}/package`,
  messageTemplates: '/digitalMessage/templates',
  designMessage: '/order/design-digital-message/message-mothers-day',
  previewMessage: `/digital-message/preview/${ORDER}/message-mothers-day`,
  guideEmail: '/guide-email',
  campaign1810: '/campaign/theatre1810',
  campaign1905: '/campaign/theatre1905',
  shipment: '/shipment',
  unsubscribe: '/unsubscribe-mail-magazine/none',
  proof: '/proof/none',
  phonePhotos: '/phone-photos',
  gift: '/digital-message/none',
}

/** Lists and products of other kinds than those of the addresses above. */
const MORE = [
  '/product?tag=出産',
  '/product?tag=pets&colour=green',
  '/product/photo-booklet?colour=blue',
  '/product/gift-bag',
]

/** The seller's name as it is registered, and the text in which the font inspector shows a font. */
const JAPANESE = ['いろどり印刷工房', '令和8年12月、「はじめまして」ありがとう！Yamato']

/** What the customer of an order has written, or the shop of the order about the customer. */
async function wordsOf(address: string, orderNumber: string, phoneNumber: string): Promise<string[]> {
  const caller = await callShop(address, orderNumber, phoneNumber)
  const { orderer, receiver, designs } = await caller.order()
  const message = await caller.call('GET', `/api/digitalMessage/${orderNumber}`)
  const items = designs.flatMap((design) => design.items.filter(isTextItem).map(({ text }) => text))
  const { prefecture, city, subAddress1 } = receiver
  return textsIn([orderer, receiver, `${prefecture}${city}${subAddress1}`, items, message])
}

/** Runs a command of the editor by its name. */
async function run(page: Page, command: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Find a command' })
  // A dialog that is closing takes the keys. Commands that open late hide the canvas, which then cannot be focused.
  await expect(async () => {
    if (await field.isVisible()) return
    await page.getByRole('application').focus({ timeout: 1_000 })
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill(command)
  await page.keyboard.press('Enter')
}

/** Opens a page on a computer and narrows it to a phone. */
async function expectEnglishOnBoth(page: Page, path: string, screen: string, words: readonly string[]): Promise<void> {
  await page.setViewportSize(COMPUTER)
  await page.goto(path)
  await expectEnglish(page, screen, words)
  await page.setViewportSize(PHONE)
  await expectEnglish(page, `${screen} at ${PHONE.width} px`, words)
}

const addressesOf = (isMeant: (page: ShopPage) => boolean): string[] =>
  (Object.keys(ADDRESSES) as PageName[]).filter((name) => isMeant(PAGES[name])).map((name) => ADDRESSES[name])

test('LNG-2: a visitor who has chosen English finds no Japanese on any page, on a computer and on a phone', async ({
  page,
}) => {
  test.setTimeout(300_000)
  // The other pages send a visitor to one of these.
  const open = addressesOf(({ redirectWithoutSession }) => redirectWithoutSession === null)
  for (const address of [...open, ...MORE])
    await test.step(address, () => expectEnglishOnBoth(page, address, address, JAPANESE))
})

/** One order of each status: pages of orders of the same status are made of the same texts. */
const ORDERS = [...new Map(demoShop().orders.map((order) => [order.status, order])).values()]

test('LNG-2: a customer who has chosen English finds no Japanese but their own words on the pages of an order of any status', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  for (const { orderNumber, phoneNumber } of ORDERS) {
    await test.step(orderNumber, async () => {
      await logInGuest(page, shop.address, { orderNumber, phoneNumber })
      const words = [...(await wordsOf(shop.address, orderNumber, phoneNumber)), ...JAPANESE]
      const own = ['/mypage', `/order/${orderNumber}/confirm`, `/order/${orderNumber}/package`]
      const more = orderNumber === ORDER ? addressesOf(({ needsSession }) => needsSession) : []
      for (const path of new Set([...own, ...more]))
        await expectEnglishOnBoth(page, path, `${path} of ${orderNumber}`, words)
    })
  }
})

test('LNG-4: an order is designed, reviewed and wrapped in English, from words in English', async ({ page, shop }) => {
  test.setTimeout(240_000)
  const orderNumber = 'irodori-79000003'
  importOrders(shop.dataDirectory, [{ orderNumber, products: { 'birth-card': 1 } }])
  const files = await samplePhotos()
  await page.setViewportSize(COMPUTER)

  await test.step('a product and its designs', async () => {
    await page.goto('/home')
    await page.getByRole('searchbox').fill('birth')
    // A click while the results replace the list would hit what lies there a moment later.
    await expect(page.getByRole('heading', { name: /^\d+ results?$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Birth announcement card' }).first().click()
    const design = page.getByRole('listitem').filter({ hasText: 'Dreaming animals' }).first()
    await design.getByRole('button', { name: 'Favourite', exact: true }).click()
    await page.goto('/favourites')
    await expect(page.getByRole('main').getByText('Dreaming animals').first()).toBeVisible()
    await expectEnglish(page, 'favourites')
    await page.goBack()
    await design.getByRole('button', { name: /^Dreaming animals/ }).click()
    await expectEnglish(page, 'preview of a design')
    await page.getByRole('link', { name: 'Use this design' }).click()
  })

  await test.step('the editor begins with English words', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Enter order number/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enter order number' }).click()
    await expectEnglish(page, 'ways to log in')
    const dialog = page.getByRole('dialog', { name: 'Log in with an order number' })
    await dialog.getByRole('textbox', { name: 'Order number' }).fill(orderNumber)
    await dialog.getByLabel('Phone number').fill(IMPORTED_PHONE)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Exactly as printed')).toBeVisible({ timeout: 60_000 })
    const items = page.getByRole('region', { name: 'Photos and text on this page' })
    const dateAndName = items.getByRole('button', { name: /8 October 2026/ })
    await expect(dateAndName).toBeVisible()
    await expectEnglish(page, 'editor')
    await dateAndName.click()
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('8 October 2026   Hinata')
    await page.getByRole('textbox', { name: 'Text' }).fill('3 May 2026   Emma')
    await expectEnglish(page, 'a text')
    await page.keyboard.press('Escape')
    await items.getByRole('button', { name: /Photo 1/ }).click()
    await choosePhotos(page, files.small())
    await expect(page.getByText(/Print quality/)).toBeVisible({ timeout: 30_000 })
    await expectEnglish(page, 'a photo')
    await page.keyboard.press('Escape')
  })

  for (const [command, role, name] of [
    ['Keyboard shortcuts', 'dialog', 'Keyboard shortcuts'],
    ['History', 'region', 'History'],
    ['Photo tray', 'region', 'Photo tray'],
    ['Check for print', 'dialog', 'Check for print'],
    ['Proof', 'dialog', /^Proof/],
    ['Change template', 'dialog', 'Change template'],
    ['Arrange', 'region', 'Layers'],
    ['Frequently asked questions', 'dialog', 'Frequently asked questions'],
    ['Contact the shop', 'dialog', 'Contact us'],
  ] as const) {
    await test.step(command, async () => {
      await run(page, command)
      await expect(page.getByRole(role, { name })).toBeVisible()
      await expectEnglish(page, command)
      await page.keyboard.press('Escape')
    })
  }

  await test.step('the design is saved and checked', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Save', exact: true }).click()
    const result = page.getByRole('link', { name: 'Check result' })
    const goOn = page.getByRole('button', { name: 'Save anyway' })
    while (!(await result.isVisible())) {
      await expect(goOn.or(result).first()).toBeVisible({ timeout: 60_000 })
      await expectEnglish(page, 'questions before a save')
      if (await goOn.first().isVisible()) await goOn.first().click()
    }
    await result.click()
    await expectEnglish(page, 'final check')
  })

  await test.step('the order is reviewed and wrapped', async () => {
    const words = await wordsOf(shop.address, orderNumber, IMPORTED_PHONE)
    await page.goto('/mypage')
    await expectEnglish(page, 'my page', words)
    await page.goto(`/order/${orderNumber}/confirm`)
    await page
      .getByRole('button', { name: /Delivery and wrapping|continue to delivery/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wrapping and delivery date' })).toBeVisible()
    await expectEnglish(page, 'wrapping and delivery', words)
  })
})

test('LNG-2: backgrounds, colours, lists, books, special days and photos of a phone are offered in English', async ({
  page,
  context,
}) => {
  test.setTimeout(420_000)
  await page.setViewportSize(COMPUTER)
  const open = async (address: string) => {
    await page.goto(address)
    await expect(page.getByText('Exactly as printed')).toBeVisible({ timeout: 60_000 })
  }
  const dialog = page.getByRole('dialog')

  await test.step('a card', async () => {
    await open('/design/new/card-seigaiha-front/false/greeting-card')
    // The artwork of the front covers the sheet.
    for (const command of ['Next page', 'Change background', 'Change colours', 'Add ornament']) {
      await run(page, command)
      await expectEnglish(page, command)
      await page.keyboard.press('Escape')
    }
  })

  await test.step('a list', async () => {
    await run(page, 'Fill from a list')
    await expectEnglish(page, 'reading a list')
    await dialog.getByRole('textbox', { name: 'Paste a table' }).fill('Name\nAnna Green\nBen Hill\n😀')
    await dialog.getByRole('button', { name: 'Read the pasted table' }).click()
    await expectEnglish(page, 'columns of a list')
    await dialog.getByRole('button', { name: 'Check row by row' }).click()
    await expectEnglish(page, 'rows of a list')
    await page.keyboard.press('Escape')
  })

  await test.step('photos of a phone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await run(page, 'Add photos from a phone')
    await expect(dialog.getByRole('img', { name: 'QR code of the page for sending photos' })).toBeVisible()
    await expectEnglish(page, 'QR code for a phone')
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    const phone = await context.newPage()
    await phone.setViewportSize(PHONE)
    await phone.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(phone.getByRole('button', { name: 'Choose photos' })).toBeEnabled()
    await expectEnglish(phone, 'page that sends photos')
    await phone.close()
    await page.keyboard.press('Escape')
  })

  await test.step('a book', async () => {
    await open('/design/new/photo-booklet-shiro/true/photo-booklet')
    await run(page, 'Photo tray')
    const tray = page.getByRole('region', { name: 'Photo tray' })
    const { patchwork } = await samplePhotos()
    const photos = [1, 1, 2, 3].map((kind) => patchwork(kind))
    await tray.locator('input[type=file]').setInputFiles(
      photos.map(({ fileName, contentType, bytes }, at) => ({
        name: `${at} ${fileName}`,
        mimeType: contentType,
        buffer: Buffer.from(bytes),
      })),
    )
    await expect(tray.getByText(/^All \(\d\)/)).toBeVisible({ timeout: 60_000 })
    await expectEnglish(page, 'tray with photos')
    await run(page, 'Make the book for me')
    await expect(dialog.getByRole('button', { name: 'Make the book' })).toBeEnabled({ timeout: 120_000 })
    await expectEnglish(page, 'plan of a book')
    await dialog.getByRole('button', { name: 'Make the book' }).click()
    await expect(page.getByRole('dialog', { name: 'Your book is ready' })).toBeVisible()
    await expectEnglish(page, 'book that is made')
  })

  await test.step('a calendar', async () => {
    await open('/design/new/desk-calendar-kraft-1/false/desk-calendar')
    await run(page, 'Calendar settings')
    await dialog.getByRole('textbox').fill('4/12 Hanako\n6/1 Our wedding')
    await expectEnglish(page, 'special days')
  })
})
