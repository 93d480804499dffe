import { expect, type Page } from '@playwright/test'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth, PHONE } from './pages/expectAccessible.ts'
import { test } from './pages/sharedShop.ts'

/** The signature of a PNG, for a file that contains no picture. */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SEARCH_PLACES = '地名・郵便番号で探す'
const SEARCH_HELP = 'キーワードで探す'

async function fillEntry(page: Page, email: string): Promise<void> {
  await page.getByLabel('姓', { exact: true }).fill('佐藤')
  await page.getByLabel('名', { exact: true }).fill('美咲')
  await page.getByRole('radio', { name: '女性' }).check()
  await page.getByLabel('年', { exact: true }).fill('２０１２')
  await page.getByLabel('月', { exact: true }).fill('2')
  await page.getByLabel('日', { exact: true }).fill('29')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('通っている学校').selectOption('PRIMARY')
  await page.getByLabel('舞台でいちばん好きなもの').selectOption('SONG')
}

test.use({ viewport: PHONE })

test('RGN-1, RGN-7, RGN-10, USB-2: on a phone, delivery days and times of a place are found on the map, by name and by postal code', async ({
  page,
}) => {
  const result = page.getByRole('region', { name: /へのお届け$/ })
  const search = page.getByLabel(SEARCH_PLACES)

  await test.step('choosing a prefecture opens its districts and villages', async () => {
    await page.goto('/shipment')
    await expect(page.getByRole('heading', { level: 1, name: 'お届けまでの日数' })).toBeVisible()
    await expectAccessibleOnBoth(page, 'the prefectures')
    await page.getByRole('radio', { name: /沖縄県/ }).focus()
    await page.keyboard.press('Space')
    await expect(result.getByRole('heading', { name: '沖縄県へのお届け' })).toBeInViewport()
    await result.getByText('八重山', { exact: true }).click()
    await expect(result.getByRole('listitem').filter({ hasText: '竹富町' })).toContainText('時間帯は選べません')
    await expect(result.getByRole('listitem').filter({ hasText: '石垣市' })).toContainText('4〜5日')
    await expectAccessibleOnBoth(page, 'a prefecture with its villages')
  })

  await test.step('a village is found by its reading with the keyboard alone', async () => {
    await search.fill('ﾔｸｼﾏ')
    await expect(page.locator('mark').filter({ hasText: 'やくしま' }).first()).toBeVisible()
    await search.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveAttribute('data-result', '')
    await page.keyboard.press('ArrowUp')
    await expect(search).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(result.getByRole('heading', { name: '屋久島町へのお届け' })).toBeFocused()
    await expect(search).toHaveValue('')
  })

  await test.step('a village is found by the beginning of its postal code, which the address keeps', async () => {
    await search.fill('１')
    await expect(page.getByText('郵便番号は、最初の3桁からお調べします。')).toBeVisible()
    await search.fill('100-12')
    await page
      .getByRole('button', { name: /御蔵島村|三宅村/ })
      .first()
      .click()
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(/村へのお届け$/)
    const heading = await result.getByRole('heading', { level: 2 }).textContent()
    await page.reload()
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(heading ?? '')
  })

  await test.step('delivery times have a list; a search without result offers to contact the shop', async () => {
    await page.goto('/shipment?query=clock')
    await expect(page.getByRole('listitem').filter({ hasText: '19時〜21時' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'お届けの時間帯' })).toBeInViewport()
    await expectAccessibleOnBoth(page, 'the clock')
    await search.fill('火星')
    await page.getByRole('button', { name: 'お問い合わせをする' }).click()
    await expect(page.getByRole('dialog', { name: 'お問い合わせ' })).toBeVisible()
  })

  await test.step('regions that cannot be loaded show a notice instead of an error', async () => {
    await page.route('**/api/sagawa/regionDetails', (route) => route.abort())
    await page.goto('/shipment')
    await expect(page.getByRole('heading', { name: 'いまはご案内できません' })).toBeVisible()
    await page.unroute('**/api/sagawa/regionDetails')
  })

  await test.step('unsubscribing from the mail magazine is confirmed even if the server fails', async () => {
    await page.goto('/unsubscribe-mail-magazine/unknown')
    await expect(page.getByRole('heading', { name: '配信を停止しました' })).toBeVisible()
    await expectAccessibleOnBoth(page, 'the end of the mail magazine')
    await page.route('**/receiveMagazineMail/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/unsubscribe-mail-magazine/other')
    await expect(page.getByRole('heading', { name: '配信を停止しました' })).toBeVisible()
  })
})

test('FAQ-1, FAQ-2, FAQ-3, FAQ-6, FAQ-7, ASK-1, ASK-2: on a computer, help opens at the linked question, is searched, and leads to the contact form', async ({
  page,
}) => {
  await page.setViewportSize(COMPUTER)
  const list = page.getByRole('dialog', { name: 'よくある質問' })
  const form = page.getByRole('dialog', { name: 'お問い合わせ' })
  const search = list.getByLabel(SEARCH_HELP)

  await test.step('an address with a question code opens that question', async () => {
    await page.goto('/shipment?faq=message-media')
    const question = list.getByRole('button', { name: '動画や音声の長さに決まりはありますか。' })
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    const category = list.getByRole('button', { name: 'デジタルメッセージについて' })
    await category.click()
    await category.click()
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    await expectAccessible(page, 'the questions')
  })
  await test.step('a search highlights its results among questions and places', async () => {
    await search.fill('リョウシュウショ')
    await expect(list.getByRole('button', { name: /領収書を発行できますか。/ })).toBeVisible()
    await search.fill('おきなわ')
    await expect(list.getByRole('link', { name: /沖縄県/ })).toHaveAttribute('href', /^\/shipment\?place=/)
    await search.fill('ﾎｿﾞﾝ')
    await search.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(list.getByText('マイページからいつでも続きをお作り').filter({ visible: true })).toBeVisible()
    await expectAccessible(page, 'search results')
  })

  await test.step('a search without result leads to the contact form with the search text filled in', async () => {
    await search.fill('火星への配達')
    await expect(list.getByRole('heading', { name: '見つかりませんでした' })).toBeVisible()
    await list.getByRole('button', { name: 'お問い合わせをする' }).click()
    await form.getByLabel('お問い合わせの内容').fill('火星へ送れますか。')
    await form.getByRole('button', { name: 'よくある質問を見る' }).click()
    await expect(list.getByRole('button', { name: 'ご注文について' })).toBeVisible()
    await list.getByRole('button', { name: 'お問い合わせをする' }).click()
    await expect(form.getByLabel('お問い合わせの内容')).toHaveValue('火星へ送れますか。')
    await expectAccessible(page, 'the question form')
  })

  await test.step('the fragment of the address opens the form each time', async () => {
    await page.goto('/guide-email#ask-admin')
    for (const time of ['first', 'second']) {
      await expect(form, time).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form, time).toBeHidden()
      await expect(page).toHaveURL(/guide-email$/)
      await page.evaluate(() => {
        location.hash = '#ask-admin'
      })
    }
    await expect(form).toBeVisible()
  })
})

test('CMP-1, CMP-2, CMP-3, CMP-6, CMP-7, CMP-8: on a phone, a campaign entry is sent once, with a previewed picture', async ({
  page,
}) => {
  const submit = page.getByRole('button', { name: 'この内容で応募する' })
  const file = page.locator('input[name=file]')
  await page.goto('/campaign/theatre1905')
  await expect(submit).toBeVisible()
  await expectAccessibleOnBoth(page, 'the campaign')
  const picture = { name: '写真.png', mimeType: 'image/png', buffer: await page.screenshot() }

  await test.step('wrong fields are reported before sending', async () => {
    await submit.click()
    await expect(file).toBeFocused()
    await expect(page.getByText('写真をお選びください。')).toBeVisible()
    await file.setInputFiles({ ...picture, name: 'a.gif', mimeType: 'image/gif' })
    await expect(page.getByText('この写真は使えません。')).toBeVisible()
    await file.setInputFiles({ ...picture, buffer: Buffer.concat([PNG_SIGNATURE, Buffer.alloc(200)]) })
    await expect(page.getByText('写真を開けませんでした。')).toBeVisible()
    await expectAccessibleOnBoth(page, 'the campaign with wrong fields')
    await file.setInputFiles(picture)
    await expect(page.getByRole('img', { name: '選んだ写真の確認' })).toBeVisible()
  })

  await test.step('a failed entry keeps the fields', async () => {
    await fillEntry(page, 'misaki@example.com')
    await expect(page.getByText('平成24年2月29日')).toBeVisible()
    await page.getByLabel('郵便番号（任意）').fill('100-0001')
    await expect(page.getByLabel('ご住所（任意）')).toHaveValue('東京都千代田区千代田')
    await page.route('**/api/campaign/**', (route) => route.abort())
    await submit.click()
    const failed = page.getByRole('alertdialog')
    await expect(failed).toContainText('送信の問題が発生しました！画面再起動でご確認してください。')
    await page.keyboard.press('Escape')
    await expect(failed).toBeHidden()
    await page.unroute('**/api/campaign/**')
    await expect(page.getByLabel('姓', { exact: true })).toHaveValue('佐藤')
  })

  await test.step('an entry is cancelled while it is sent, sent again, and accepted', async () => {
    let calls = 0
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/api/campaign/theatre1905`, async (route) => {
      calls += 1
      if (calls > 1) await held
      // The first call was cancelled meanwhile.
      await route.continue().catch(() => {})
    })
    await page.route(
      `**/api/campaign/theatre1905`,
      async (route) => {
        calls += 1
        await page.getByRole('button', { name: '送信をやめる' }).click()
        await route.abort().catch(() => {})
      },
      { times: 1 },
    )
    await submit.click()
    await expect.poll(() => calls).toBe(1)
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await submit.dblclick()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect.poll(() => calls).toBe(2)
    release()
    const sent = page.getByRole('alertdialog', { name: '送信が成功しました！' })
    await expect(sent).toBeVisible()
    expect(calls).toBe(2)
    await expectAccessibleOnBoth(page, 'the accepted entry')
    await sent.getByRole('button', { name: 'トップページへ' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })
})
