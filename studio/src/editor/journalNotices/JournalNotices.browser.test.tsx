import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlled } from '../../../testing/controlledPromise.ts'
import { createTestJournal } from '../../../testing/createTestJournal.ts'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { conflictAtom, journalProblemAtom, journalRoleAtom, workRestoredAtom } from '../state/journalState.ts'
import { toastAtom } from '../state/viewState.ts'
import { JournalNotices } from './JournalNotices.tsx'

const pageWith = (key: string, text: string) =>
  samplePage(key, [sampleText(`${key} words`, 1, text)], { sideNumber: key === 'front' ? 1 : 2 })
const FRONT = pageWith('front', 'はる')
const BACK = pageWith('back', 'なつ')

async function open(journal = createTestJournal()) {
  const screen = await renderInEditor(<JournalNotices />, { pages: [FRONT, BACK], journal })
  return { ...screen, journal }
}

describe('another tab', () => {
  const dialog = page.getByRole('alertdialog', { name: '別のタブで編集しています' })
  const takeOver = dialog.getByRole('button', { name: 'このタブで編集する' })

  it('blocks this tab: Escape does not close the question', async () => {
    const { store } = await open()
    store.set(journalRoleAtom, 'OTHER_TAB')
    await expect.element(takeOver).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    store.set(journalRoleAtom, 'WRITER')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is taken over once, also when it is clicked twice, and can be tried again if it does not give way', async () => {
    const attempt = controlled<void>()
    const journal = createTestJournal({ takeOver: vi.fn(() => attempt.promise) })
    const { store } = await open(journal)
    store.set(journalRoleAtom, 'OTHER_TAB')
    await takeOver.click()
    await expect.element(takeOver).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    expect(journal.takeOver).toHaveBeenCalledOnce()
    attempt.resolve()
    await expect.element(takeOver).not.toHaveAttribute('aria-busy', 'true')
    await takeOver.click()
    expect(journal.takeOver).toHaveBeenCalledTimes(2)
  })

  it('is shown instead of every other notice', async () => {
    const { store } = await open()
    store.set(workRestoredAtom, true)
    store.set(journalRoleAtom, 'OTHER_TAB')
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByRole('region', { name: '前回の続きがあります' })).not.toBeInTheDocument()
  })
})

describe('work of an earlier visit', () => {
  const bar = page.getByRole('region', { name: '前回の続きがあります' })

  it('goes on without discarding anything', async () => {
    const { store, journal } = await open()
    store.set(workRestoredAtom, true)
    await bar.getByRole('button', { name: '続きから' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(journal.discard).not.toHaveBeenCalled()
  })

  it('is discarded on request, and the message says how to get it back', async () => {
    const { store, journal } = await open()
    store.set(workRestoredAtom, true)
    await bar.getByRole('button', { name: '破棄' }).click()
    expect(journal.discard).toHaveBeenCalledOnce()
    expect(store.get(toastAtom)?.key).toBe('journal.discarded')
  })
})

describe('a problem of the storage', () => {
  const bar = page.getByRole('region', { name: 'この端末での控え' })

  it('is told until it is closed, and told again when it becomes another one', async () => {
    const { store } = await open()
    store.set(journalProblemAtom, 'FULL')
    await expect.element(bar.getByRole('status')).toMatchTextContent(/空きが足りず/)
    await bar.getByRole('button', { name: '閉じる' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    store.set(journalProblemAtom, 'FAILING')
    await expect.element(bar.getByRole('status')).toMatchTextContent(/もう一度試しています/)
  })
})

describe('a conflict of two devices', () => {
  const dialog = page.getByRole('alertdialog', { name: '別の場所でも変更されています' })
  const settle = dialog.getByRole('button', { name: '選んだ内容で続ける' })
  const choice = (name: string) => dialog.getByRole('group', { name })

  async function openConflict(isWhole: boolean) {
    const resolve = vi.fn()
    const screen = await open()
    screen.store.set(conflictAtom, {
      isWhole,
      resolve,
      pages: [
        { key: 'front', ours: pageWith('front', 'あき'), theirs: pageWith('front', 'ふゆ') },
        { key: 'back', ours: pageWith('back', 'うみ'), theirs: pageWith('back', '') },
      ],
    })
    await expect.element(dialog).toBeVisible()
    return { ...screen, resolve }
  }

  it('shows both versions of each page with the texts that differ, and requires an answer', async () => {
    const { resolve } = await openConflict(false)
    await expect.element(choice('表').getByRole('radio', { name: /この端末の内容.*あき/ })).toHaveFocus()
    await expect.element(choice('表').getByRole('radio', { name: /保存済みの内容.*ふゆ/ })).not.toBeChecked()
    await expect.element(choice('裏').getByRole('radio', { name: /この端末の内容.*うみ/ })).not.toBeChecked()
    await expect.element(choice('裏').getByRole('radio', { name: /保存済みの内容.*文字なし/ })).not.toBeChecked()
    await expect.element(settle).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    expect(resolve).not.toHaveBeenCalled()
  })

  it('keeps for each page the version that was chosen for it', async () => {
    const { resolve } = await openConflict(false)
    await choice('表')
      .getByRole('radio', { name: /この端末の内容/ })
      .click()
    await expect.element(settle).toBeDisabled()
    await choice('裏')
      .getByRole('radio', { name: /この端末の内容/ })
      .click()
    await choice('表')
      .getByRole('radio', { name: /保存済みの内容/ })
      .click()
    await expect.element(choice('裏').getByRole('radio', { name: /この端末の内容/ })).toBeChecked()
    await settle.click()
    expect(resolve).toHaveBeenCalledExactlyOnceWith(new Set(['back']))
  })

  it('asks once for designs whose pages differ, and keeps all pages of one side', async () => {
    const { resolve } = await openConflict(true)
    await expect.poll(() => dialog.getByRole('radio').elements().length).toBe(2)
    await dialog.getByRole('radio', { name: /この端末の内容/ }).click()
    await settle.click()
    expect(resolve).toHaveBeenCalledExactlyOnceWith(new Set(['front', 'back']))
  })

  it('says that a picture cannot be shown, and the choice stays possible', async () => {
    const resolve = vi.fn()
    const screen = await renderInEditor(<JournalNotices />, {
      pages: [FRONT],
      journal: createTestJournal(),
      kernel: { render: () => Promise.reject(new Error('the photo could not be loaded')) },
    })
    screen.store.set(conflictAtom, {
      isWhole: false,
      resolve,
      pages: [{ key: 'front', ours: FRONT, theirs: pageWith('front', 'ふゆ') }],
    })
    await expect.element(dialog.getByText('絵を表示できません').first()).toBeVisible()
    await dialog.getByRole('radio', { name: /保存済みの内容/ }).click()
    await settle.click()
    expect(resolve).toHaveBeenCalledExactlyOnceWith(new Set())
  })
})
