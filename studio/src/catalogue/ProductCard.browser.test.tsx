import type { Product } from '@irodori/contract/entities/product'
import { getI18n } from 'react-i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { ProductGrid } from './ProductGrid.tsx'

const PRODUCTS: readonly Product[] = [
  sampleProduct({ id: 'clock', name: '写真時計', price: { yen: 6600, kind: 'FIXED', taxRate: 10 } }),
  sampleProduct({ id: 'book', name: '写真の本', price: { yen: 3960, kind: 'FROM' } }),
  sampleProduct({ id: 'card', name: '写真カード' }),
  sampleProduct({ id: 'stand', name: '木のスタンド', productType: 'NO_DESIGN', numberOfSides: 0, availableDate: '' }),
  sampleProduct({ id: 'gone', name: '写真の皿', quantityInStock: 5, options: [], availableDate: '11/25(水)' }),
]

const show = async (language: 'ja' | 'en') => {
  await renderInStudio(<ProductGrid products={PRODUCTS} categoryNameOf={() => undefined} />, {
    areas: ['catalogue'],
  })
  await getI18n().changeLanguage(language)
  return (name: string) => page.getByRole('article').filter({ hasText: name })
}

it('CAT-49: shows each product with its own price and its tax, and a product without a price with none', async () => {
  const card = await show('ja')
  await expect.element(card('写真時計')).toMatchTextContent(/￥6,600（税込）/)
  await expect.element(card('写真の本')).toMatchTextContent(/￥3,960〜（税込）/)
  await expect.element(card('写真カード')).toMatchTextContent(/出荷/)
  await expect.element(card('写真カード')).not.toMatchTextContent(/￥|円|税/)
})

it('CAT-49: writes prices in English as they are written there', async () => {
  const card = await show('en')
  await expect.element(card('写真時計')).toMatchTextContent(/¥6,600, tax included/)
  await expect.element(card('写真の本')).toMatchTextContent(/From ¥3,960, tax included/)
})

it('CAT-55: shows a product that needs no design as one, without the words about designs', async () => {
  const card = await show('ja')
  await expect.element(card('木のスタンド')).toMatchTextContent(/デザイン不要/)
  await expect.element(card('木のスタンド')).toMatchTextContent(/営業日で出荷/)
  await expect.element(card('木のスタンド')).not.toMatchTextContent(/製作開始|両面/)
  await expect.element(card('写真カード')).not.toMatchTextContent(/デザイン不要/)
})

it('CAT-56: shows no shipping date of a sold-out product', async () => {
  const card = await show('ja')
  await expect.element(card('写真の皿')).toMatchTextContent(/ただいま品切れです/)
  await expect.element(card('写真の皿')).not.toMatchTextContent(/出荷|11\/25/)
})
