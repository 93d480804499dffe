import { present } from '@irodori/design/testing/present'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { itemsOnCanvas, waitForJournal } from './pages/editorState.ts'
import { canvas, fillTray, items, openBooklet, openCard } from './pages/editorTools.ts'
import { COMPUTER, expectAccessibleOnBoth } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'
import { editorReady } from './pages/studioPages.ts'

test.use({ viewport: COMPUTER })
test.beforeAll(async () => {
  await samplePhotos()
})

const historyOf = (page: Page): Locator => page.getByRole('region', { name: '履歴' })
const textField = (page: Page): Locator => page.getByRole('textbox', { name: '文字' })

/** Finds a command in the palette by a few kana and runs it. */
async function runByPalette(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '機能をさがす' }).pressSequentially(query)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '機能をさがす' })).toBeHidden()
}

test('a card is written, styled, copied and undone by keyboard, and the history names each step', async ({
  page,
  order,
}) => {
  test.setTimeout(240_000)
  await openCard(page, order)
  await canvas(page).focus()
  await test.step('Tab moves through the items, Enter opens the text', async () => {
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(textField(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('おめでとう')
    await expect(items(page).filter({ hasText: 'おめでとう' })).toBeVisible()
  })
  await test.step('a text is copied and pasted into the next one', async () => {
    await canvas(page).focus()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Control+v')
    await expect(items(page).filter({ hasText: 'おめでとう' })).toHaveCount(2)
  })
  await test.step('bold for all selected texts is one step', async () => {
    await page.keyboard.press('Control+a')
    await expect(page.getByRole('heading', { name: '文字を3個選んでいます' })).toBeVisible()
    await page.keyboard.press('Control+b')
  })
  await test.step('the history names the steps and returns to any of them', async () => {
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

test('the palette finds a command by kana in any spelling, the list of shortcuts names its keys, and the context menu opens at the pointer or with Shift+F10', async ({
  page,
  order,
}) => {
  await openCard(page, order)
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
  await canvas(page).focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(canvas(page)).toBeFocused()
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('the canvas is not on the screen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 80, { button: 'right' })
  await expect(menu.getByRole('menuitem', { name: '編集する' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + 12, box.y + 12, { button: 'right' })
  await expect(menu.getByRole('menuitem', { name: 'すべての面を見る' })).toBeVisible()
})

test('PWR-11, PWR-15: the tray fills all empty frames of a booklet in one step; two photos are swapped, by keyboard and by dragging', async ({
  page,
  order,
}) => {
  test.setTimeout(240_000)
  await openBooklet(page, order)
  await canvas(page).focus()
  await page.keyboard.press('p')
  await fillTray(page, 5)
  await page.getByRole('button', { name: '空いている枠に自動で入れる' }).click()
  await expect(page.getByText('未使用 0')).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('one undo empties the frames, one redo fills them again', async () => {
    await canvas(page).focus()
    await page.keyboard.press('Control+z')
    await expect(items(page).filter({ hasText: /写真1.*未入力/ })).toBeVisible()
    await page.keyboard.press('Control+Shift+z')
    await expect(items(page).filter({ hasText: /写真1/ })).not.toContainText('未入力')
  })
  await test.step('the overview shows all pages with their findings', async () => {
    await runByPalette(page, 'すべてのめん')
    const overview = page.getByRole('dialog', { name: 'すべての面' })
    await expect(overview.getByRole('button', { name: /あと\d+か所/ }).first()).toBeVisible()
    await overview.getByRole('button', { name: /^3–4ページ(?!を|の)/ }).click()
    await expect(page.getByRole('application', { name: /3–4ページ/ })).toBeVisible()
    await editorReady(page)
  })
  const windows = items(page).filter({ hasText: /写真\d/ })
  const filledAt = async () => (await windows.allTextContents()).findIndex((text) => !text.includes('未入力'))
  await test.step('the keyboard swaps a photo with its neighbour in one step', async () => {
    await expect(windows.filter({ hasText: '未入力' })).toHaveCount(3)
    const at = await filledAt()
    const step = at === 3 ? -1 : 1
    await windows.nth(at).click()
    await canvas(page).focus()
    await page.keyboard.press(step > 0 ? 'Alt+Shift+ArrowDown' : 'Alt+Shift+ArrowUp')
    await expect.poll(filledAt).toBe(at + step)
    await page.keyboard.press('Control+z')
    await expect.poll(filledAt).toBe(at)
  })
  await test.step('dragging the photo of one frame onto another swaps them', async () => {
    const at = await filledAt()
    const onCanvas = await itemsOnCanvas(page)
    const [from, to] = [onCanvas.find(({ isEmpty }) => !isEmpty), onCanvas.find(({ isEmpty }) => isEmpty)]
    if (!from || !to) throw new Error('fewer than two photo frames are visible')
    await windows.nth(at).click()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(filledAt).not.toBe(at)
    await page.keyboard.press('Control+z')
    await expect.poll(filledAt).toBe(at)
  })
})

test('PWR-19, PWR-24: an arranged text follows the pointer, survives a reload, and returns to its place in the template', async ({
  page,
  order,
}) => {
  test.setTimeout(120_000)
  await openCard(page, order)
  const layers = page.getByRole('region', { name: '重なりの順番' })
  const top = page.getByLabel('上から（mm）')
  const arrange = async (): Promise<void> => {
    await canvas(page).focus()
    await page.keyboard.press('a')
    await expect(layers).toBeVisible()
  }
  await arrange()
  const text = present((await itemsOnCanvas(page, 'TEXT'))[0])
  await page.mouse.move(text.x, text.y)
  await page.mouse.down()
  await page.mouse.move(text.x + 8, text.y + 40, { steps: 5 })
  await page.mouse.up()
  const dragged = Number(await top.inputValue())
  const name = await layers.locator('[aria-pressed=true]').innerText()
  await page.keyboard.press('Shift+ArrowDown')
  // Shift+ArrowDown moves by ten print pixels, 0.85 mm at 300 dpi.
  await expect.poll(async () => Number(await top.inputValue()) - dragged).toBeCloseTo(0.8, 0)
  const moved = await top.inputValue()
  await waitForJournal(page)
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

async function isInside(one: Locator, other: Locator): Promise<boolean> {
  const [inner, outer] = [await one.boundingBox(), await other.boundingBox()]
  if (!inner || !outer) return false
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

test('ACC-2: no tool has a violation of axe or scrolls sideways, on a computer and on a phone', async ({
  page,
  order,
}) => {
  test.setTimeout(180_000)
  await openBooklet(page, order)
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
      if (name === 'history')
        expect(await isInside(tool, page.getByRole('main')), 'the panel is over the canvas').toBe(true)
      await expectAccessibleOnBoth(page, name)
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
    await expectAccessibleOnBoth(page, 'arranging')
  })
})
