import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { callShop } from '../fixtures/shopCaller.ts'
import { COMPUTER, expectAccessible, PHONE } from './pages/expectAccessible.ts'
import { pressWithKeyboard, tabTo } from './pages/keyboard.ts'
import { test } from './pages/sharedShop.ts'

/** The link of the demo shop's released message. */
let link: string
test.beforeAll(async ({ shop }) => {
  const sender = await callShop(shop.address, 'irodori-10000012', '09000001112')
  link = `${shop.address}/digital-message/${(await sender.order()).id}`
})

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The title of the demo message. */
const TITLE = 'いつもありがとう'
const START = '**/startProduction'

async function open(page: Page, cue = 'タップして開く'): Promise<void> {
  const intro = page.getByRole('button', { name: cue })
  const title = page.getByRole('heading', { name: TITLE })
  await expect(intro).toBeVisible()
  await expect(title).toBeHidden()
  await intro.click()
  await expect(title).toBeFocused()
  await expect(intro).toBeHidden()
}

/** Scrolls through the page part by part. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of await page.locator('[data-reveal]').all()) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toHaveCSS('opacity', '1')
  }
}

const refusal = (errorCode: string) => ({
  status: 400,
  json: { code: 400, data: null, error: null, message: null, errorCode },
})

test('GFT-5, GFT-6, GFT-10, GFT-12, GFT-16, GFT-18, GFT-19, GFT-20, GFT-21, GFT-22: a message is opened on a phone, read, saved and accepted', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await test.step('an unknown link leads to the not-found page', async () => {
    await page.goto('/digital-message/00000000-0000-4000-8000-000000000000')
    await expect(page).toHaveURL(/\/404$/)
  })
  await test.step('the intro hides the message until it is tapped', async () => {
    await page.goto(link)
    await expect(page.getByText('翔さんから、メッセージが届いています')).toBeVisible()
    await expectAccessible(page, 'the intro')
    await open(page)
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).animationDuration)).toBe('1s')
    expect(await page.evaluate(() => localStorage.getItem('irodori.session'))).toBeNull()
  })
  await test.step('every part appears in its proportions, and no sound plays', async () => {
    await scrollThrough(page)
    for (const [place, ratio] of [0.831, 1.5, 1.5].entries()) {
      const box = await page.locator(`[data-place="${place + 1}"] img`).boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1)
    }
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => Math.round(film.duration))).toBe(9)
    const playing = () =>
      page.locator('video, audio').evaluateAll((all) => all.map((each) => (each as HTMLMediaElement).paused))
    expect(await playing()).toEqual([true, true])
    const sound = page.locator('audio')
    await page.getByRole('button', { name: '声のメッセージを聞く' }).click()
    await expect.poll(() => sound.evaluate((clip: HTMLAudioElement) => clip.currentTime)).toBeGreaterThan(0)
    const circle = page.locator('[data-state="PLAYING"] circle').last()
    expect(Number.parseFloat(await circle.evaluate((each) => getComputedStyle(each).animationDuration))).toBeCloseTo(
      10,
      0,
    )
    await page.getByRole('button', { name: '止める' }).click()
    expect(await sound.evaluate((clip: HTMLAudioElement) => [clip.paused, clip.currentTime])).toEqual([true, 0])
    await expectAccessible(page, 'the message')
  })
  await test.step('the message is saved as one file that opens from a disk and makes no request', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'このページを保存する' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${TITLE}.html`)
    await expect(page.getByText('保存しました。')).toBeVisible()
    const path = await file.path()
    const copy = `${path}.html`
    await file.saveAs(copy)
    expect(await readFile(copy, 'utf8')).not.toMatch(/<script|src="(?!data:)/)
    const reader = await context.newPage()
    const asked: string[] = []
    reader.on('request', (request) => asked.push(request.url()))
    await reader.goto(pathToFileURL(copy).href)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    const media = reader.locator('video, audio')
    await expect
      .poll(() => media.evaluateAll((all) => all.map((each) => Math.round((each as HTMLMediaElement).duration))))
      .toEqual([10, 9])
    const widths = await reader
      .locator('img')
      .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
    expect(widths).toEqual([831, 900, 900])
    expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([])
    await reader.close()
  })
  await test.step('a failed acceptance shows a message, and a repeated one starts production', async () => {
    const accept = page.getByRole('button', { name: 'ギフトを受け取る' })
    const choice = page.getByRole('dialog', { name: 'お届けの日時を選ぶ' })
    const send = choice.getByRole('button', { name: 'この日時で受け取る' })
    await page.route(START, (route) => route.abort())
    // With the keyboard: the dialog is closed and opened again.
    await pressWithKeyboard(page, accept)
    await expect(choice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(accept).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(choice.getByLabel('お届け時間帯')).toHaveValue('午前中')
    await expectAccessible(page, 'the choice of day and time')
    await send.click()
    const failed = page.getByRole('alertdialog', { name: '失敗しました' })
    await failed.getByRole('button', { name: '閉じる' }).last().click()

    await page.unroute(START)
    await page.route(START, (route) => route.fulfill(refusal('INVALID_DELIVERY_DATE')))
    await accept.click()
    const day = choice.getByLabel('お届け希望日')
    await day.selectOption({ index: 1 })
    await send.click()
    await expect(choice.getByText('お届け希望日が無効になりました')).toBeVisible()
    await expect(send).toBeDisabled()
    await page.unroute(START)
    await day.selectOption({ index: 2 })
    const chosen = await day.locator('option:checked').innerText()
    await choice.getByLabel('お届け時間帯').selectOption('14-16時')
    await send.click()
    const started = page.getByRole('alertdialog', { name: '制作開始' })
    await expect(started).toContainText('商品の制作を開始しました。お届けまでお待ちください。')
    await started.getByRole('button', { name: '閉じる' }).last().click()
    await expect(page.getByText(`お届け予定 ${chosen}`)).toBeVisible()
    await expect(accept).toHaveCount(0)
  })
  await test.step('the page explains how to leave if the browser does not close it', async () => {
    await page.getByRole('button', { name: 'ページを閉じる' }).click()
    await expect(page.getByText('ブラウザのタブを閉じて')).toBeVisible()
  })
})

test('GFT-13, GFT-22, GFT-23: on a computer, in English, with reduced motion and the keyboard, a message opens after the connection returns', async ({
  page,
}) => {
  await page.setViewportSize(COMPUTER)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('irodori.language', 'en'))
  // The page is served without its message, and the calls for it fail.
  await page.route(link, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /<script type="application\/json" id="prefetched-queries">[\s\S]*?<\/script>/,
      '',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.route('**/api/digitalMessage/**', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The message could not be loaded' })).toBeVisible()
  await expectAccessible(page, 'a message that could not be loaded')
  await page.unroute('**/api/digitalMessage/**')
  await page.getByRole('button', { name: 'Reload' }).click()
  await open(page, 'Tap to open')
  const parts = page.locator('[data-reveal]')
  await expect(parts.first()).toHaveCSS('opacity', '1')
  expect(await parts.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))).not.toContain('0')
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
  await expectAccessible(page, 'the message in English')

  await test.step('the message is opened and played with the keyboard alone, and its end is reached', async () => {
    await page.reload()
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Tap to open' }))
    await expect(page.getByRole('heading', { name: TITLE })).toBeFocused()
    const stop = page.getByRole('button', { name: 'Stop' })
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Listen to the voice message' }))
    await expect(stop).toBeFocused()
    await page.keyboard.press('Space')
    await expect(stop).toHaveCount(0)
    await tabTo(page, page.locator('video'))
    await tabTo(page, page.getByRole('button', { name: 'Keep this page' }))
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Close this page' }))
    await expect(page.getByText('Please close this tab')).toBeVisible()
  })
})
