import { afterEach, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { pictureOf, shownPictures } from '../../testing/pictures.ts'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { BookDialog } from './BookDialog.tsx'
import type { Leaf } from './halves.ts'

const leaf = (book: string, label: string): Leaf => ({
  id: label,
  label,
  src: pictureOf(`${book} ${label}`, 300, 420),
  width: 300,
  height: 420,
})
const leavesOf = (book: string) => ['表紙', '1ページ', '2ページ', '裏表紙'].map((label) => leaf(book, label))

const opener = (book: string) => page.getByRole('button', { name: book })
const dialog = (book: string) => page.getByRole('dialog', { name: book })
const pages = page.getByRole('region', { name: 'はるのページ' })
const position = (words: string) => page.getByText(words)
const next = page.getByRole('button', { name: '次のページへめくる' })
const previous = page.getByRole('button', { name: '前のページへめくる' })

afterEach(() => commands.preferMotion('reduce'))

/** A page with two books of one order. */
async function renderBooks(pageSize: number | null = null) {
  await renderInApp(
    ['はる', 'あき'].map((book) => (
      <Opener key={book} label={book}>
        {(close) => <BookDialog title={book} leaves={leavesOf(book)} pageSize={pageSize} onClose={close} />}
      </Opener>
    )),
    { areas: ['viewing'] },
  )
}

async function openBook(pageSize?: number) {
  await renderBooks(pageSize)
  await opener('はる').click()
  await expect.element(position('表紙（1 / 4）')).toBeVisible()
}

/** Waits until the sheet lies still with only this page visible. */
const expectPage = (label: string) => expect.poll(() => shownPictures(pages.element())).toEqual([`はる ${label}`])

it('turns by the arrow keys, Home and End, says the page, and stops at both covers', async () => {
  await openBook()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(position('1ページ（2 / 4）')).toBeVisible()
  await expectPage('1ページ')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(position('裏表紙（4 / 4）')).toBeVisible()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Home}')
  await expectPage('表紙')
})

it('shows the page that was asked for last when the customer hurries on and back during a turn', async () => {
  await commands.preferMotion('no-preference')
  await openBook()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.poll(() => shownPictures(pages.element())).toHaveLength(2)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(position('2ページ（3 / 4）')).toBeVisible()
  await expectPage('2ページ')
})

/** A point of the book within the region of its pages. @param part of the width, from the left edge */
function pointAt(part: number) {
  const region = pages.element().getBoundingClientRect()
  const book = pages.element().querySelector('img')?.getBoundingClientRect() ?? region
  return { x: book.left - region.left + book.width * part, y: book.top - region.top + 50 }
}

it('turns by a tap on either side', async () => {
  await openBook()
  await pages.click({ position: pointAt(0.8) })
  await expectPage('1ページ')
  await pages.click({ position: pointAt(0.2) })
  await expectPage('表紙')
})

it.each([
  ['turns the page that is dragged to the other side', 0.9, 0.3, '1ページ（2 / 4）', '1ページ'],
  ['keeps the cover when it is dragged beyond the first page', 0.3, 0.9, '表紙（1 / 4）', '表紙'],
] as const)('%s', async (_, from, to, words, label) => {
  await commands.preferMotion('no-preference')
  await openBook()
  await userEvent.dragAndDrop(pages, pages, { sourcePosition: pointAt(from), targetPosition: pointAt(to) })
  await expect.element(position(words)).toBeVisible()
  await expectPage(label)
})

it('shows pages of ten centimetres in pairs, the closed book at its cover', async () => {
  await openBook(10)
  await expectPage('表紙')
  await next.click()
  await expectPage('1ページ')
})

it('keeps the focus on the button up to the back cover, and gives it back on closing', async () => {
  await openBook()
  next.element().focus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(position('裏表紙（4 / 4）')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener('はる')).toHaveFocus()
})

it('opens another book at its own cover', async () => {
  await openBook()
  await userEvent.keyboard('{End}{Escape}')
  await opener('あき').click()
  await expect.element(dialog('あき')).toBeVisible()
  await expect.element(position('表紙（1 / 4）')).toBeVisible()
  expect(shownPictures(dialog('あき').element())).toEqual(['あき 表紙'])
})

it.each([
  [10, { width: 1000, height: 500 }],
  [21, { width: 594, height: 841 }],
])('CAT-21: shows a book of page size %i as large as specified where the window has room', async (pageSize, size) => {
  await page.viewport(1600, 1300)
  await renderBooks(pageSize)
  await opener('はる').click()
  await expect.element(pages).toBeVisible()
  const { width, height } = pages.element().firstElementChild?.getBoundingClientRect() ?? {}
  expect({ width, height }).toEqual(size)
  await page.viewport(1280, 800)
})
