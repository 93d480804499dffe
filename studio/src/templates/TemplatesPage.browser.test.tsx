import { listHashtags, readTemplateGroup } from '@irodori/contract/endpoints/catalogue'
import {
  listColours,
  pageTemplateSeries,
  pageTemplates,
  readNotices,
  readProductForTemplates,
} from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { forEachRow } from '@irodori/ui/testing/forEachRow'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it, vi } from 'vitest'
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

interface PageOptions {
  readonly path?: string
  readonly calls?: readonly FakeCall[]
  readonly callLimitMs?: number
}

function openPage(
  product: FakeCall['reply'] = () => succeed(sampleProduct()),
  { path = '/product/card', calls = [], callLimitMs = 60_000 }: PageOptions = {},
) {
  return renderInStudio(<TemplatesPage productId="card" />, {
    path,
    areas: ['catalogue', 'errors', 'verification', 'session', 'viewing'],
    callLimitMs,
    calls: [
      ...calls,
      { endpoint: readProductForTemplates, reply: product },
      answers(listHashtags, []),
      answers(listColours, []),
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
  it('CAT-49: shows the price of the product, and nothing in its place if the shop has not stated one', async () => {
    let product = sampleProduct({ price: { yen: 880, kind: 'FIXED', taxRate: 10 } })
    const { view } = await openPage(() => succeed(product))
    await expect.element(page.getByText('￥880（税込）')).toBeVisible()
    await view.unmount()
    product = sampleProduct()
    await openPage(() => succeed(product))
    await expect.element(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect.element(page.getByText(/￥|税込/)).not.toBeInTheDocument()
  })

  it('CAT-53: says where the product is ordered, by the pages of the shop’s profile', async () => {
    await openPage()
    const link = page.getByRole('main').getByRole('link', { name: '公式ショップ' })
    await expect.element(link).toHaveAttribute('href', 'https://shop.irodori.example/')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })

  it('CAT-55: a product without designs says so, and has no templates and no filters', async () => {
    const product = sampleProduct({ productType: 'NO_DESIGN', name: '木のスタンド', availableDate: '11/25(水)' })
    const { sent } = await openPage(() => succeed(product))
    await expect
      .element(page.getByText('デザインを作らずに、そのままお届けする商品です。', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('出荷予定 11/25(水)')).toBeVisible()
    await expect.element(search).not.toBeInTheDocument()
    await expect.element(wave).not.toBeInTheDocument()
    expect(sent.map(({ path }) => path)).not.toContain('/api/template/product/card')
    expect(document.title).toMatch(/^木のスタンド \|/)
  })

  it('CAT-56: a sold-out option has no shipping date, and another one has it', async () => {
    const options = [
      { identifier: 'gold', name: '金', inStock: 100 },
      { identifier: 'silver', name: '銀', inStock: 0 },
    ]
    await openPage(() => succeed(sampleProduct({ options, availableDate: '11/25(水)' })))
    await expect.element(page.getByText('出荷予定 11/25(水)')).toBeVisible()
    await page.getByRole('radio', { name: '銀（品切れ）' }).click()
    await expect.element(page.getByText(/出荷予定/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: '入荷したら知らせる' })).toBeVisible()
  })

  it('CAT-59: filters its templates by a colour, which is in the address, and removes it again', async () => {
    const { history } = await openPage(undefined, { calls: [answers(listColours, ['pink', 'blue'])] })
    const pink = page.getByRole('button', { name: 'ピンク' })
    await pink.click()
    await expect.element(pink).toHaveAttribute('aria-pressed', 'true')
    expect(history?.at(-1)).toBe('/product/card?colour=pink')
    await pink.click()
    expect(history?.at(-1)).toBe('/product/card')
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

  it('CLD-6: asks with which month a calendar begins, and hands the choice to the editor', async () => {
    const month = { monthGrid: sampleMonthGrid(), month: '2031-01' }
    const sheets = [
      sampleTemplate({ id: 'kite', name: '赤い凧', templateGroupId: 'kite' }),
      sampleTemplate({ id: 'january', templateGroupId: 'kite', sideNumber: 2, ...month }),
    ]
    await openPage(undefined, { calls: [{ endpoint: readTemplateGroup, reply: () => succeed(sheets) }] })
    await kite.click()
    const start = dialog.getByLabelText('カレンダーの始まり')
    const make = dialog.getByRole('link', { name: 'このデザインで作る' })
    await expect.element(start).toHaveValue('2031-01')
    await expect.element(make).toHaveAttribute('href', '/design/new/kite/false/card?start=2031-01')
    const [first] = (start.element() as HTMLSelectElement).options
    await start.selectOptions(first?.value ?? '')
    await expect.element(make).toHaveAttribute('href', `/design/new/kite/false/card?start=${first?.value}`)
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

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
}

const UNAVAILABLE: Row = { answer: '400 NOT_AVAILABLE', reply: () => refuse(400, 'NOT_AVAILABLE') }
const NOT_FOUND: Row = { answer: '404 PRODUCT_IS_NOT_FOUND', reply: () => refuse(404, 'PRODUCT_IS_NOT_FOUND') }
const REFUSED: readonly Row[] = [
  { answer: '400 REQUEST_INVALID', reply: () => refuse(400, 'REQUEST_INVALID') },
  { answer: '401 UNAUTHENTICATED', reply: () => refuse(401, 'UNAUTHENTICATED') },
  { answer: '403 FORBIDDEN', reply: () => refuse(403, 'FORBIDDEN') },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND') },
  { answer: '429 TOO_MANY_TRIES', reply: () => refuse(429, 'TOO_MANY_TRIES') },
  { answer: '500 with a message', reply: () => refuse(500, 'INTERNAL', '内部の事情です') },
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY') },
  { answer: 'no data', reply: () => succeed(null) },
  { answer: 'data outside the contract', reply: () => succeed({ id: 7 }) },
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
]

it('CAT-37, CAT-38: each code of the contract has a row', () => {
  const rows = [UNAVAILABLE, NOT_FOUND, ...REFUSED]
  const inRows = (code: ErrorCode) => rows.some(({ answer }) => answer.includes(code))
  for (const endpoint of [readProductForTemplates, pageTemplates, pageTemplateSeries, listHashtags]) {
    expect(errorsOf(endpoint).filter((code) => !inRows(code))).toEqual([])
  }
})

const failed = page.getByRole('heading', { name: '読み込めませんでした' })
const retry = page.getByRole('button', { name: 'もう一度試す' })
const search = page.getByRole('searchbox')

/** Opens the page with one call that the row answers until `accept` is called. */
async function openFailing(call: 'product' | 'hashtags' | 'list', { reply }: Row, callLimitMs?: number) {
  let isAccepted = false
  const failing =
    (accepted: FakeCall['reply']): FakeCall['reply'] =>
    (sent) =>
      isAccepted ? accepted(sent) : reply(sent)
  const product = () => succeed(sampleProduct())
  const app = await openPage(call === 'product' ? failing(product) : product, {
    ...(callLimitMs !== undefined && { callLimitMs }),
    calls: [
      ...(call === 'hashtags' ? [{ endpoint: listHashtags, reply: failing(() => succeed([])) }] : []),
      ...(call === 'list'
        ? [
            {
              endpoint: pageTemplates,
              reply: failing(() => succeed({ templates: LISTED, total: LISTED.length })),
            },
          ]
        : []),
    ],
  })
  return {
    ...app,
    accept: () => {
      isAccepted = true
    },
  }
}

describe.each(['product', 'list'] as const)('CAT-37: 400 NOT_AVAILABLE of the %s', (call) => {
  it('says that the product is not on sale, and leads to the products', async () => {
    const { history } = await openFailing(call, UNAVAILABLE)
    const notice = page.getByRole('alertdialog', { name: 'この商品は、いまお取り扱いしていません' })
    await expect.element(notice).toMatchTextContent(/ほかの商品をご覧ください。/)
    await notice.getByRole('button', { name: '商品一覧へ' }).click()
    await expect.poll(() => history?.at(-1)).toBe('/home')
  })
})

it.each([NOT_FOUND, ...REFUSED])('CAT-38: after $answer of the product leads to /404', async (row) => {
  const { history } = await openFailing('product', row)
  await expect.poll(() => history?.at(-1)).toBe('/404')
})

it.each(REFUSED)('CAT-38: after $answer of the hashtags leads to /404', async (row) => {
  const { history } = await openFailing('hashtags', row)
  await expect.poll(() => history?.at(-1)).toBe('/404')
})

it('CAT-38: after 404 PRODUCT_IS_NOT_FOUND of the list leads to /404', async () => {
  const { history } = await openFailing('list', NOT_FOUND)
  await expect.poll(() => history?.at(-1)).toBe('/404')
})

it.each(LOST_ANSWERS)('CAT-38: after $answer of the product offers to read it again', async (row) => {
  const { accept, history } = await openFailing('product', row, row.callLimitMs)
  await expect.element(failed).toBeVisible()
  accept()
  await retry.click()
  await expect.element(wave).toBeVisible()
  expect(history).toEqual(['/product/card'])
})

it.each(LOST_ANSWERS)('CAT-38: after $answer of the hashtags shows the list without them', async (row) => {
  await openFailing('hashtags', row, row.callLimitMs)
  await expect.element(wave).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

it('CAT-38: after each refusal of the list keeps the search, and reads the list again on request', async () => {
  let current: FakeCall['reply'] = () => refuse(503, 'BUSY')
  const { accept, history } = await openFailing('list', { answer: 'each', reply: (...call) => current(...call) })
  await expect.element(failed).toBeVisible()
  await search.fill('波')
  await userEvent.keyboard('{Enter}')
  await forEachRow(REFUSED, async ({ reply }) => {
    const asked = vi.fn(reply)
    current = asked
    await retry.click()
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
    await expect.element(failed).toBeVisible()
    await expect.element(page.getByText(/内部の事情/)).not.toBeInTheDocument()
    await expect.element(search).toHaveValue('波')
  })
  accept()
  await retry.click()
  await expect.element(wave).toBeVisible()
  expect(decodeURIComponent(history?.at(-1) ?? '')).toMatch(/^\/product\/card\?/)
})

it.each(LOST_ANSWERS)(
  'CAT-38: after $answer of the list keeps the search, and reads the list again on request',
  async (row) => {
    const { accept, history } = await openFailing('list', row, row.callLimitMs)
    await expect.element(failed).toBeVisible()
    await expect.element(page.getByText(/内部の事情/)).not.toBeInTheDocument()
    await search.fill('波')
    await userEvent.keyboard('{Enter}')
    await expect.element(failed).toBeVisible()
    accept()
    await retry.click()
    await expect.element(wave).toBeVisible()
    await expect.element(search).toHaveValue('波')
    expect(decodeURIComponent(history?.at(-1) ?? '')).toMatch(/^\/product\/card\?/)
  },
)

describe('CAT-50: without a connection', () => {
  async function openAndLose(total: number) {
    let isLost = false
    await openPage(() => succeed(sampleProduct()), {
      calls: [
        {
          endpoint: pageTemplates,
          reply: () =>
            isLost ? Promise.reject(new TypeError('no connection')) : succeed({ templates: LISTED, total }),
        },
      ],
    })
    await expect.element(wave).toBeVisible()
    isLost = true
  }

  it('sorts and searches a list that was read in whole', async () => {
    await openAndLose(LISTED.length)
    await page.getByRole('radio', { name: 'ことばが多い順' }).click()
    await expect.element(wave).toBeVisible()
    await search.fill('凧')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: '1点のデザイン' })).toBeVisible()
    await expect.element(wave).not.toBeInTheDocument()
    await expect.element(failed).not.toBeInTheDocument()
  })

  it('says that a list of several pages could not be read in another order', async () => {
    await openAndLose(70)
    await page.getByRole('radio', { name: 'ことばが多い順' }).click()
    await expect.element(failed).toBeVisible()
  })
})
