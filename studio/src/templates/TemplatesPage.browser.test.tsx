import {
  listHashtags,
  pageTemplates,
  readNotices,
  readProductForTemplates,
  readTemplateGroup,
} from '@irodori/contract/endpoints/catalogue'
import type { Product } from '@irodori/contract/entities/product'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { cardOf, sampleTemplate } from '../../testing/sampleTemplate.ts'
import { TemplatesPage } from './TemplatesPage.tsx'

const WAVE = [
  sampleTemplate({ id: 'wave', name: '青い波', imageItemCount: 2, textItemCount: 3, templateGroupId: 'wave' }),
  sampleTemplate({ id: 'wave back', name: '青い波', sideNumber: 2, templateGroupId: 'wave' }),
]
const KITE = [sampleTemplate({ id: 'kite', name: '赤い凧', templateGroupId: 'kite' })]
const LISTED = [...WAVE.slice(0, 1), ...KITE].map(cardOf)

const groupOf: FakeCall = {
  endpoint: readTemplateGroup,
  reply: ({ path }) => succeed(path.includes('kite') ? KITE : WAVE),
}

function openPage(
  product: FakeCall['reply'] = () => succeed(sampleProduct()),
  { path = '/product/card', calls = [] }: { readonly path?: string; readonly calls?: readonly FakeCall[] } = {},
) {
  return renderInStudio(<TemplatesPage productId="card" />, {
    path,
    areas: ['catalogue', 'errors', 'verification', 'session', 'viewing'],
    calls: [
      ...calls,
      { endpoint: readProductForTemplates, reply: product },
      answers(listHashtags, []),
      answers(readNotices, []),
      { endpoint: pageTemplates, reply: () => succeed({ templates: LISTED, total: LISTED.length }) },
      groupOf,
    ],
  })
}

const dialog = page.getByRole('dialog')
const wave = page.getByRole('button', { name: /^青い波/ })
const kite = page.getByRole('button', { name: /^赤い凧/ })

describe('the page of a product', () => {
  it('that is not sold now says so, and leads to the products', async () => {
    const { history } = await openPage(() => refuse(400, 'NOT_AVAILABLE'))
    const notice = page.getByRole('alertdialog', { name: 'この商品は、いまお取り扱いしていません' })
    await notice.getByRole('button', { name: '商品一覧へ' }).click()
    await expect.poll(() => history?.at(-1)).toBe('/home')
  })

  it('that does not exist leads to the page for unknown addresses', async () => {
    const { history } = await openPage(() => refuse(404, 'PRODUCT_IS_NOT_FOUND'))
    await expect.poll(() => history?.at(-1)).toBe('/404')
  })

  it('remembers the option that the customer has chosen in its address', async () => {
    const product: Product = sampleProduct({
      options: [
        { identifier: 'white', name: '白', inStock: 100 },
        { identifier: 'blue', name: '青', inStock: 100 },
      ],
    })
    const { history } = await openPage(() => succeed(product))
    await page.getByRole('radio', { name: '青' }).click()
    await expect.poll(() => history?.at(-1)).toBe('/product/card?o=blue')
    await expect.element(page.getByRole('radio', { name: '青' })).toBeChecked()
  })
})

describe('the preview of a template', () => {
  it('shows the chosen one of two with its own facts and the way to design it', async () => {
    const { history } = await openPage()
    await wave.click()
    await expect.element(dialog).toHaveAccessibleName('青い波')
    await expect.element(dialog.getByText('写真 2枚')).toBeVisible()
    await expect.element(dialog.getByText('ことば 3か所')).toBeVisible()
    const make = dialog.getByRole('link', { name: 'このデザインで作る' })
    await expect.element(make).toHaveAttribute('href', '/design/new/wave/false/card')
    await expect.element(make).toHaveFocus()
    expect(history?.at(-1)).toBe('/product/card?design=wave')
    await userEvent.keyboard('{Escape}')
    await kite.click()
    await expect.element(dialog).toHaveAccessibleName('赤い凧')
    await expect.element(make).toHaveAttribute('href', '/design/new/kite/false/card')
  })

  it('returns the focus to its card and leaves the address when it is closed', async () => {
    const { history } = await openPage()
    await kite.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(kite).toHaveFocus()
    expect(history?.at(-1)).toBe('/product/card')
  })

  it('turns to the other side, and starts with the front again for another template', async () => {
    await openPage()
    await wave.click()
    const front = dialog.getByRole('button', { name: '表' })
    const back = dialog.getByRole('button', { name: '裏' })
    await expect.element(front).toHaveAttribute('aria-current', 'true')
    await dialog.getByRole('button', { name: '次のページを見る' }).click()
    await expect.element(back).toHaveAttribute('aria-current', 'true')
    await expect.element(dialog.getByRole('button', { name: '次のページを見る' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await wave.click()
    await expect.element(front).toHaveAttribute('aria-current', 'true')
  })

  it('is open at once at the address of a design', async () => {
    await openPage(undefined, { path: '/product/card?design=kite' })
    await expect.element(dialog).toHaveAccessibleName('赤い凧')
  })

  it('remembers the opened design and the favourites on this device', async () => {
    await openPage()
    const favourite = page.getByRole('button', { name: 'お気に入り' })
    await favourite.first().click()
    await expect.element(favourite.first()).toHaveAttribute('aria-pressed', 'true')
    await expect.element(favourite.last()).toHaveAttribute('aria-pressed', 'false')
    await kite.click()
    await expect.element(dialog).toBeVisible()
    const stored: unknown = JSON.parse(localStorage.getItem('irodori.shelf') ?? '{}')
    expect(stored).toMatchObject({ favourites: [{ id: 'wave' }] })
    await userEvent.keyboard('{Escape}')
    await favourite.first().click()
    await expect.element(favourite.first()).toHaveAttribute('aria-pressed', 'false')
  })
})
