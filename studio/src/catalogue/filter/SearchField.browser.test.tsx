import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInStudio } from '../../../testing/renderInStudio.tsx'
import { SearchField } from './SearchField.tsx'

const field = page.getByRole('searchbox', { name: '商品を探す' })
const SHORT_PAUSE_MS = 40
/** Longer than any test. */
const LONG_PAUSE_MS = 60_000

async function openField(restMs: number, initial = '') {
  const onSearch = vi.fn()
  function Sample() {
    const [words, setWords] = useState(initial)
    return (
      <>
        <SearchField
          label="商品を探す"
          value={words}
          restMs={restMs}
          onSearch={(next) => {
            onSearch(next)
            setWords(next)
          }}
        />
        <button type="button" onClick={() => setWords('カード')}>
          戻る
        </button>
      </>
    )
  }
  await renderInStudio(<Sample />, { areas: ['catalogue'] })
  return onSearch
}

it('searches once after a pause, for the trimmed words', async () => {
  const onSearch = await openField(SHORT_PAUSE_MS)
  await field.fill(' 写真 ')
  await expect.poll(() => onSearch.mock.calls).toEqual([['写真']])
})

it('searches at once on Enter', async () => {
  const onSearch = await openField(LONG_PAUSE_MS)
  await field.fill('写真')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('写真')
})

it('keeps a space that the customer has typed while the first word was searched', async () => {
  const onSearch = await openField(SHORT_PAUSE_MS)
  await field.click()
  await userEvent.keyboard('photo ')
  await expect.poll(() => onSearch.mock.calls.at(-1)).toEqual(['photo'])
  await userEvent.keyboard('card')
  await expect.element(field).toHaveValue('photo card')
  await expect.poll(() => onSearch.mock.calls.at(-1)).toEqual(['photo card'])
})

it('is cleared by its button, which searches for nothing and returns the focus to the field', async () => {
  const onSearch = await openField(LONG_PAUSE_MS, '写真')
  const clear = page.getByRole('button', { name: '検索のことばを消す' })
  await clear.click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('')
})

it('shows the words of the address when they were changed elsewhere', async () => {
  const onSearch = await openField(LONG_PAUSE_MS, '写真')
  await page.getByRole('button', { name: '戻る' }).click()
  await expect.element(field).toHaveValue('カード')
  expect(onSearch).not.toHaveBeenCalled()
})

it('does not search while an input method composes a word', async () => {
  const onSearch = await openField(SHORT_PAUSE_MS)
  const { promise: paused, resolve } = Promise.withResolvers<void>()
  const input = field.element()
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await field.fill('しゃ')
  setTimeout(resolve, 3 * SHORT_PAUSE_MS)
  await paused
  expect(onSearch).not.toHaveBeenCalled()
  await field.fill('写真')
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '写真' }))
  await expect.poll(() => onSearch.mock.calls).toEqual([['写真']])
})
