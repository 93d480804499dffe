import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth, PHONE } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'

const book = (page: Page) => page.getByRole('region', { name: /のページ$/ })

async function bookBox(page: Page) {
  const box = await book(page).locator('> div').first().boundingBox()
  if (!box) throw new Error('the page shows no flip book')
  return { ...box, y: box.y + box.height / 2 }
}

/** Turns the right page of the flip book with a finger. */
async function turnByFinger(page: Page): Promise<void> {
  const { x, y, width } = await bookBox(page)
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width * at, y }] })
  await touch('touchStart', 0.9)
  for (const at of [0.7, 0.5, 0.3, 0.1]) await touch('touchMove', at)
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

/** Turns the right page of the flip book by dragging its edge. */
async function turnByMouse(page: Page): Promise<void> {
  const box = await bookBox(page)
  const { y } = box
  await page.mouse.move(box.x + box.width * 0.9, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 })
  await page.mouse.move(box.x + box.width * 0.1, y, { steps: 4 })
  await page.mouse.up()
}

test('CAT-2, CAT-42: a first visit goes from /home by category and search to an opened template, on a computer and on a phone', async ({
  page,
}) => {
  await page.setViewportSize(COMPUTER)
  const searches: string[] = []
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('searchString')
    if (search) searches.push(search)
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'カード', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/category\/card$/)
  await expect(page.getByRole('heading', { level: 2, name: 'カード' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ましかくフォトブック', exact: true })).toBeHidden()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'selectedCategoryId')?.value).toBe('card')

  await test.step('a search in hiragana is sent after a pause in typing', async () => {
    await page.getByRole('link', { name: 'すべて', exact: true }).click()
    await page.getByRole('searchbox').pressSequentially('ましかくふおとぶつく', { delay: 60 })
    await expect(page.getByRole('heading', { name: /点見つかりました/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'ましかくフォトブック', exact: true })).toBeVisible()
    expect(searches.at(-1)).toBe('ましかくふおとぶつく')
    // Ten key presses; on a busy machine half a second may pass between two of them.
    expect(searches.length).toBeLessThan(4)
    await expectAccessibleOnBoth(page, 'found products')
  })

  await test.step('a series opens as a flip book and is turned by key, mouse, finger and button', async () => {
    await page.getByRole('link', { name: 'ましかくフォトブック', exact: true }).click()
    await expect(page).toHaveTitle(/ましかくフォトブック/)
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /森のなかま.*写真/ })
      .click()
    await expect(book(page)).toContainText('表紙（1 / ')
    await page.keyboard.press('ArrowRight')
    await expect(book(page)).toContainText('1–2ページ（2 / ')
    // A drag turns a page only when no sheet is in motion.
    await expect(book(page).locator('[style*="--turned"]')).toHaveCount(0)
    for (const [viewport, turn] of [
      [COMPUTER, turnByMouse],
      [PHONE, turnByFinger],
    ] as const) {
      await page.setViewportSize(viewport)
      await turn(page)
      await expect(book(page)).toContainText('3–4ページ（3 / ')
      await page.getByRole('button', { name: '前のページへめくる' }).click()
      await expect(book(page)).toContainText('1–2ページ（2 / ')
      await expect(book(page).locator('[style*="--turned"]')).toHaveCount(0)
    }
    await expectAccessibleOnBoth(page, 'flip book')
  })

  await test.step('a page is enlarged up to three times', async () => {
    await page.getByRole('button', { name: '大きく見る' }).click()
    const picture = page.getByRole('dialog').getByRole('img', { name: '1–2ページ' })
    await expect(picture).toBeVisible()
    const scale = () =>
      picture.evaluate((img) => {
        const around = img.closest('.react-transform-component')
        return around ? new DOMMatrix(getComputedStyle(around).transform).a : 0
      })
    const enlarge = async () => {
      await page.keyboard.press('+')
      return scale()
    }
    await expect.poll(enlarge).toBeCloseTo(3, 2)
    await enlarge()
    await expect.poll(scale).toBeCloseTo(3, 2)
    await page.keyboard.press('Escape')
  })

  await page.getByRole('link', { name: 'このデザインで作る' }).click()
  await expect(page).toHaveURL(/\/design\/new\/booklet-mori\/true\/photo-booklet/)
  await expect(page.getByRole('application')).toBeVisible({ timeout: 30_000 })

  await test.step('recently viewed designs are remembered on this device', async () => {
    await page.goto('/home')
    const recent = page.getByRole('region', { name: '最近見たデザイン' })
    await recent.getByRole('link', { name: '森のなかま' }).click()
    await expect(page.getByRole('dialog', { name: '森のなかま' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await recent.getByRole('button', { name: 'すべて消す' }).click()
    await expect(recent).toBeHidden()
  })
})

test('templates are previewed with the customer’s photo and details, which stay on the device and can be removed', async ({
  page,
}) => {
  const { small } = await samplePhotos()
  const { fileName, contentType, bytes } = small()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/product/greeting-card')
  await page.getByRole('button', { name: 'あなたの写真で見る' }).click()
  await page
    .getByLabel('写真', { exact: true })
    .setInputFiles({ name: fileName, mimeType: contentType, buffer: Buffer.from(bytes) })
  await page.getByLabel('お名前', { exact: true }).fill('はると')
  await page.getByRole('button', { name: 'この内容で見る' }).click()
  await expect(page.getByText('あなたの写真やお名前で表示しています')).toBeVisible({ timeout: 30_000 })
  const dressed = page.getByRole('listitem').locator('img[src^="blob:"]')
  await expect(dressed.first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'templates with the customer’s photo')
  await page.reload()
  await expect(dressed.first()).toBeVisible({ timeout: 60_000 })
  expect(sent).toEqual([])
  await page.getByRole('button', { name: '写真とお名前を消す' }).click()
  await expect(dressed).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'あなたの写真で見る' })).toBeVisible()
})

test('CAT-41, CAT-43: a broken picture shows a message, an unknown address has status 404 and leads on, a refused call to /404', async ({
  page,
}) => {
  const unknown = await page.goto('/nowhere/at/all')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'マイページへ' })).toHaveAttribute('href', '/mypage')
  await page.getByRole('link', { name: '商品一覧へ', exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect((await page.goto('/product/there-is-none'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()
  await page.route(/\/api\/images/, (route) => route.abort())
  await page.goto('/product/greeting-card')
  await expect(page.getByRole('alert')).toContainText('表示できない画像があります')
})
