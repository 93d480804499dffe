import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { test } from './pages/sharedShop.ts'
import { choosePhotos, closeInspector, editorReady, openItem, passVerification, save } from './pages/studioPages.ts'

const openCard = (page: Page) => page.goto('/design/new/card-hanaikada-front/false/greeting-card')

const LIMIT = 10 * 1024 * 1024

/** A JPEG with padding after its end marker, which decoders ignore. */
const padded = (photo: PhotoFile, size: number): PhotoFile => {
  const bytes = new Uint8Array(size)
  bytes.set(photo.bytes)
  return { ...photo, bytes }
}

/** A blank image of 30,000 × 30,000 pixels: a few megabytes that decode to gigabytes. */
function bomb(): PhotoFile {
  const chunk = (kind: string, body: Uint8Array): Buffer => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(body.length)
    const typed = Buffer.concat([Buffer.from(kind), body])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([head, typed, sum])
  }
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0])
  const body = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const bytes = Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
  return { fileName: 'bomb.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
}

test('EDT-6 EDT-7: unusable files are refused one by one with a message, and the design stays as it was', async ({
  page,
  order,
}) => {
  const files = await samplePhotos()
  const small = files.small()
  await openCard(page)
  await passVerification(page, order)
  await openItem(page, /写真1/)
  await choosePhotos(page, small)
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })

  const refusals: readonly (readonly [string, PhotoFile, RegExp])[] = [
    [
      'a wrong type with an accepted file name',
      { ...small, bytes: new TextEncoder().encode('<svg onload="alert(1)"/>') },
      /PNG・JPEG・GIF/,
    ],
    ['exactly at the limit', padded(small, LIMIT), /ファイルが大きすぎます。10MB未満/],
    ['over the limit', padded(small, LIMIT + 1), /ファイルが大きすぎます。10MB未満/],
    [
      'a truncated file',
      { ...small, bytes: small.bytes.slice(0, small.bytes.length >> 1) },
      /ファイルが途中で切れています/,
    ],
    ['unpacking to gigabytes', bomb(), /画素数が多すぎます/],
  ]
  for (const [what, file, message] of refusals) {
    await test.step(what, async () => {
      await choosePhotos(page, file)
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(message)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/印刷の細かさ/), 'the photo that was there stays').toBeVisible()
    })
  }
  await test.step('a file one byte below the limit is accepted', async () => {
    await choosePhotos(page, padded(small, LIMIT - 1))
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByText(/印刷の細かさ/)).toBeVisible()
  })
})

test('EDT-34: a customer chooses a photo of which data are missing, is told, saves it as it looks, and finds the warning again', async ({
  page,
  order,
}) => {
  const { small } = await samplePhotos()
  const whole = small().bytes
  const half = whole.subarray(0, whole.length >> 1)
  const bytes = new Uint8Array([...half, ...whole.subarray(-2)])
  await openCard(page)
  await passVerification(page, order)
  await openItem(page, /写真1/)
  await choosePhotos(page, { ...small(), bytes })
  await expect(page.getByText('写真の一部が壊れています。ご確認ください')).toBeVisible()
  await expect(page.getByText('写真のファイルの一部が壊れています').first()).toBeVisible()
  await expect(page.getByText('きれいに印刷できます'), 'the inspector does not call it fine').toBeHidden()
  await closeInspector(page)
  const items = page.getByRole('region', { name: 'この面の写真と文字' })
  const warned = items.getByRole('button', { name: /写真1.*写真のファイルの一部が壊れています/ })
  await expect(warned).toBeVisible()
  await save(page)
  await page.reload()
  await editorReady(page)
  await expect(warned).toBeVisible()
})

test('text that the font lacks or the box cannot hold is reported at once and prevents saving', async ({
  page,
  order,
}) => {
  await openCard(page)
  await passVerification(page, order)
  await openItem(page, /いつも笑顔/)
  const textField = page.getByRole('textbox', { name: '文字' })
  await textField.fill('𠮷野さんへ')
  await expect(textField).toHaveAccessibleDescription(/この商品では印刷をお受けしていない文字：𠮷/)
  await page.getByRole('banner').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('印刷できない文字があります')
  await page.getByRole('alertdialog').getByRole('button', { name: '直すところを開く' }).click()

  await textField.fill('ありがとう💖')
  await expect(textField).toHaveAccessibleDescription(/絵文字は印刷できません：💖/)
  await page.getByRole('button', { name: /^「💖」を「[♥♡]」にする$/ }).click()
  await expect(textField).toHaveValue(/^ありがとう[♥♡]$/)
  await textField.fill('またね👋')
  await page.getByRole('button', { name: '「👋」を取りのぞく' }).click()
  await expect(textField).toHaveValue('またね')

  await textField.fill('とても長いことばです。'.repeat(40))
  await expect(page.getByText('文字が枠に入りきりません。文字を減らすか、小さくしてください')).toBeVisible()
  await textField.fill('葛\u{e0100}城と辻さんへ')
  await expect(page.getByText(/印刷できない文字：/), 'the font has this form of 葛').toBeHidden()
  await page.getByText('字の形を選ぶ（葛・城・辻）').click()
  const forms = page.getByRole('radiogroup', { name: '「辻」の字の形' })
  await forms.getByRole('radio', { name: '別の形1' }).click()
  await expect(textField).toHaveValue('葛\u{e0100}城と辻\u{e0100}さんへ')
  await closeInspector(page)
  await save(page)
})
