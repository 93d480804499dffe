import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { PHONE } from '../pages/expectAccessible.ts'
import { storePhotos } from '../pages/photoFolder.ts'
import { test } from '../pages/sharedShop.ts'
import { editorReady, savedState } from '../pages/studioPages.ts'

/** What a person does on the way: taps on the screen, and fields that are filled in (the taps into them not counted). */
function personWith(page: Page) {
  const [taps, fields]: [string[], string[]] = [[], []]
  return {
    taps,
    fields,
    tap: async (name: string, what: Locator): Promise<void> => {
      await what.tap()
      taps.push(name)
    },
    fill: async (name: string, what: Locator, value: string): Promise<void> => {
      await what.tap()
      await page.keyboard.type(value)
      fields.push(name)
    },
  }
}

test('a first-timer on a phone has a photo in place after five taps without a field, and a saved card after five more with two fields', async ({
  browser,
  order,
}, testInfo) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'ja-JP' })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const { taps, fields, tap, fill } = personWith(page)
  const note = (): void => {
    const way = `${taps.length} taps (${taps.join(', ')}), ${fields.length} fields (${fields.join(', ')})`
    testInfo.annotations.push({ type: 'way', description: way })
  }
  await page.goto('/home')
  const dialog = page.getByRole('dialog')

  await test.step('to a photo in place', async () => {
    await tap('product', page.getByRole('link', { name: /グリーティングカード/ }).first())
    await tap('template', page.getByRole('listitem').getByRole('button', { name: /花筏（/ }))
    await tap('make this', page.getByRole('link', { name: 'このデザインで作る' }))
    await editorReady(page)
    const chooser = page.waitForEvent('filechooser')
    const ring = await page.locator('[data-round]').boundingBox()
    if (!ring) throw new Error('the editor does not show what to fill in next')
    await page.touchscreen.tap(ring.x + ring.width / 2, ring.y + ring.height / 2)
    taps.push('empty frame')
    const photo = (await samplePhotos()).small()
    await (await chooser).setFiles(storePhotos(photo))
    taps.push('photo in the picker of the phone')
    await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
    note()
    expect.soft(taps.length).toBeLessThanOrEqual(5)
    expect.soft(fields).toEqual([])
  })

  await test.step('to a saved card', async () => {
    const saved = savedState(page).filter({ hasText: /保存しました|保存済み/ })
    const go = page.getByRole('button', { name: /^このまま保存/ })
    const enter = dialog.getByRole('button', { name: '注文番号を入れる' })
    await tap('save', page.getByRole('banner').getByRole('button', { name: '保存', exact: true }))
    while (!(await saved.isVisible())) {
      await expect(go.or(enter).or(saved).first()).toBeVisible({ timeout: 60_000 })
      if (await enter.isVisible()) {
        await tap('enter the order', enter)
        await fill('order number', dialog.getByRole('textbox', { name: '注文番号' }), order.orderNumber)
        await fill('phone number', dialog.getByLabel('電話番号'), order.phoneNumber)
        await tap('log in', dialog.getByRole('button', { name: 'ログインする' }))
        await expect(enter).toBeHidden()
        await expect(dialog.getByRole('button', { name: 'ログインする' })).toBeHidden()
      } else if (await go.first().isVisible()) await tap('save as it is', go.first())
    }
    note()
    expect.soft(taps.length).toBeLessThanOrEqual(10)
    expect.soft(fields).toHaveLength(2)
  })
  await context.close()
})
