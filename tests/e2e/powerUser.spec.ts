import { present } from '@irodori/design/testing/present'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { itemsOnCanvas, waitForJournal } from './pages/editorState.ts'
import { COMPUTER, expectAccessibleOnBoth, PHONE } from './pages/expectAccessible.ts'
import { type KnownOrder, test } from './pages/sharedShop.ts'
import { editorReady, passVerification } from './pages/studioPages.ts'

test.use({ viewport: COMPUTER })
test.beforeAll(async () => {
  await samplePhotos()
})

const items = (page: Page): Locator => page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button')
const canvas = (page: Page): Locator => page.getByRole('application')
const historyOf = (page: Page): Locator => page.getByRole('region', { name: '履歴' })
const textField = (page: Page): Locator => page.getByRole('textbox', { name: '文字' })

/** Finds a command in the palette by a few kana and runs it. */
async function runByPalette(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '機能をさがす' }).pressSequentially(query)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '機能をさがす' })).toBeHidden()
}

async function openCard(page: Page, order: KnownOrder): Promise<void> {
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
}

async function openBooklet(page: Page, order: KnownOrder): Promise<void> {
  await page.goto('/design/new/booklet-mori/true/photo-booklet')
  await passVerification(page, order)
}

/** Adds photos to the tray, each with different bytes. */
async function fillTray(page: Page, count: number): Promise<void> {
  const { bytes, contentType } = (await samplePhotos()).small()
  const tray = page.getByRole('region', { name: '写真トレイ' })
  await tray.locator('input[type=file]').setInputFiles(
    Array.from({ length: count }, (_, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: contentType,
      // A different comment after the start marker makes each JPEG a different file.
      buffer: Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 3, index]), bytes.subarray(2)]),
    })),
  )
  await expect(tray.getByText(`すべて ${count}`)).toBeVisible({ timeout: 60_000 })
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
