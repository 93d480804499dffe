import { fileURLToPath } from 'node:url'
import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import type { Template } from '@irodori/contract/entities/template'
import { present } from '@irodori/design/testing/present'
import { expect } from '@playwright/test'
import { designPiece, waitForRenders } from '../../fixtures/designPiece.ts'
import { IMPORTED_PHONE, importOrders } from '../../fixtures/importOrders.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { COMPUTER, expectAccessible, PHONE } from '../pages/expectAccessible.ts'
import { logInGuest } from '../pages/logInGuest.ts'
import { test } from '../pages/sharedShop.ts'
import { editorReady } from '../pages/studioPages.ts'

const PRODUCT = 'thank-you-card'
const ADDRESSES = fileURLToPath(
  new URL('../../../packages/table-file/testing/files/hagakiDesignKit.csv', import.meta.url),
)

const WINDOWS = [
  { name: 'a computer', orderNumber: 'irodori-79500001', size: COMPUTER },
  { name: 'a phone', orderNumber: 'irodori-79500002', size: PHONE },
] as const

/** The sides of a card on whose back a name stands. */
function sidesWithName(templates: readonly Template[]): readonly Template[] {
  const hasName = ({ items }: Template) =>
    items.some((item) => 'sampleParts' in item && item.sampleParts?.some(({ kind }) => kind === 'NAME'))
  const back = present(templates.find((template) => template.sideNumber === 2 && hasName(template)))
  return templates
    .filter(({ templateGroupId }) => templateGroupId === back.templateGroupId)
    .toSorted((a, b) => a.sideNumber - b.sideNumber)
}

for (const { name, orderNumber, size } of WINDOWS) {
  test(`LST-1, LST-3, LST-4: at ${name} a list is saved with its piece, corrected before production, and looked through card by card`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(240_000)
    const order = { orderNumber, phoneNumber: IMPORTED_PHONE }
    importOrders(shop.dataDirectory, [{ orderNumber, products: { [PRODUCT]: 1 } }])
    const guest = await callShop(shop.address, orderNumber, IMPORTED_PHONE)
    const sides = sidesWithName(await guest.templates(PRODUCT))
    await designPiece(guest, { templateIds: sides.map(({ id }) => id), sides: sides.length })
    await waitForRenders(guest)
    const [{ groupNumber } = { groupNumber: 0 }] = (await guest.order()).designs
    const path = `/api/merge-list/${orderNumber}/${groupNumber}`
    const saved = () => guest.call<SavedMergeList>('GET', path)
    const printable = () =>
      guest.call('GET', `/api/guest/order/${orderNumber}/imagemagic/verification`).then(
        () => true,
        (refusal: Error) => {
          expect(refusal.message).toContain('DESIGN_NOT_PRINTABLE')
          return false
        },
      )

    await page.setViewportSize(size)
    await logInGuest(page, shop.address, order)
    await page.goto(`/design/edit/${orderNumber}/${groupNumber}/none/${PRODUCT}`)
    await editorReady(page)
    const dialog = page.getByRole('dialog', { name: '名簿で作り分ける' })
    const saving = dialog.getByRole('region', { name: '名簿の保存' })
    const save = saving.getByRole('button', { name: '名簿を作品に保存する' })
    const family = dialog.getByRole('textbox', { name: '氏名(姓)' })

    await test.step('a list with a name that cannot be printed is saved, and keeps the order from production', async () => {
      await page.keyboard.press('n')
      await dialog.getByLabel('名簿のファイルを選ぶ').last().setInputFiles(ADDRESSES)
      await dialog.getByRole('button', { name: '1行ずつ確かめる' }).click()
      await expect(saving).toContainText('2枚のカードになります（1点につき10枚まで）')
      await family.fill('𠮷髙橋')
      await save.click()
      await expect(saving).toContainText('確かめる行があります（1行目）')
      await expectAccessible(page, 'a saved list')
      expect(await printable()).toBe(false)
    })

    await test.step('corrected and saved, it may be produced', async () => {
      await dialog.getByRole('button', { name: '「𠮷」を「吉」にする' }).click()
      await save.click()
      await expect(saving).toContainText('名簿を保存しました。2枚を印刷します。')
      await expect(saving).not.toContainText('確かめる行があります')
      expect(await printable()).toBe(true)
    })

    await test.step('a list that another window has saved is not overwritten unasked', async () => {
      const { list, updatedAt } = await saved()
      const other = { ...list, rows: list.rows.slice(0, 1) }
      await guest.call('PUT', path, { list: other, basedOn: updatedAt })
      await family.fill('吉高橋')
      await save.click()
      await expect(saving.getByRole('alert')).toContainText('ほかの名簿が保存されています')
      expect((await saved()).list.rows).toHaveLength(1)
      await saving.getByRole('button', { name: 'この画面の名簿で保存する' }).click()
      await expect(saving).toContainText('2枚を印刷します')
      expect((await saved()).list.rows).toHaveLength(2)
    })

    await test.step('the confirmation names the number of cards and shows each', async () => {
      await page.goto(`/design/confirm?order=${orderNumber}&group=${groupNumber}&product=${PRODUCT}`)
      const cards = page.getByRole('region', { name: '2枚のカード' })
      await expect(cards.getByRole('status')).toContainText('吉高橋')
      await expect(cards.getByRole('img', { name: '1枚目の裏' })).toBeVisible()
      await expectAccessible(page, 'the cards of a piece')
      if (process.env.IRODORI_PICTURES)
        await page.screenshot({ path: `${process.env.IRODORI_PICTURES}/cards-${size.width}.png`, fullPage: true })
      await cards.getByRole('button', { name: '次のカード' }).click()
      await expect(cards.getByRole('img', { name: '2枚目の裏' })).toBeVisible()
      await expect(cards.getByRole('button', { name: '次のカード' })).toBeDisabled()
    })

    await test.step('another device finds the saved list', async () => {
      await page.evaluate(async () => {
        for (const { name: database } of await indexedDB.databases()) indexedDB.deleteDatabase(database ?? '')
      })
      await page.goto(`/design/edit/${orderNumber}/${groupNumber}/none/${PRODUCT}`)
      await editorReady(page)
      await page.keyboard.press('n')
      await expect(family).toHaveValue('吉高橋')
      await expect(saving).toContainText('2枚を印刷します')
    })
  })
}
