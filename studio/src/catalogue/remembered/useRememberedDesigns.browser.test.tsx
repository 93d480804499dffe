import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../../testing/renderInStudio.tsx'
import { RememberedDesignStrips } from './RememberedDesignStrips.tsx'
import { addRecentDesign, type RememberedDesign, toggleFavourite } from './rememberedDesigns.ts'
import { changeRememberedDesigns } from './useRememberedDesigns.ts'

const KEY = 'irodori.shelf'
const design = (id: string, name: string): RememberedDesign => ({
  id,
  isSeries: false,
  productId: 'card',
  name,
  thumbnailUrl: '/a.png',
  ratio: 0.7,
})
const KITE = design('kite', '凧')
const WAVE = design('wave', '波')

const favourites = page.getByRole('region', { name: 'お気に入り' })
const recent = page.getByRole('region', { name: '最近見たデザイン' })

/** Another tab changes the storage of this device. */
function changeInOtherTab(newValue: string | null) {
  if (newValue === null) localStorage.clear()
  else localStorage.setItem(KEY, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: newValue === null ? null : KEY, newValue }))
}

async function openStrips() {
  await renderInStudio(<RememberedDesignStrips />, { areas: ['catalogue'] })
  changeInOtherTab(null)
}

it('shows a design in its list as soon as this tab adds it, and stores it for the next visit', async () => {
  await openStrips()
  await expect.element(recent).not.toBeInTheDocument()
  changeRememberedDesigns((memory) => addRecentDesign(memory, KITE))
  changeRememberedDesigns((memory) => toggleFavourite(memory, WAVE))
  await expect.element(recent.getByRole('link', { name: '凧' })).toHaveAttribute('href', '/product/card?design=kite')
  await expect.element(favourites.getByRole('link')).toHaveTextContent('波')
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toEqual({ favourites: [WAVE], recent: [KITE] })
})

it('clears one list and keeps the other', async () => {
  await openStrips()
  changeRememberedDesigns((memory) => toggleFavourite(addRecentDesign(memory, KITE), KITE))
  await recent.getByRole('button').click()
  await expect.element(recent).not.toBeInTheDocument()
  await expect.element(favourites.getByRole('link')).toHaveTextContent('凧')
})

it('shows what another tab has stored, and keeps it when this tab adds a design', async () => {
  await openStrips()
  changeRememberedDesigns((memory) => addRecentDesign(memory, KITE))
  changeInOtherTab(JSON.stringify({ favourites: [], recent: [WAVE] }))
  await expect.element(recent.getByRole('link')).toHaveTextContent('波')
  changeRememberedDesigns((memory) => addRecentDesign(memory, KITE))
  await expect
    .poll(() =>
      recent
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(['凧', '波'])
})

it('ignores what another tab stores under another key', async () => {
  await openStrips()
  changeRememberedDesigns((memory) => addRecentDesign(memory, KITE))
  localStorage.removeItem(KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: 'another key' }))
  await expect.element(recent.getByRole('link')).toHaveTextContent('凧')
})
