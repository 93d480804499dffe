import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { COMPUTER, expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import { editorReady, passVerification } from '../pages/studioPages.ts'

/** If set, the folder in which screenshots are saved. */
async function pictures(page: Page, name: string): Promise<void> {
  const folder = process.env.IRODORI_PICTURES
  if (!folder) return
  for (const viewport of [PHONE, COMPUTER]) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png` })
  }
}

const ADDRESSES = fileURLToPath(
  new URL('../../../packages/table-file/testing/files/hagakiDesignKit.csv', import.meta.url),
)
/** Names of a dictionary (mecab-ipadic 2.7.0). */
const NAMES = readFileSync(new URL('../../../packages/typography/testing/names.txt', import.meta.url), 'utf8').split(
  '\n',
)
const GUESTS = ['氏名', '𠮷田 葵', ...NAMES.slice(0, 499)].join('\n')

test('EDT-55: a list of addresses fills the design row by row, outlives the tab, and gives way to 500 guests', async ({
  page,
  order,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(COMPUTER)
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
  await editorReady(page)
  const dialog = page.getByRole('dialog', { name: '名簿で作り分ける' })
  const rows = dialog.getByRole('list', { name: '名簿の行' }).getByRole('button')
  const open = () => page.getByRole('button', { name: '名簿で作り分ける' }).first().click()

  await test.step('the export of はがきデザインキット in Shift_JIS is matched to the name on the back', async () => {
    await open()
    await expect(dialog.getByRole('button', { name: '名簿のファイルを選ぶ' })).toBeVisible()
    await expectAccessibleOnBoth(page, 'reading a list')
    await pictures(page, 'list-intake')
    await dialog.getByLabel('名簿のファイルを選ぶ').last().setInputFiles(ADDRESSES)
    await expect(dialog.getByRole('textbox', { name: '入れる文字' })).toHaveValue('{氏名(姓)} {氏名(名)}')
    await expectAccessibleOnBoth(page, 'matching a list')
    await pictures(page, 'list-patterns')
  })

  await test.step('each row is shown as it will look, with its findings', async () => {
    await dialog.getByRole('button', { name: '1行ずつ確かめる' }).click()
    await expect(dialog.getByText('2行とも、このまま使えます。')).toBeVisible()
    await expect(dialog.locator('canvas:not([hidden])')).toBeVisible()
    await expectAccessibleOnBoth(page, 'rows of a list')
    await pictures(page, 'list-rows')
    await dialog.getByRole('textbox', { name: '氏名(姓)' }).fill('𠮷髙橋')
    await expect(rows.first()).toHaveAccessibleName(/直す/)
    await pictures(page, 'list-blocked')
    await dialog.getByRole('button', { name: '「𠮷」を「吉」にする' }).click()
    await expect(rows.first()).toHaveAccessibleName(/吉髙橋 一郎.*使えます/)
  })

  await test.step('the corrected row is there after a reload, and is put into the design', async () => {
    await page.reload()
    await editorReady(page)
    await open()
    await expect(rows.first()).toHaveAccessibleName(/吉髙橋 一郎.*使えます/)
    await dialog.getByRole('button', { name: 'デザインに入れる' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('application', { name: 'デザイン画面。裏' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'この面の写真と文字' }).getByRole('button', { name: /吉髙橋 一郎/ }),
    ).toBeVisible()
  })

  await test.step('500 guests are checked while the first ones can be looked at', async () => {
    await open()
    await dialog.getByRole('button', { name: '別の名簿にする' }).click()
    await dialog.getByRole('textbox', { name: '表を貼り付ける' }).fill(GUESTS)
    await dialog.getByRole('button', { name: '貼り付けた表を読み込む' }).click()
    await dialog.getByRole('button', { name: '1行ずつ確かめる' }).click()
    const begun = Date.now()
    await expect(dialog.getByText('500行のうち、1行を確かめてください。')).toBeVisible({ timeout: 120_000 })
    test.info().annotations.push({ type: 'rows checked', description: `500 in ${Date.now() - begun} ms` })
    await dialog.getByRole('radio', { name: '確かめる行' }).click()
    await expect(rows).toHaveCount(1)
    await pictures(page, 'list-guests')
  })
})
