import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { SearchBox } from './SearchBox.tsx'

const PLACES = ['石垣市', '大島町', '屋久島町']

function Places({ onOpen }: { readonly onOpen: (place: string) => void }) {
  const [search, setSearch] = useState('')
  const found = PLACES.filter((place) => place.includes(search))
  return (
    <SearchBox
      label="地名で探す"
      placeholder="例：石垣"
      value={search}
      onChange={setSearch}
      status={search === '' ? '' : `${found.length}件`}
    >
      {found.map((place) => (
        <button key={place} type="button" data-result="" onClick={() => onOpen(place)}>
          {place}
        </button>
      ))}
    </SearchBox>
  )
}

const field = page.getByRole('textbox', { name: '地名で探す' })
const result = (place: string) => page.getByRole('button', { name: place })

async function openPlaces() {
  const onOpen = vi.fn()
  await renderInApp(<Places onOpen={onOpen} />, { areas: ['search'] })
  await field.click()
  return { onOpen }
}

it('announces the number of results during typing', async () => {
  await openPlaces()
  await userEvent.keyboard('島')
  await expect.element(field).toHaveAccessibleDescription('2件')
  await expect.element(result('石垣市')).not.toBeInTheDocument()
})

it('moves into the results and back by arrow keys, and stops at both ends', async () => {
  await openPlaces()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(result('屋久島町')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveFocus()
})

it('opens the first of the results that are shown now on Enter', async () => {
  const { onOpen } = await openPlaces()
  await userEvent.keyboard('島{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('大島町')
})

it('does nothing with the keys of an input method', async () => {
  const { onOpen } = await openPlaces()
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }))
  }
  await expect.element(field).toHaveFocus()
  expect(onOpen).not.toHaveBeenCalled()
})

it('is cleared by Escape and by its button, and keeps the focus', async () => {
  await openPlaces()
  await userEvent.keyboard('島{Escape}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('大')
  await page.getByRole('button', { name: '検索の文字を消す' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '検索の文字を消す' })).not.toBeInTheDocument()
})
