import { decodePhoto } from '@irodori/imaging/decodePhoto'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import type { Pixels } from '@irodori/imaging/pixels'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { test } from './pages/sharedShop.ts'
import { choosePhotos, editorReady, openItem, passVerification } from './pages/studioPages.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeAll(async () => {
  await samplePhotos()
})

test.beforeEach(async ({ page, order }) => {
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
})

const undo = (page: Page) => page.getByRole('button', { name: '元に戻す' })
const redo = (page: Page) => page.getByRole('button', { name: 'やり直す' })

/** The canvas as pixels, when it shows the exact render and two pictures in a row are equal. */
async function pictureOf(page: Page): Promise<Pixels> {
  await page.mouse.move(2, 2)
  // The focus ring must not be in the screenshot.
  await page.getByRole('application').blur()
  await editorReady(page)
  const take = () => page.getByRole('application').screenshot({ animations: 'disabled' })
  let last = await take()
  await expect
    .poll(async () => {
      const before = last
      last = await take()
      return last.equals(before)
    })
    .toBe(true)
  return acceptedPhoto(decodePhoto(last))
}

/** Number of pixels that differ visibly. The prompt in an empty frame varies slightly from drawing to drawing. */
function difference(a: Pixels, b: Pixels): number {
  const differs = (at: number): boolean => Math.abs((a.data[at] ?? Number.NaN) - (b.data[at] ?? Number.NaN)) > 16
  let count = 0
  for (let at = 0; at < a.data.length; at += 4) if (differs(at) || differs(at + 1) || differs(at + 2)) count++
  return count
}

const TOLERANCE = 60

type OneStep = (what: string, action: () => Promise<unknown>) => Promise<void>

/** @returns performs an action and expects a visible change that one undo reverses and one redo restores */
function oneStepAfterAnother(page: Page): OneStep {
  let shown: Pixels | null = null
  return (what, action) =>
    test.step(what, async () => {
      const before = shown ?? (await pictureOf(page))
      await action()
      const after = await pictureOf(page)
      expect(difference(before, after), 'the change is visible').toBeGreaterThan(TOLERANCE)
      await undo(page).click()
      expect(difference(before, await pictureOf(page)), 'one undo reverses it').toBeLessThan(TOLERANCE)
      await redo(page).click()
      shown = await pictureOf(page)
      expect(difference(after, shown), 'one redo restores it').toBeLessThan(TOLERANCE)
    })
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not on the screen`)
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
  await choosePhotos(page, photo)
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  // The line about the upload shifts the layout until it disappears.
  await expect(page.getByText('写真を送っています')).toBeHidden()
}

test('a photo is cropped by dragging and by handles, turned, brightened, reset and removed, each as one undo step', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const files = await samplePhotos()
  await openPhoto(page, files.small())
  const canvas = page.getByRole('application')
  const zoom = page.getByRole('slider', { name: '写真の大きさ' })
  const middle = await middleOf(canvas)
  const onPhoto = { x: middle.x, y: middle.y - 80 }
  const expectOneStep = oneStepAfterAnother(page)

  await expectOneStep('drag the photo in its frame', () => drag(page, onPhoto, { x: onPhoto.x + 60, y: onPhoto.y }))
  await expectOneStep('crop mode: a corner handle enlarges', async () => {
    await page.getByRole('button', { name: '位置を動かす' }).click()
    await editorReady(page)
    // At this size the frame of the card is 296 CSS px wide, and its top left corner is at 420, 215.
    await drag(page, { x: 420, y: 215 }, { x: 380, y: 175 })
    await expect(zoom).not.toHaveAttribute('aria-valuetext', '100%')
    await page.getByRole('button', { name: '位置を決める' }).click()
  })
  await expectOneStep('the rotation handle rotates freely', async () => {
    await drag(page, { x: 568, y: 185 }, { x: 640, y: 200 })
    await expect(page.getByRole('spinbutton', { name: '回転（度）' })).not.toHaveValue('0')
  })
  await expectOneStep('rotate by 30 degrees', () => page.getByRole('button', { name: '左へ30°' }).click())
  await expectOneStep('brightness in steps of 5', async () => {
    await page.getByRole('slider', { name: '明るさ' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('slider', { name: '明るさ' })).toHaveAttribute('aria-valuetext', '95%')
  })
  await expectOneStep('arrow keys nudge the crop', async () => {
    await canvas.focus()
    await page.getByRole('button', { name: '位置を動かす' }).click()
    await canvas.focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Escape')
  })
  await expectOneStep('sepia', () => page.getByRole('radio', { name: 'セピア' }).click())
  await expectOneStep('reset', () => page.getByRole('button', { name: '最初の状態に戻す' }).click())
  await expectOneStep('remove', () => page.getByRole('button', { name: '写真を外す' }).click())
})

test('EDT-33: font, size, weight, colour, border, alignment and curve of a text change, each as one undo step', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openItem(page, /With love/)
  const expectOneStep = oneStepAfterAnother(page)
  await expectOneStep('font', () => page.getByLabel('書体').selectOption('Quicksand.ttf'))
  await expectOneStep('size', () => page.getByLabel('大きさ').selectOption('14'))
  await expectOneStep('weight', () => page.getByRole('radio', { name: '太字' }).check({ force: true }))
  await expectOneStep('alignment', () => page.getByRole('radio', { name: '左', exact: true }).check({ force: true }))
  await expectOneStep('angle', () => page.getByLabel('角度（度）').fill('12'))
  await expectOneStep('radius', () => page.getByLabel('半径').fill('70'))
  await expectOneStep('spacing', () => page.getByLabel('字間').fill('30'))
  const colours = (name: string) => page.getByRole('radiogroup', { name, exact: true })
  await expectOneStep('colour', () => colours('色').getByRole('radio', { name: '#A93A2B' }).check({ force: true }))
  await expectOneStep('border', () => colours('ふちの色').getByRole('radio').nth(3).check({ force: true }))
  await expectOneStep('reverse', () => page.getByLabel('下向きのカーブにする').check())
})

test('the page follows a composition of the input method; the Enter that ends it does not end editing', async ({
  page,
}) => {
  await openItem(page, /いつも笑顔/)
  const textField = page.getByRole('textbox', { name: '文字' })
  await textField.fill('')
  await textField.focus()
  const session = await page.context().newCDPSession(page)
  const empty = await pictureOf(page)
  await session.send('Input.imeSetComposition', { text: 'はるかぜ', selectionStart: 4, selectionEnd: 4 })
  expect(difference(empty, await pictureOf(page)), 'what is being composed shows').toBeGreaterThan(TOLERANCE)
  await session.send('Input.insertText', { text: '春風' })
  await expect(textField).toHaveValue('春風')
  await expect(textField).toBeFocused()
  await expect(
    page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button', { name: /春風/ }),
  ).toBeVisible()
})

test('a photo fills a frame when it is dropped, pasted or dragged from the tray', async ({ page }) => {
  const photo = (await samplePhotos()).small()
  const middle = await middleOf(page.getByRole('application'))
  const input = { base64: Buffer.from(photo.bytes).toString('base64'), x: middle.x, y: middle.y - 80 }
  const frame = page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button', { name: /写真1/ })
  const isFilledThenEmptied = async () => {
    await expect(frame).toContainText('入力済み', { timeout: 30_000 })
    await undo(page).click()
    await expect(frame).toContainText('未入力')
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
    }, input)
    await isFilledThenEmptied()
  })
  await test.step('pasted', async () => {
    await page.evaluate(async ({ base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, input)
    await isFilledThenEmptied()
  })
  await test.step('dragged from the tray', async () => {
    await page.getByRole('banner').getByRole('button', { name: '写真トレイ' }).click()
    const tile = page.getByRole('region', { name: '写真トレイ' }).getByRole('button', { name: /枠に入れる/ })
    await expect(tile).toHaveCount(1)
    // The open tray has moved the canvas.
    const { x, y } = await middleOf(page.getByRole('application'))
    const from = await middleOf(tile)
    await drag(page, from, { x, y: y - 80 })
    await isFilledThenEmptied()
  })
})

test('PWR-14: keys and wheel zoom the page, dragging pans it, and a key fits it again', async ({ page }) => {
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
  expect(difference(near, await pictureOf(page)), 'the wheel pans').toBeGreaterThan(TOLERANCE)
  await page.getByRole('button', { name: '全体を表示' }).click()
  await expect(percent.first()).toHaveText(fitted ?? '')
})
