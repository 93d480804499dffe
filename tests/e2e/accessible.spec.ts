import { expect } from '@playwright/test'
import { mailPages } from '../fixtures/mailPages.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'
import {
  askForOrder,
  choosePhotos,
  closeInspector,
  editorReady,
  openItem,
  passVerification,
  save,
  savedState,
} from './pages/studioPages.ts'

test('shows every screen of the journey on a computer and on a phone without a violation of axe and without scrolling sideways', async ({
  page,
  order,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(COMPUTER)
  const files = await samplePhotos()
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /フォト掛け時計/ }).first()).toBeVisible()
  await expectAccessibleOnBoth(page, 'home')
  await page.goto('/product/greeting-card')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /花筏（/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleOnBoth(page, 'template preview')
  await page.keyboard.press('Escape')
  await expectAccessibleOnBoth(page, 'templates')
  await page.goto('/mypage')
  await expectAccessibleOnBoth(page, 'my page, logged out')
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await expect(page.getByRole('region', { name: 'ご注文は未定です' })).toBeVisible()
  await expectAccessibleOnBoth(page, 'editor without an order')
  await askForOrder(page)
  await page.getByRole('button', { name: 'ログイン方法の選択へ' }).click()
  await expect(page.getByRole('dialog', { name: 'ログイン方法をお選びください' })).toBeVisible()
  await expectAccessibleOnBoth(page, 'choice of the login')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await passVerification(page, order)
  await expectAccessibleOnBoth(page, 'editor')
  await openItem(page, /写真1/)
  await choosePhotos(page, files.small())
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  await expectAccessibleOnBoth(page, 'photo inspector')
  await page.getByRole('button', { name: '位置を動かす' }).click()
  await expectAccessibleOnBoth(page, 'cropping')
  await page.keyboard.press('Escape')
  await closeInspector(page)
  await openItem(page, /With love/)
  await expectAccessibleOnBoth(page, 'curved text inspector')
  await closeInspector(page)
  await save(page)
  await page.goto('/mypage')
  await expect(page.getByRole('img', { name: /グリーティングカード.*表/ }).first()).toBeVisible()
  await expectAccessibleOnBoth(page, 'my page')
  await page.goto('/nowhere')
  await expectAccessibleOnBoth(page, 'not found')
})

test('a card is designed, changed, undone and saved with the keyboard alone', async ({ page, order }) => {
  const files = await samplePhotos()
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /注文番号を入れる/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: '注文番号を入れる' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '注文番号' }).focus()
  await page.keyboard.type(order.orderNumber)
  await page.keyboard.press('Tab')
  await page.keyboard.type(order.phoneNumber)
  await page.keyboard.press('Enter')
  await editorReady(page)

  const canvas = page.getByRole('application')
  await canvas.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const textField = page.getByRole('textbox', { name: '文字' })
  await expect(textField).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('With joy')
  await page.keyboard.press('Escape')

  const items = page.getByRole('region', { name: 'この面の写真と文字' })
  await expect(items.getByRole('button', { name: /With joy/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(items.getByRole('button', { name: /With love/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(items.getByRole('button', { name: /With joy/ })).toBeVisible()

  await items.getByRole('button', { name: /写真1/ }).focus()
  await page.keyboard.press('Enter')
  await choosePhotos(page, files.small())
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Tab')
  // The back still shows the sample, and its frame is empty.
  for (const name of ['このまま保存へ進む', 'このまま保存する']) {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(savedState(page)).toHaveText(/保存しました/, { timeout: 60_000 })
})

/** A mail is a part of a mail program's page, which has the landmarks. */
const RULES_OF_WHOLE_PAGES = ['region', 'landmark-one-main']

/** Together they contain every part that mails are made of. */
const MAILS = [
  'order-shipped',
  'order-received',
  'message-released',
  'question-answered',
  'login-guide',
  'account-delete',
]

for (const { width, colorScheme, language } of [
  { width: 390, colorScheme: 'light', language: 'ja' },
  { width: 640, colorScheme: 'dark', language: 'en' },
] as const) {
  test(`shows mails in ${language} at ${width} px on ${colorScheme} ground legibly, and requests nothing`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url())
    })
    const pages = await mailPages(language)
    for (const mail of MAILS) {
      const { html } = pages.find(({ name }) => name === `${mail}-${language}`) ?? { html: '' }
      await page.setContent(html)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, mail, RULES_OF_WHOLE_PAGES)
    }
    expect(requests).toEqual([])
    await context.close()
  })
}
