import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { pageKeyAtom, pagesAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { PageOverview } from './PageOverview.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

/** Far from the edges of the page. */
const INSIDE = { left: 300, top: 600 }
const PAGES = [
  samplePage('front', [
    { ...filledFrame('photo', 1), ...INSIDE },
    { ...sampleText('words', 2, 'おめでとう'), ...INSIDE },
  ]),
  samplePage('back', [sampleFrame('empty', 1)], { sideNumber: 2 }),
]
const opener = page.getByRole('button', { name: '開く' })
const dialog = page.getByRole('dialog')

async function openOverlay(overlay: 'PALETTE' | 'SHORTCUTS' | 'OVERVIEW') {
  const content = { PALETTE: <CommandPalette />, SHORTCUTS: <ShortcutSheet />, OVERVIEW: <PageOverview /> }[overlay]
  const screen = await renderInEditor(<OverlayButton overlay={overlay}>{content}</OverlayButton>, { pages: PAGES })
  screen.store.set(orderAtom, { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null })
  await opener.click()
  return screen
}

describe('the command palette', () => {
  const field = page.getByRole('combobox', { name: '機能をさがす' })
  const options = page.getByRole('option')
  const names = () => options.elements().map((option) => option.textContent)

  it('takes the focus into its field and returns it on Escape without running anything', async () => {
    const { store } = await openOverlay('PALETTE')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(store.get(overlayAtom)).toBeNull()
  })

  it('finds a command by its reading and runs it with Enter, once', async () => {
    const { store } = await openOverlay('PALETTE')
    await field.fill('つぎのめん')
    await expect.poll(() => names()[0]).toMatch(/次の面/)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await vi.waitFor(() => expect(store.get(pageKeyAtom)).toBe('back'))
  })

  it('moves through the results with the arrow keys and returns to the first with other words', async () => {
    await openOverlay('PALETTE')
    await field.fill('面')
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
    await field.fill('写真')
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect.element(field).toHaveFocus()
  })

  it('shows a command that is not possible now, and does not run it', async () => {
    const { store } = await openOverlay('PALETTE')
    await field.fill('元に戻す')
    const undo = page.getByRole('option', { name: /元に戻す/ }).first()
    await expect.element(undo).toMatchTextContent(/いまは使えません/)
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    await undo.click({ force: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    expect(store.get(overlayAtom)).toBe('PALETTE')
  })

  it('says which words were not found', async () => {
    await openOverlay('PALETTE')
    await field.fill('ぜったいにない')
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/「ぜったいにない」に合う機能が見つかりません/)
    await expect.element(options).not.toBeInTheDocument()
  })

  it('offers the command that was run last first', async () => {
    const { actions } = await openOverlay('PALETTE')
    await field.fill('次の面')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    actions.showPage('front')
    await opener.click()
    await expect.element(options.first()).toMatchTextContent(/次の面.*最近使った機能/)
  })
})

describe('the sheet of shortcuts', () => {
  const sheet = page.getByRole('dialog', { name: 'キー操作の一覧' })

  it('names commands with their keys and the gestures of the pointer', async () => {
    await openOverlay('SHORTCUTS')
    await expect.element(sheet).toBeVisible()
    await expect.element(sheet).toMatchTextContent(/元に戻すCtrl ?\+ ?Z/)
    await expect.element(sheet.getByText('Shift＋クリック')).toBeInTheDocument()
  })

  it('takes the focus inside and returns it when it is closed', async () => {
    await openOverlay('SHORTCUTS')
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
    await sheet.getByRole('button', { name: '閉じる' }).click()
    await expect.element(opener).toHaveFocus()
  })
})

describe('the overview of the pages', () => {
  const pages = dialog.getByRole('listitem').getByRole('button')

  it('marks the current page, focuses it and says what is left to do on each page', async () => {
    await openOverlay('OVERVIEW')
    await expect.element(dialog).toHaveAccessibleName('すべての面')
    await expect.element(pages.first()).toHaveFocus()
    await expect.element(pages.first()).toHaveAttribute('aria-current', 'page')
    await expect.element(pages.first()).toMatchTextContent(/^表このまま印刷できます/)
    await expect.element(pages.last()).toMatchTextContent(/^裏あと1か所/)
  })

  it('shows the chosen page and closes; Escape changes nothing', async () => {
    const { store } = await openOverlay('OVERVIEW')
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(store.get(pageKeyAtom)).toBe('front')
    await opener.click()
    await pages.last().click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(store.get(pageKeyAtom)).toBe('back')
    expect(store.get(pagesAtom)).toHaveLength(2)
  })
})
