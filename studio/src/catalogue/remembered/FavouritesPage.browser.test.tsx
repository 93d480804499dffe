import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../../testing/renderInStudio.tsx'
import { FavouritesPage } from './FavouritesPage.tsx'
import { addRecentDesign, type RememberedDesign, toggleFavourite } from './rememberedDesigns.ts'
import { changeRememberedDesigns } from './useRememberedDesigns.ts'

const design = (id: string, name: string): RememberedDesign => ({
  id,
  isSeries: false,
  productId: 'card',
  name,
  thumbnailUrl: '/a.png',
  ratio: 0.7,
})
const open = () => renderInStudio(<FavouritesPage />, { areas: ['catalogue'] })

it('CAT-57: leads from a device without favourites to the products', async () => {
  changeRememberedDesigns(() => ({ favourites: [], recent: [] }))
  await open()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/お気に入りのデザインはまだありません/)
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '商品一覧へ' }))
    .toHaveAttribute('href', '/home')
})

it('CAT-57: shows favourites and recently opened designs, each with the way back to it', async () => {
  await open()
  changeRememberedDesigns((memory) =>
    addRecentDesign(toggleFavourite(memory, design('wave', '青い波')), design('kite', '赤い凧')),
  )
  const strip = (name: string) => page.getByRole('region', { name, exact: true })
  await expect
    .element(strip('お気に入り').getByRole('link', { name: '青い波' }))
    .toHaveAttribute('href', '/product/card?design=wave')
  await expect
    .element(strip('最近見たデザイン').getByRole('link', { name: '赤い凧' }))
    .toHaveAttribute('href', '/product/card?design=kite')
  await strip('お気に入り').getByRole('button', { name: 'すべて消す' }).click()
  await expect.element(strip('お気に入り')).not.toBeInTheDocument()
  await expect.element(strip('最近見たデザイン')).toBeVisible()
  changeRememberedDesigns(() => ({ favourites: [], recent: [] }))
})
