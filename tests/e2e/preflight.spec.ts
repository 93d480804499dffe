import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { COMPUTER, expectAccessibleOnBoth, PHONE } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'
import { editorReady, choosePhotos, confirmSave, openItem, passVerification } from './pages/studioPages.ts'

/** If set, the folder in which screenshots are saved. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.IRODORI_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

/** The same on a computer and on a phone. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.IRODORI_PICTURES) return
  for (const viewport of [PHONE, COMPUTER]) {
    await page.setViewportSize(viewport)
    await picture(page, `${name}-${viewport.width}`)
  }
}

const closeEditing = (page: Page) => page.getByRole('button', { name: '編集を閉じる' }).click()
const items = (page: Page) => page.getByRole('region', { name: 'この面の写真と文字' })

test('PRN-1, PRN-3: each finding is marked, listed, shown at its place and repaired with one tap', async ({
  page,
  order,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(COMPUTER)
  const files = await samplePhotos()
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)

  await test.step('a photo enlarged too far has a low resolution, which its inspector states', async () => {
    await openItem(page, /写真1/)
    await choosePhotos(page, files.small())
    await expect(page.getByText(/印刷の細かさ：/)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('slider', { name: '写真の大きさ' }).focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('PageUp')
    await page.keyboard.press('End')
    await expect(page.getByText(/粗く見えるおそれがあります/)).toBeVisible()
    await pictures(page, 'inspector')
    await closeEditing(page)
    await expect(items(page).getByRole('button', { name: /写真1.*写真の細かさが足りません/ })).toBeVisible()
  })

  await test.step('a text contains a character that its font lacks', async () => {
    await openItem(page, /With love/)
    await page.getByRole('textbox', { name: '文字' }).fill('With love α')
    await expect(page.getByRole('button', { name: '「明朝体」に変える' })).toBeVisible()
    await pictures(page, 'text')
    await closeEditing(page)
    await expect(items(page).getByRole('button', { name: /印刷できません/ })).toBeVisible()
    await editorReady(page)
    await pictures(page, 'marks')
  })

  await test.step('the checklist names each finding and offers its repair', async () => {
    await page.getByRole('button', { name: /印刷前の点検 ?\d+か所/ }).click()
    const list = page.getByRole('dialog', { name: '印刷前の点検' })
    await expect(list.getByText(/写真の細かさが足りません/)).toBeVisible()
    await expectAccessibleOnBoth(page, 'checklist')
    await pictures(page, 'checklist')
    const finer = list.getByRole('button', { name: /写真を引いて、細かく印刷する/ })
    await finer.click()
    await expect(list.getByText('直しました').first()).toBeVisible()
    await expect(finer).toBeHidden()
    await list
      .getByRole('button', { name: /を見る/ })
      .first()
      .click()
    await expect(list).toBeHidden()
    await expect(page.locator('#inspector-title')).toBeVisible()
    await closeEditing(page)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect(items(page).getByRole('button', { name: /写真1.*確認が必要/ })).toBeVisible()
    await page.getByRole('button', { name: 'やり直す' }).click()
  })

  await test.step('saving stops at an unprintable text, repairs it, and continues with unfinished parts', async () => {
    await page.getByRole('banner').getByRole('button', { name: '保存' }).click()
    const blocked = page.getByRole('alertdialog', { name: '印刷できない文字があります' })
    await expect(blocked).toBeVisible()
    await expectAccessibleOnBoth(page, 'unprintable text')
    await pictures(page, 'blocked')
    await blocked.getByRole('button', { name: /に変える/ }).click()
    await expect(blocked.getByText('直しました').first()).toBeVisible()
    await blocked.getByRole('button', { name: '保存する' }).click()
    await confirmSave(page)
  })

  await test.step('the proof shows the pixels of the print, with a loupe for pointer and keyboard', async () => {
    const opener = page.getByRole('button', { name: '仕上がり確認' })
    await opener.click()
    const proof = page.getByRole('dialog', { name: /仕上がり確認/ })
    await expect(proof.getByText('この絵のとおりに印刷します')).toBeVisible({
      timeout: 60_000,
    })
    const sheet = proof.getByRole('application', { name: '仕上がりの画像' })
    await sheet.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('+')
    await expect(proof.getByText(/左から \d+ mm、上から \d+ mm、300%/)).toBeAttached()
    await pictures(page, 'proof')
    await expectAccessibleOnBoth(page, 'proof')
    await proof.getByRole('button', { name: '切ったあとの姿' }).click()
    await proof.getByRole('button', { name: '次の面' }).click()
    await expect(proof.getByText('この絵のとおりに印刷します')).toBeVisible({ timeout: 60_000 })
    await pictures(page, 'proof-cut')
    await page.keyboard.press('Escape')
    await expect(proof).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('the proof of a clock shows hands and hole; the chosen guide lines are kept after a reload', async ({
  page,
  order,
}) => {
  await page.setViewportSize(COMPUTER)
  await page.goto('/design/new/clock-hokuo/false/wall-clock')
  await passVerification(page, order)
  const guides = page.getByRole('button', { name: 'カット線' })
  await page.getByRole('application').focus()
  await page.keyboard.press('g')
  await expect(guides).toHaveAttribute('aria-pressed', 'true')
  await editorReady(page)
  await picture(page, 'clock-guides')
  await page.keyboard.press('l')
  const proof = page.getByRole('dialog', { name: /仕上がり確認/ })
  await expect(proof.getByText('この絵のとおりに印刷します')).toBeVisible({ timeout: 60_000 })
  await expect(proof.getByRole('button', { name: '針と穴' })).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'proof-clock')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(guides).toHaveAttribute('aria-pressed', 'true')
})
