import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { canvas, fillTray, items, openCard } from '../pages/editorTools.ts'
import { PHONE } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import { editorReady } from '../pages/studioPages.ts'

test.beforeAll(async () => {
  await samplePhotos()
})

test('PWR-16, PWR-29, SES-31: a phone has the tray, the palette and the account menu at the lower edge', async ({
  browser,
  order,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'ja-JP' })
  const page = await context.newPage()
  await openCard(page, order)
  await page.getByRole('button', { name: 'メニュー', exact: true }).tap()
  await expect(page.getByRole('menuitem', { name: 'ログアウト' })).toBeVisible()
  await page.getByRole('menuitem', { name: '機能をさがす' }).tap()
  await page.getByRole('combobox', { name: '機能をさがす' }).fill('トレイ')
  await page.getByRole('option', { name: /写真トレイ/ }).tap()
  await fillTray(page, 1)
  await page.getByRole('button', { name: /IMG_1.jpg（未使用）を枠に入れる/ }).tap()
  await expect(page.getByRole('button', { name: /IMG_1.jpg（1か所で使用）を枠に入れる/ })).toBeVisible()
  await test.step('PWR-29: dragging the handles with a finger reorders the layers', async () => {
    await page.reload()
    await editorReady(page)
    await canvas(page).focus()
    await page.keyboard.press('a')
    const layers = page.getByRole('list', { name: '文字' }).getByRole('listitem')
    await expect(layers).not.toHaveCount(0)
    const [first, second] = await layers.allInnerTexts()
    const fingers = await context.newCDPSession(page)
    // The finger stays clear of both ends of the list, where a drag scrolls it.
    const dragOver = async (): Promise<void> => {
      await layers.first().evaluate((row) => {
        const left = row.getBoundingClientRect().left - 52
        row.closest('section')?.scrollBy({ left, behavior: 'instant' })
      })
      const handle = await layers.first().locator('[data-grip]').boundingBox()
      const target = await layers.nth(1).boundingBox()
      if (!handle || !target) throw new Error('the list of layers shows no handles')
      const [start, y] = [handle.x + 20, handle.y + handle.height / 2]
      for (const x of [start, start + 20, target.x + 8]) {
        const type = x === start ? 'touchStart' : 'touchMove'
        await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      }
    }
    const lift = () => fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await dragOver()
    await page.keyboard.press('Escape')
    await lift()
    await dragOver()
    await lift()
    // If the cancelled drag before had taken effect, the order would have changed twice.
    await expect.poll(async () => (await layers.allInnerTexts()).slice(0, 2)).toEqual([second, first])
  })
  await test.step('PWR-29: a drag that ends before the next render takes effect', async () => {
    const layers = page.getByRole('list', { name: '文字' }).getByRole('listitem')
    const [first, second] = await layers.allInnerTexts()
    await layers.first().evaluate((row) => {
      const [from, to] = [row, row.nextElementSibling].map((each) => each?.getBoundingClientRect())
      if (!from || !to) throw new Error('the list of layers shows fewer than two')
      const send = (type: string, clientX: number, buttons: number): void => {
        const place = { clientX, clientY: from.top + 5 }
        row.dispatchEvent(
          new PointerEvent(type, { ...place, pointerId: 1, pointerType: 'mouse', buttons, bubbles: true }),
        )
      }
      send('pointerdown', from.left + 20, 1)
      send('pointermove', to.left + 8, 1)
      send('pointerup', to.left + 8, 0)
    })
    await expect.poll(async () => (await layers.allInnerTexts()).slice(0, 2)).toEqual([second, first])
  })
  await context.close()
})

test('EDT-51, EDT-52, PGS-30: on a phone tray and inspector are below the page, a grip gives the page more room, and a swipe turns it', async ({
  browser,
  order,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'ja-JP' })
  const page = await context.newPage()
  await openCard(page, order)
  const fingers = await context.newCDPSession(page)
  const boxOf = async (shown: Locator) => {
    const box = await shown.boundingBox()
    if (!box) throw new Error('an element whose place is needed is not shown')
    return box
  }
  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> => {
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const touchPoints = [{ x: from.x + by.x * share, y: from.y + by.y * share }]
      await fingers.send('Input.dispatchTouchEvent', { type: share === 0 ? 'touchStart' : 'touchMove', touchPoints })
    }
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const middle = ({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>) => ({
    x: x + width / 2,
    y: y + height / 2,
  })
  await test.step('the tray leaves the page uncovered', async () => {
    await canvas(page).focus()
    await page.keyboard.press('p')
    const tray = page.getByRole('region', { name: '写真トレイ' })
    await expect(tray).toBeVisible()
    await expect
      .poll(async () => {
        const [paper, sheet] = [await boxOf(canvas(page)), await boxOf(tray)]
        return paper.y + paper.height <= sheet.y + 1
      })
      .toBe(true)
    await page.keyboard.press('Escape')
  })
  await test.step('the grip makes the inspector lower and the page larger', async () => {
    await items(page).filter({ hasText: /写真1/ }).tap()
    const inspector = page.getByRole('complementary')
    // The sheet has its full height once its lazily loaded controls are there.
    await expect.poll(async () => (await boxOf(inspector)).height).toBeGreaterThan(300)
    const before = await boxOf(canvas(page))
    await drag(middle(await boxOf(page.getByRole('separator', { name: 'シートの高さ' }))), { x: 0, y: 120 })
    await expect.poll(async () => (await boxOf(canvas(page))).height - before.height).toBeGreaterThan(60)
    // Chromium takes a tap that follows a drag at once as a part of it.
    await page.waitForTimeout(1000)
    await inspector.getByRole('button', { name: '編集を閉じる' }).tap()
  })
  await test.step('a swipe to the left shows the back, a swipe to the right the front', async () => {
    const side = (name: string) => page.getByRole('application', { name: `デザイン画面。${name}` })
    await expect(side('表')).toBeVisible()
    await drag(middle(await boxOf(canvas(page))), { x: -140, y: 10 })
    await expect(side('裏')).toBeVisible()
    await drag(middle(await boxOf(canvas(page))), { x: 140, y: 10 })
    await expect(side('表')).toBeVisible()
  })
  await context.close()
})
