import { readFile } from 'node:fs/promises'
import { format4, withCharacterMap } from '@irodori/font-inspector/testing/characterMapOf'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { expect } from '@playwright/test'
import { compress } from 'woff2-encoder'
import { expectAccessible } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'

test('FNT-1 to FNT-8: a designer examines fonts of the shop and a font file of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/fonts')
  const sets = page.getByRole('region', { name: '文字セットごとの収録' })
  const setOf = (name: string) => sets.getByRole('listitem').filter({ hasText: name })

  await test.step('FNT-1: the characters that a font of the shop has and lacks', async () => {
    await page.getByRole('radio', { name: '明朝体 標準' }).focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { name: 'Zen Maru Gothic Regular' })).toBeVisible()
    await expect(setOf('常用漢字')).toContainText('2,132 / 2,136')
    await expect(setOf('常用漢字')).toContainText('剝塡頰𠮟')
  })

  await test.step('FNT-4: sample text as the kernel prints it', async () => {
    await page.getByLabel('見本の文字').fill('剝がれた塡めこみ、𠮷野')
    await expect(page.getByText('印刷できない文字：剝 塡 𠮷')).toBeVisible()
    await expect(page.getByText('「𠮷」は「吉」なら印刷できます。')).toBeVisible()
    const vertical = page.getByRole('img', { name: /^縦書きの見本/ })
    await expect.poll(() => vertical.evaluate((view) => (view as HTMLCanvasElement).width)).toBeGreaterThan(200)
  })

  await test.step('FNT-5, FNT-6: comparison with another font and with the text of the templates', async () => {
    await page.getByLabel('比べるフォント').selectOption({ label: '明朝体 標準' })
    await expect(page.getByText('「丸ゴシック体 標準」だけにある文字：47字')).toBeVisible()
    await expect(page.getByRole('region', { name: 'テンプレートの文字' })).toContainText('すべて印刷できます')
  })

  await test.step('FNT-7: the report is saved as a file', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
    expect(file.suggestedFilename()).toBe('Zen-Maru-Gothic-Regular.csv')
    expect(await readFile(await file.path(), 'utf8')).toContain('set,joyo,2136,2132,剝塡頰𠮟')
  })
  await expectAccessible(page, 'font inspector')

  await test.step('FNT-2: an uploaded web font', async () => {
    const packed = await compress(await readFile(fontFilePath('Quicksand.ttf', 'Normal')))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.woff2', mimeType: 'font/woff2', buffer: Buffer.from(packed) })
    await expect(page.getByRole('heading', { name: 'Quicksand Regular' })).toBeVisible()
    await expect(setOf('半角英数字')).toContainText('95 / 95')
    await expect(page.getByRole('region', { name: 'テンプレートの文字' })).toContainText('印刷できない文字があります')
  })

  await test.step('FNT-8: both readers of a sound font agree', async () => {
    await expect(page.getByText('fontkitとopentype.jsの2つで読み取り、収録文字が一致しました。')).toBeVisible()
  })

  const quicksand = await readFile(fontFilePath('Quicksand.ttf', 'Normal'))
  const inputFont = (name: string, bytes: Uint8Array) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'font/ttf', buffer: Buffer.from(bytes) })
  const ranges = [
    { first: 0x41, last: 0x5a, glyph: 1 },
    { first: 0x61, last: 0x6a, glyph: 30 },
  ]

  await test.step('FNT-8: a damaged character map, in which opentype.js loses the last characters', async () => {
    const bytes = format4(ranges, { end: false })
    await inputFont('damaged.ttf', withCharacterMap(quicksand, [{ platform: 3, encoding: 1, bytes }]))
    const readers = page.getByRole('region', { name: '読み取りの食い違い' })
    await expect(readers).toContainText('fontkitとopentype.jsで、収録文字が10字食い違います。')
    await expect(readers).toContainText('元のファイルをもう一度ご用意ください')
    await expect(readers).toContainText('abcdefghij')
    const glyph = readers.getByRole('img', { name: '「a」の字形' })
    await expect.poll(() => glyph.evaluate((view) => (view as HTMLCanvasElement).width)).toBe(64)
    await expectAccessible(page, 'font inspector with differing readers')
  })

  await test.step('FNT-8: a font of symbols that only opentype.js reads', async () => {
    await inputFont('symbols.ttf', withCharacterMap(quicksand, [{ platform: 3, encoding: 0, bytes: format4(ranges) }]))
    await expect(page.getByRole('alert')).toContainText('opentype.jsでは36字を読み取れました')
    await expect(page.getByRole('alert')).toContainText('Could not find a supported cmap table')
  })

  await test.step('FNT-3: a file that is not a font is refused', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.ttf', mimeType: 'font/ttf', buffer: Buffer.from('no font, only text') })
    await expect(page.getByRole('alert')).toContainText('「notes.ttf」はフォントファイルではありません')
    await expectAccessible(page, 'font inspector on a phone')
    await page.getByRole('radio', { name: 'mine.woff2' }).check()
    await expect(page.getByRole('heading', { name: 'Quicksand Regular' })).toBeVisible()
  })
})
