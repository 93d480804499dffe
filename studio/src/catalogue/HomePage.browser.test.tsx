import { listCategories, listHashtags, pageProducts, readProduct } from '@irodori/contract/endpoints/catalogue'
import { listColours, readFrontPage, readNotices } from '@irodori/contract/endpoints/catalogueLists'
import type { FrontPage, Product } from '@irodori/contract/entities/product'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import { succeed } from '@irodori/contract/envelope'
import { answers, type FakeCall } from '@irodori/ui/testing/renderInApp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { createJournalStore } from '../editor/journal/journalStore.ts'
import { HomePage } from './HomePage.tsx'

const PRODUCTS: readonly Product[] = ['カード', '時計', '本', 'マグ', '皿', '箱'].map((name, index) =>
  sampleProduct({ id: `product-${index}`, name, price: { yen: 1000 + index, kind: 'FIXED' } }),
)
const FRONT: FrontPage = {
  pictureUrl: '/picture.png',
  occasions: ['母の日', '一歳'],
  firstProducts: PRODUCTS.slice(2, 4),
  firstProductsBy: 'ORDERS',
}

interface HomeOptions {
  readonly products?: readonly Product[]
  readonly front?: Partial<FrontPage>
  readonly path?: string
  readonly calls?: readonly FakeCall[]
  readonly shop?: Partial<PublicProfile>
}

const openHome = ({ products = PRODUCTS, front = {}, path = '/home', calls = [], shop = {} }: HomeOptions = {}) =>
  renderInStudio(<HomePage hasFront />, {
    path,
    areas: ['catalogue'],
    shop,
    calls: [
      ...calls,
      answers(listCategories, []),
      answers(listHashtags, ['母の日', 'デスク']),
      answers(listColours, ['white', 'pink']),
      answers(readNotices, []),
      answers(readFrontPage, { ...FRONT, ...front }),
      // Its path also matches that of one product.
      { endpoint: pageProducts, reply: () => succeed({ products, total: products.length }) },
      answers(readProduct, sampleProduct({ name: '写真時計' })),
    ],
  })

const introduction = page.getByRole('heading', { level: 1, name: 'つくるものを選ぶ' })
const steps = page.getByRole('region', { name: 'お届けまでの流れ' })
const occasions = page.getByRole('navigation', { name: '贈る場面から選ぶ' })
const bestSellers = page.getByRole('region', { name: 'よく選ばれている商品' })
const shelf = page.getByRole('heading', { level: 2, name: '商品一覧' })

const topOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect().top

describe('CAT-51: the front page', () => {
  it('shows what the shop makes, the steps, the occasions, the best sellers and the list, in this order', async () => {
    await openHome()
    await expect.element(shelf).toBeVisible()
    const tops = [introduction, steps, occasions, bestSellers, shelf].map(topOf)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect.element(bestSellers).toMatchTextContent(/本.*￥1,002（税込）.*マグ.*￥1,003（税込）/)
    await expect
      .element(occasions.getByRole('link', { name: '母の日' }))
      .toHaveAttribute('href', '/product?tag=%E6%AF%8D%E3%81%AE%E6%97%A5')
  })

  it('CAT-54: names the products of the shop’s own order as such, and claims no sales', async () => {
    await openHome({ front: { firstProductsBy: 'SHOP' } })
    await expect.element(page.getByRole('region', { name: 'まずはこちらから' })).toBeVisible()
    await expect.element(bestSellers).not.toBeInTheDocument()
  })

  it('is gone while the list is filtered, and is there again without the filter', async () => {
    const { history, navigate } = await openHome()
    await page.getByRole('button', { name: 'ピンク' }).click()
    await expect.element(steps).not.toBeInTheDocument()
    expect(history?.at(-1)).toBe('/home?colour=pink')
    await expect
      .element(page.getByRole('link', { name: 'カード' }))
      .toHaveAttribute('href', '/product/product-0?colour=pink')
    await page.getByRole('button', { name: 'ピンク' }).click()
    await expect.element(steps).toBeVisible()
    navigate('/home?tag=デスク&colour=white')
    await expect.element(page.getByRole('button', { name: '#デスク' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('button', { name: '白' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('in a shop with one product it has no selection, no search and no filters', async () => {
    await openHome({
      products: PRODUCTS.slice(0, 1),
      front: { pictureUrl: null, occasions: [], firstProducts: PRODUCTS.slice(0, 1), firstProductsBy: 'SHOP' },
    })
    await expect.element(page.getByRole('article')).toHaveLength(1)
    await expect.element(introduction).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'まずはこちらから' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '白' })).not.toBeInTheDocument()
  })
})

describe('CAT-53: where to order', () => {
  it('names the pages of the shop’s profile', async () => {
    const orderPages = [
      { name: { ja: '楽天市場店', en: null }, url: 'https://market.example/a' },
      { name: { ja: '本店', en: 'Main shop' }, url: 'https://shop.example/' },
    ]
    await openHome({ shop: { orderPages } })
    await expect
      .element(steps.getByRole('link', { name: '楽天市場店' }))
      .toHaveAttribute('href', orderPages[0]?.url ?? '')
    await expect.element(steps.getByRole('link', { name: '本店' })).toHaveAttribute('href', orderPages[1]?.url ?? '')
  })

  it('says that there is a sales page if the profile names none', async () => {
    await openHome({ shop: { orderPages: [] } })
    await expect.element(steps).toMatchTextContent(/ショップの販売ページ/)
    await expect.element(steps.getByRole('link')).not.toBeInTheDocument()
  })
})

describe('CAT-52: a returning customer', () => {
  const disk = createJournalStore()
  const forget = () => disk.deleteExpired({ unsaved: Number.POSITIVE_INFINITY, saved: Number.POSITIVE_INFINITY })
  beforeEach(forget)
  afterEach(forget)

  it('finds the begun designs first, and nothing below moves', async () => {
    const { view } = await openHome()
    await expect.element(shelf).toBeVisible()
    const [before, list] = [topOf(steps), topOf(shelf)]
    await view.unmount()
    const snapshot = { version: 1, seq: 0, body: '{}', print: '' }
    const place = {
      design: '/design/new/a/false/card',
      journal: 'j',
      writer: 'w',
      fullSnapshot: () => snapshot,
      now: 1,
    }
    await disk.write({ ...place, snapshot, entries: [], hasWork: true, moveTo: null, isStrict: true })
    await openHome()
    await expect.element(page.getByRole('heading', { level: 1, name: 'つづきから' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '写真時計' })).toBeVisible()
    await expect.element(introduction).not.toBeInTheDocument()
    await expect.element(shelf).toBeVisible()
    expect([topOf(steps), topOf(shelf)]).toEqual([before, list])
  })
})

describe('CAT-64: on a phone', () => {
  it('a button opens the tags and colours, and says how many are set', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    await openHome()
    const toggle = page.getByRole('button', { name: '絞り込む' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('button', { name: 'ピンク' })).not.toBeInTheDocument()
    await toggle.click()
    await page.getByRole('button', { name: 'ピンク' }).click()
    await expect.element(page.getByRole('button', { name: '絞り込み中（1）' })).toBeVisible()
  })
})

describe('CAT-63: while the page loads', () => {
  it('shows no product before what is above the list is known', async () => {
    const front = Promise.withResolvers<void>()
    await openHome({
      calls: [
        {
          endpoint: readFrontPage,
          reply: async () => {
            await front.promise
            return succeed(FRONT)
          },
        },
      ],
    })
    await expect.element(page.getByRole('list').first()).toBeVisible()
    await expect.element(page.getByRole('article')).not.toBeInTheDocument()
    front.resolve()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await expect.element(bestSellers).toBeVisible()
  })

  it('shows the introduction and what failed when no call is answered, and stays so while calls are repeated', async () => {
    const lost = () => new Blob(['<html>'])
    const lists = [listCategories, listHashtags, listColours, readNotices, readFrontPage, pageProducts]
    await openHome({ calls: lists.map((endpoint) => ({ endpoint, reply: lost })) })
    await expect.element(introduction).toBeVisible()
    await expect.element(page.getByText('読み込めませんでした')).toBeVisible()
    const isThere = introduction.element()
    await page.getByRole('button', { name: 'もう一度試す' }).click()
    expect(introduction.element()).toBe(isThere)
  })
})

it('CAT-51: without an answer of the front page the introduction and the list are shown', async () => {
  await openHome({ calls: [{ endpoint: readFrontPage, reply: () => new Blob(['<html>']) }] })
  await expect.element(shelf).toBeVisible()
  await expect.element(introduction).toBeVisible()
  await expect.element(bestSellers).not.toBeInTheDocument()
})
