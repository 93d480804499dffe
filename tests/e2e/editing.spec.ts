import type { Pixels } from '@irodori/imaging'
import { decodePhoto } from '@irodori/imaging/magick'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { CARD_ORDER, editorReady, givePhotos, openItem, passVerification } from './pages/studioPages.ts'

let shop: ShopServer
test.use({ viewport: { width: 1280, height: 800 } })

test.beforeAll(async () => {
  await samplePhotos()
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

test.beforeEach(async ({ page }) => {
  await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
  await passVerification(page, CARD_ORDER)
})

const undo = (page: Page) => page.getByRole('button', { name: '元に戻す' })
const redo = (page: Page) => page.getByRole('button', { name: 'やり直す' })

/** What the canvas shows once it shows the exact pixels. */
async function pictureOf(page: Page): Promise<Pixels> {
  await page.mouse.move(2, 2)
  // The ring of the focus is no part of the picture.
  await page.getByRole('application').blur()
  await editorReady(page)
  await page.waitForTimeout(500)
  return decodePhoto(await page.getByRole('application').screenshot({ animations: 'disabled' }))
}

/** Pixels that differ visibly; the invitation in an empty window may be drawn a hair differently each time. */
function difference(a: Pixels, b: Pixels): number {
  let count = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const channels = [0, 1, 2].map((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]))
    if (Math.max(...channels) > 16) count++
  }
  return count
}

const HAIR = 60

/** Does something to the picture, and sees that it shows, is taken back by one undo and comes again by one redo. */
async function isOneStep(page: Page, what: string, action: () => Promise<unknown>): Promise<void> {
  await test.step(what, async () => {
    const before = await pictureOf(page)
    await action()
    const after = await pictureOf(page)
    expect(difference(before, after), 'it shows').toBeGreaterThan(HAIR)
    await undo(page).click()
    expect(difference(before, await pictureOf(page)), 'one undo takes it back').toBeLessThan(HAIR)
    await redo(page).click()
    expect(difference(after, await pictureOf(page)), 'one redo brings it again').toBeLessThan(HAIR)
  })
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

async function openPhoto(page: Page, photo: PhotoFile): Promise<void> {
  await openItem(page, /写真1/)
  await givePhotos(page, photo)
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  // The line that tells of the upload goes, and with it the shift that it causes.
  await expect(page.getByText('写真を送っています')).toBeHidden()
}

test('a photo is cropped by dragging and by handles, turned, brightened, reset and taken out: each one step of undo', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const files = await samplePhotos()
  await openPhoto(page, files.small())
  const canvas = page.getByRole('application')
  const zoom = page.getByRole('slider', { name: '写真の大きさ' })
  const middle = await middleOf(canvas)
  const onPhoto = { x: middle.x, y: middle.y - 80 }

  await isOneStep(page, 'drag the photo under its window', () =>
    drag(page, onPhoto, { x: onPhoto.x + 60, y: onPhoto.y }),
  )
  await isOneStep(page, 'crop mode: a corner handle magnifies', async () => {
    await page.getByRole('button', { name: '位置を動かす' }).click()
    await editorReady(page)
    // The window of this card is 310 CSS px wide and stands with its top left corner at 413, 190 at this size.
    await drag(page, { x: 413, y: 190 }, { x: 373, y: 150 })
    await expect(zoom).not.toHaveAttribute('aria-valuetext', '100%')
    await page.getByRole('button', { name: '位置を決める' }).click()
  })
  await isOneStep(page, 'the turn handle turns freely', async () => {
    await drag(page, { x: 568, y: 160 }, { x: 640, y: 175 })
    await expect(page.getByRole('spinbutton', { name: '回転（度）' })).not.toHaveValue('0')
  })
  await isOneStep(page, 'by 30 degrees', () => page.getByRole('button', { name: '左へ30°' }).click())
  await isOneStep(page, 'brightness in steps of 5', async () => {
    await page.getByRole('slider', { name: '明るさ' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('slider', { name: '明るさ' })).toHaveAttribute('aria-valuetext', '95%')
  })
  await isOneStep(page, 'arrow keys nudge the crop', async () => {
    await canvas.focus()
    await page.getByRole('button', { name: '位置を動かす' }).click()
    await canvas.focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Escape')
  })
  await isOneStep(page, 'reset', () => page.getByRole('button', { name: '最初の状態に戻す' }).click())
  await isOneStep(page, 'take out', () => page.getByRole('button', { name: '写真を外す' }).click())
})

test('EDT-33: words are set by font, size, weight, colour, border, alignment and curve: each one step of undo', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openItem(page, /With love/)
  await isOneStep(page, 'font', () => page.getByLabel('書体').selectOption('Quicksand.ttf'))
  await isOneStep(page, 'size', () => page.getByLabel('大きさ').selectOption('14'))
  await isOneStep(page, 'weight', () => page.getByRole('radio', { name: '太字' }).check({ force: true }))
  await isOneStep(page, 'alignment', () => page.getByRole('radio', { name: '左', exact: true }).check({ force: true }))
  await isOneStep(page, 'angle', () => page.getByLabel('角度（度）').fill('12'))
  await isOneStep(page, 'radius', () => page.getByLabel('半径').fill('70'))
  await isOneStep(page, 'spacing', () => page.getByLabel('字間').fill('30'))
  const colours = (name: string) => page.getByRole('radiogroup', { name, exact: true })
  await isOneStep(page, 'colour', () => colours('色').getByRole('radio', { name: '#A93A2B' }).check({ force: true }))
  await isOneStep(page, 'border', () => colours('ふちの色').getByRole('radio').nth(3).check({ force: true }))
  await isOneStep(page, 'reverse', () => page.getByLabel('下向きのカーブにする').check())
})

test('an input method composes live; the Enter that ends a composition is not the end of editing', async ({ page }) => {
  await openItem(page, /いつも笑顔/)
  const words = page.getByRole('textbox', { name: '文字' })
  await words.fill('')
  await words.focus()
  const session = await page.context().newCDPSession(page)
  const empty = await pictureOf(page)
  await session.send('Input.imeSetComposition', { text: 'はるかぜ', selectionStart: 4, selectionEnd: 4 })
  expect(difference(empty, await pictureOf(page)), 'what is being composed shows').toBeGreaterThan(HAIR)
  await session.send('Input.insertText', { text: '春風' })
  await expect(words).toHaveValue('春風')
  await expect(words).toBeFocused()
  await expect(
    page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button', { name: /春風/ }),
  ).toBeVisible()
})

test('a photo file fills a window when it is dropped, when it is pasted, and when it is dragged from the tray', async ({
  page,
}) => {
  const photo = (await samplePhotos()).small()
  const middle = await middleOf(page.getByRole('application'))
  const hand = { base64: Buffer.from(photo.bytes).toString('base64'), x: middle.x, y: middle.y - 80 }
  const window = page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button', { name: /写真1/ })
  const isFilledThenEmptied = async () => {
    await expect(window).toContainText('入力済み', { timeout: 30_000 })
    await undo(page).click()
    await expect(window).toContainText('未入力')
  }
  await test.step('dropped', async () => {
    await page.evaluate(async ({ base64, x, y }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }))
      const target = document.elementFromPoint(x, y) as Element
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(
          new DragEvent(kind, { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true }),
        )
      }
    }, hand)
    await isFilledThenEmptied()
  })
  await test.step('pasted', async () => {
    await page.evaluate(async ({ base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, hand)
    await isFilledThenEmptied()
  })
  await test.step('dragged from the tray', async () => {
    await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
    const tile = page.getByRole('region', { name: '写真トレイ' }).getByRole('button', { name: /枠に入れる/ })
    await expect(tile).toHaveCount(1)
    // The tray takes room: where the middle is now.
    const { x, y } = await middleOf(page.getByRole('application'))
    const from = await middleOf(tile)
    await drag(page, from, { x, y: y - 80 })
    await isFilledThenEmptied()
  })
})

test('PWR-14: the page is zoomed by keys and wheel, panned, and fitted again', async ({ page }) => {
  const percent = page.getByText(/表示倍率/).or(page.getByText(/^\d+%$/))
  const fitted = await percent.first().textContent()
  const canvas = page.getByRole('application')
  const { x, y } = await middleOf(canvas)
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect(percent.first()).not.toHaveText(fitted ?? '')
  const near = await pictureOf(page)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 150)
  expect(difference(near, await pictureOf(page)), 'the wheel pans').toBeGreaterThan(HAIR)
  await page.getByRole('button', { name: '全体を表示' }).click()
  await expect(percent.first()).toHaveText(fitted ?? '')
})
