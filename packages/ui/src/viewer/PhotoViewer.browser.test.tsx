import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { pictureOf } from '../../testing/pictures.ts'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { PhotoViewer, type ViewedPicture } from './PhotoViewer.tsx'

const picture = (label: string): ViewedPicture => ({
  id: label,
  label,
  src: pictureOf(label, 400, 300),
  width: 400,
  height: 300,
  note: <p>{label}の説明</p>,
})
const PICTURES = ['表紙', '1ページ', '裏表紙'].map(picture)

const opener = page.getByRole('button', { name: '開く' })
const dialog = (label: string) => page.getByRole('dialog', { name: `ミニ絵本 ${label}` })
const image = (label: string) => page.getByRole('img', { name: label })
const next = page.getByRole('button', { name: '次のページを見る' })
const previous = page.getByRole('button', { name: '前のページを見る' })
const zoomIn = page.getByRole('button', { name: '拡大する' })

async function open(start: number) {
  await renderInApp(
    <Opener>
      {(close) => <PhotoViewer pictures={PICTURES} start={start} productName="ミニ絵本" onClose={close} />}
    </Opener>,
    { areas: ['viewing'] },
  )
  await opener.click()
}

const frame = () => new Promise(requestAnimationFrame)

/** Waits for the end of an animated zoom. */
const expectStill = (label: string) =>
  expect
    .poll(async () => {
      const before = widthOf(label)
      await frame()
      await frame()
      return widthOf(label) - before
    })
    .toBe(0)

const widthOf = (label: string) => image(label).element().getBoundingClientRect().width

it('opens at the chosen picture with its caption and gives the focus back on Escape', async () => {
  await open(1)
  await expect.element(dialog('1ページ')).toBeVisible()
  await expect.element(image('1ページ')).toBeVisible()
  await expect.element(page.getByText('1ページの説明')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('shows one picture after the other by buttons, names each, and stops at both ends', async () => {
  await open(1)
  await next.click()
  await expect.element(dialog('裏表紙')).toBeVisible()
  await expect.element(page.getByText('裏表紙の説明')).toBeVisible()
  await expect.element(image('1ページ')).not.toBeInTheDocument()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await previous.click()
  await expect.element(dialog('表紙')).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
})

it('shows the neighbours by arrow keys and stops at both ends', async () => {
  await open(0)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dialog('表紙')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(dialog('裏表紙')).toBeVisible()
})

it('keeps the focus on the button from picture to picture, also at the last one', async () => {
  await open(0)
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('1ページ')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(dialog('裏表紙')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

it('enlarges up to three times; the arrow keys then move the picture, and 0 shows all of it again', async () => {
  await open(1)
  await expect.element(image('1ページ')).toBeVisible()
  const whole = widthOf('1ページ')
  await userEvent.keyboard('+')
  await expectStill('1ページ')
  expect(widthOf('1ページ')).toBeGreaterThan(whole)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('1ページ')).toBeVisible()
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('+')
    await expectStill('1ページ')
  }
  expect(widthOf('1ページ') / whole).toBeCloseTo(3)
  await userEvent.keyboard('0')
  await expect.poll(() => widthOf('1ページ') / whole).toBeCloseTo(1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('裏表紙')).toBeVisible()
})

it('shows all of the next picture after the last one was enlarged', async () => {
  await open(0)
  await expect.element(image('表紙')).toBeVisible()
  const whole = widthOf('表紙')
  await zoomIn.click()
  await expect.poll(() => widthOf('表紙')).toBeGreaterThan(whole * 1.2)
  await next.click()
  await expect.element(dialog('1ページ')).toBeVisible()
  await expect.poll(() => widthOf('1ページ') / whole).toBeCloseTo(1)
})
