import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { test } from '../pages/sharedShop.ts'
import { confirmSave, editorReady, passVerification } from '../pages/studioPages.ts'

/** Runs a command of the editor by its palette. */
async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '機能をさがす' }).pressSequentially(words)
  await page.keyboard.press('Enter')
}

test('PRV-1, PRV-2, PRV-6, PRV-7, PRV-8: the maker shows a card, the sister comments on a phone, and the link ends', async ({
  page,
  order,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(COMPUTER)
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await passVerification(page, order)
  const share = page.getByRole('dialog', { name: '家族に見てもらう' })
  const address = share.getByRole('textbox', { name: 'リンク' })

  await test.step('the pages that are not saved are named and saved before the link is made', async () => {
    await runCommand(page, '家族')
    await expect(share).toContainText('まだ保存していないページがあります：表、裏')
    await share.getByRole('button', { name: '保存してリンクを作る' }).click()
    await confirmSave(page, address)
    await expectAccessibleOnBoth(page, 'dialog of the link')
  })
  const link = await address.inputValue()
  expect(link).toMatch(/\/proof\/[\w-]{43}$/)

  const phone = await browser.newContext({ viewport: PHONE, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const sister = await phone.newPage()
  await test.step('the sister sees the card and nothing of the order, without a login', async () => {
    const opened = await sister.goto(link)
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    await expect(sister.getByRole('heading', { level: 1, name: 'グリーティングカード' })).toBeVisible()
    const picture = sister.getByRole('img', { name: '表' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(600)
    const seen = await sister.evaluate(() => document.documentElement.outerHTML)
    expect([order.orderNumber, order.phoneNumber].filter((secret) => seen.includes(secret))).toEqual([])
    await expect(sister.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessibleOnBoth(sister, 'page of the link')
  })

  await test.step('the sister comments on a place of the back', async () => {
    await sister.getByRole('radio', { name: '裏' }).check()
    await sister.getByRole('button', { name: 'このページにコメントを書く' }).click()
    await sister.getByRole('textbox', { name: 'お名前' }).fill('妹')
    await sister.getByRole('textbox', { name: 'コメント' }).fill('日付が違うかも')
    await sister.getByRole('button', { name: '裏の絵に印をつける' }).click({ position: { x: 40, y: 30 } })
    await expectAccessibleOnBoth(sister, 'form of a comment')
    await sister.getByRole('button', { name: 'コメントを送る' }).click()
    await expect(sister.getByRole('article', { name: '妹さんのコメント' })).toContainText('日付が違うかも')
  })

  await test.step('the confirmation and the editor say so; the maker marks the comment as done', async () => {
    await page.keyboard.press('Escape')
    const [, groupNumber] = /\/design\/edit\/[^/]+\/(\d+)\//.exec(page.url()) ?? []
    const piece = `order=${order.orderNumber}&group=${groupNumber}&product=greeting-card`
    await page.goto(`/design/confirm?${piece}`)
    await expect(page.getByText('まだ対応していないものが1件あります')).toBeVisible()
    await page.getByRole('link', { name: '編集画面でコメントを読む' }).click()
    await editorReady(page)
    const comments = page.getByRole('button', { name: /コメントを見る/ })
    await expect(comments).toContainText('1')
    await comments.click()
    const panel = page.getByRole('region', { name: 'コメント' })
    await expect(panel.getByRole('article', { name: '妹さんのコメント' })).toContainText('日付が違うかも')
    await expectAccessibleOnBoth(page, 'panel of the comments')
    await panel.getByRole('button', { name: '対応済みにする' }).click()
    await expect(panel.getByRole('button', { name: '未対応に戻す' })).toBeVisible()
    await sister.reload()
    await sister.getByRole('radio', { name: '裏' }).check()
    await expect(sister.getByRole('article', { name: '妹さんのコメント' })).toContainText('対応済み')
  })

  await test.step('the maker ends the link, and the page says plainly that it is closed', async () => {
    await page.getByRole('button', { name: 'リンク', exact: true }).click()
    await share.getByRole('button', { name: 'いま終わらせる' }).click()
    await expect(share.getByRole('button', { name: 'リンクを作る' })).toBeVisible()
    await sister.reload()
    await expect(sister.getByRole('heading', { name: 'このリンクは、いまご覧いただけません' })).toBeVisible()
    await expectAccessible(sister, 'ended link at 390 px')
  })
  await phone.close()
})
