import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { untilKept, windowsInside } from './pages/editorState.ts'
import { BOOKLET_ORDER, CARD_ORDER, editorReady, givePhotos, passVerification } from './pages/studioPages.ts'

let shop: ShopServer
test.use({ viewport: { width: 1280, height: 800 } })
test.beforeAll(async () => {
  await samplePhotos()
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

const items = (page: Page): Locator => page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button')
const canvas = (page: Page): Locator => page.getByRole('application')
const historyOf = (page: Page): Locator => page.getByRole('region', { name: '履歴' })
const words = (page: Page): Locator => page.getByRole('textbox', { name: '文字' })

/** Finds a command by a few kana and runs it, without the mouse. */
async function runByPalette(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '機能をさがす' }).pressSequentially(query)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '機能をさがす' })).toBeHidden()
}

async function openCard(page: Page): Promise<void> {
  await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
  await passVerification(page, CARD_ORDER)
}

async function openBooklet(page: Page): Promise<void> {
  await page.goto(`${shop.address}/design/new/booklet-mori/true/photo-booklet`)
  await passVerification(page, BOOKLET_ORDER)
}

/** Gives photos to the tray; each is a file of its own. */
async function fillTray(page: Page, count: number): Promise<void> {
  const { bytes, contentType } = (await samplePhotos()).small()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  await tray.locator('input[type=file]').setInputFiles(
    Array.from({ length: count }, (_, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: contentType,
      // A comment of its own, right after the marker that begins a JPEG, makes it another file.
      buffer: Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 3, index]), bytes.subarray(2)]),
    })),
  )
  await expect(tray.getByText(`すべて ${count}`)).toBeVisible({ timeout: 60_000 })
}

test('a card is written, styled, copied and taken back by keys alone; the history tells every step', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openCard(page)
  await canvas(page).focus()
  await test.step('Tab walks the items, Enter opens the words', async () => {
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(words(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('おめでとう')
    await expect(items(page).filter({ hasText: 'おめでとう' })).toBeVisible()
  })
  await test.step('copy, and paste into the next text', async () => {
    await canvas(page).focus()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Control+v')
    await expect(items(page).filter({ hasText: 'おめでとう' })).toHaveCount(2)
  })
  await test.step('all texts at once: bold is one step', async () => {
    await page.keyboard.press('Control+a')
    await expect(page.getByRole('heading', { name: '文字を3個選んでいます' })).toBeVisible()
    await page.keyboard.press('Control+b')
  })
  await test.step('the history names the steps and goes to any of them', async () => {
    await page.keyboard.press('h')
    const steps = historyOf(page).getByRole('button', { name: /^\d+\./ })
    await expect(steps).toHaveText([/文字入力/, /貼り付け/, /文字の太さ.*いまここ/])
    await historyOf(page)
      .getByRole('button', { name: /開いたとき/ })
      .press('Enter')
    await expect(items(page).filter({ hasText: 'おめでとう' })).toHaveCount(0)
    await steps.last().press('Enter')
    await expect(items(page).filter({ hasText: 'おめでとう' })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(historyOf(page)).toBeHidden()
  })
})

test('the palette finds a command by kana, however it is written, and the sheet shows its keys', async ({ page }) => {
  await openCard(page)
  await page.keyboard.press('Control+k')
  const query = page.getByRole('combobox', { name: '機能をさがす' })
  await expect(query).toBeFocused()
  for (const kana of ['とれい', 'トレイ', 'ﾄﾚｲ']) {
    await query.fill(kana)
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option', { name: /写真トレイ/ })).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '写真トレイ' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/写真トレイ/)
  await page.keyboard.press('Escape')
  await canvas(page).focus()
  await page.keyboard.press('Shift+Slash')
  const sheet = page.getByRole('dialog', { name: 'キー操作の一覧' })
  await expect(sheet.getByText('Ctrl+Shift+Z')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('the menu hangs at the pointer or by Shift+F10, and works by arrow keys', async ({ page }) => {
  await openCard(page)
  await canvas(page).focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(canvas(page)).toBeFocused()
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('not on screen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 80, { button: 'right' })
  await expect(menu.getByRole('menuitem', { name: '編集する' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + 12, box.y + 12, { button: 'right' })
  await expect(menu.getByRole('menuitem', { name: 'すべての面を見る' })).toBeVisible()
})

test('PWR-11, PWR-15: a tray fills the empty windows of a whole booklet in one step; two photos change places', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openBooklet(page)
  await canvas(page).focus()
  await page.keyboard.press('p')
  await fillTray(page, 5)
  await page.getByRole('button', { name: '空いている枠に自動で入れる' }).click()
  await expect(page.getByText('未使用 0')).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('one undo takes them all out of their windows, one redo puts them back', async () => {
    await canvas(page).focus()
    await page.keyboard.press('Control+z')
    await expect(items(page).filter({ hasText: /写真1.*未入力/ })).toBeVisible()
    await page.keyboard.press('Control+Shift+z')
    await expect(items(page).filter({ hasText: /写真1/ })).not.toContainText('未入力')
  })
  await test.step('all pages at a glance, with what is to be checked', async () => {
    await page.keyboard.press('o')
    const overview = page.getByRole('dialog', { name: 'すべての面' })
    await expect(overview.getByRole('button', { name: /確認が必要/ }).first()).toBeVisible()
    await overview.getByRole('button', { name: /3–4ページ/ }).click()
    await expect(page.getByRole('application', { name: /3–4ページ/ })).toBeVisible()
    await editorReady(page)
  })
  await test.step('a photo changes places with its neighbour by keys, as one step', async () => {
    const windows = items(page).filter({ hasText: /写真\d/ })
    await expect(windows.filter({ hasText: '未入力' })).toHaveCount(3)
    const filledAt = async () => (await windows.allTextContents()).findIndex((text) => !text.includes('未入力'))
    const at = await filledAt()
    const step = at === 3 ? -1 : 1
    await windows.nth(at).click()
    await canvas(page).focus()
    await page.keyboard.press(step > 0 ? 'Alt+Shift+ArrowDown' : 'Alt+Shift+ArrowUp')
    await expect.poll(filledAt).toBe(at + step)
    await page.keyboard.press('Control+z')
    await expect.poll(filledAt).toBe(at)
  })
})

test('the photo of one window is dragged onto another, and they change places', async ({ page }) => {
  test.setTimeout(240_000)
  await openBooklet(page)
  await runByPalette(page, 'すべてのめん')
  await page
    .getByRole('dialog', { name: 'すべての面' })
    .getByRole('button', { name: /3–4ページ/ })
    .click()
  await editorReady(page)
  await items(page).filter({ hasText: /写真1/ }).click()
  await givePhotos(page, (await samplePhotos()).small())
  await expect(items(page).filter({ hasText: /写真1/ })).not.toContainText(/未入力|読み込み中/, { timeout: 30_000 })
  const windows = await windowsInside(page)
  const [from, to] = [windows.find(({ isEmpty }) => !isEmpty), windows.find(({ isEmpty }) => isEmpty)]
  if (!from || !to) throw new Error('no two windows in sight')
  await items(page).filter({ hasText: /写真1/ }).click()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect(items(page).filter({ hasText: /写真1/ })).toContainText('未入力')
  await page.keyboard.press('Control+z')
  await expect(items(page).filter({ hasText: /写真1/ })).not.toContainText('未入力')
})

test('PWR-19, PWR-24: while arranging, words follow the hand, are there after a reload, and go back to the template', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openCard(page)
  const layers = page.getByRole('region', { name: '重なりの順番' })
  const top = page.getByLabel('上から（mm）')
  const arrange = async (): Promise<void> => {
    await canvas(page).focus()
    await page.keyboard.press('a')
    await expect(layers).toBeVisible()
  }
  await arrange()
  const [words] = await windowsInside(page, 'TEXT')
  await page.mouse.move(words.x, words.y)
  await page.mouse.down()
  await page.mouse.move(words.x + 8, words.y + 40, { steps: 5 })
  await page.mouse.up()
  const dragged = Number(await top.inputValue())
  const name = await layers.locator('[aria-pressed=true]').innerText()
  await page.keyboard.press('Shift+ArrowDown')
  // Ten print pixels at 300 dpi.
  await expect.poll(async () => Number(await top.inputValue()) - dragged).toBeCloseTo(0.8, 0)
  const moved = await top.inputValue()
  await untilKept(page)
  await page.reload()
  await editorReady(page)
  await arrange()
  await layers.getByRole('button', { name, exact: true }).click()
  await expect(top).toHaveValue(moved)
  await page.getByRole('button', { name: 'テンプレートの配置に戻す' }).click()
  await expect(top).not.toHaveValue(moved)
  await page.keyboard.press('Control+z')
  await expect(top).toHaveValue(moved)
  await page.getByRole('button', { name: '完了' }).click()
  await expect(layers).toBeHidden()
})

test('PWR-16, PWR-29, SES-31: on a phone the tray, the palette and the account are in reach of the thumb', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ja-JP' })
  const page = await context.newPage()
  await openCard(page)
  await page.getByRole('button', { name: 'メニュー', exact: true }).tap()
  await expect(page.getByRole('menuitem', { name: 'ログアウト' })).toBeVisible()
  await page.getByRole('menuitem', { name: '機能をさがす' }).tap()
  await page.getByRole('combobox', { name: '機能をさがす' }).fill('トレイ')
  await page.getByRole('option', { name: /写真トレイ/ }).tap()
  await fillTray(page, 1)
  await page.getByRole('button', { name: /IMG_1.jpg（未使用）を枠に入れる/ }).tap()
  await expect(page.getByRole('button', { name: /IMG_1.jpg（1か所で使用）を枠に入れる/ })).toBeVisible()
  await test.step('PWR-29: a finger orders the layers by their grips', async () => {
    await page.reload()
    await editorReady(page)
    await canvas(page).focus()
    await page.keyboard.press('a')
    const layers = page.getByRole('list', { name: '文字' }).getByRole('listitem')
    await expect(layers).not.toHaveCount(0)
    const [first, second] = await layers.allInnerTexts()
    const [from, to] = await Promise.all([0, 1].map((at) => layers.nth(at).locator('[data-grip]').boundingBox()))
    if (!from || !to) throw new Error('no grips')
    const fingers = await context.newCDPSession(page)
    const y = from.y + from.height / 2
    const dragOver = async (): Promise<void> => {
      for (const x of [from.x + 20, from.x + 40, to.x + 20]) {
        const type = x === from.x + 20 ? 'touchStart' : 'touchMove'
        await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      }
    }
    const lift = () => fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await dragOver()
    await page.keyboard.press('Escape')
    await lift()
    await dragOver()
    await lift()
    // Had the drag before not been given up, they would have changed places twice.
    await expect.poll(async () => (await layers.allInnerTexts()).slice(0, 2)).toEqual([second, first])
  })
  await context.close()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`ACC-2: every tool is clean to axe and fits its width at ${viewport.width} px`, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport, locale: 'ja-JP', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await openBooklet(page)
    const tools: readonly (readonly [string, string, Locator])[] = [
      ['palette', 'Control+k', page.getByRole('dialog', { name: '機能をさがす' })],
      ['shortcuts', 'Shift+Slash', page.getByRole('dialog', { name: 'キー操作の一覧' })],
      ['overview', 'o', page.getByRole('dialog', { name: 'すべての面' })],
      ['history', 'h', page.getByRole('region', { name: '履歴' })],
      ['tray', 'p', page.getByRole('region', { name: '写真トレイ' })],
      ['menu', 'Shift+F10', page.getByRole('menu')],
    ]
    for (const [name, key, tool] of tools) {
      await test.step(name, async () => {
        await canvas(page).focus()
        await page.keyboard.press(key)
        await expect(tool).toBeVisible()
        if (name === 'tray') await fillTray(page, 2)
        await expectAccessible(page, name)
        await page.keyboard.press('Escape')
        await expect(tool).toBeHidden()
      })
    }
    await test.step('arranging', async () => {
      await canvas(page).focus()
      await page.keyboard.press('a')
      await expect(page.getByRole('button', { name: '完了' })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: /左端をそろえる|ロック/ }).first()).toBeVisible()
      await expectAccessible(page, 'arranging')
    })
    await context.close()
  })
}
