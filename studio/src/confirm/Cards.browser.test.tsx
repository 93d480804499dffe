import { readCardPicture, readMergeList } from '@irodori/contract/endpoints/mergeList'
import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { samplePage, sampleText } from '../../testing/sampleDesign.ts'
import { savedDesign } from '../../testing/savedDesign.ts'
import { Cards } from './Cards.tsx'

const PIECE = { orderNumber: 'irodori-10000001', groupNumber: '7', designSeriesId: 'none', productId: 'card' }
const SESSION = { token: 'session', userName: PIECE.orderNumber, role: 'GUEST' } as const
const AT = '2026-11-21T01:00:00.000Z'
const FRONT = savedDesign(samplePage('front', [sampleText('words', 1, 'ようこそ')]), 'front-id', AT)
const BACK = savedDesign(samplePage('back', [sampleText('name', 1, '見本 太郎')]), 'back-id', AT)
const SAVED: SavedMergeList = {
  list: {
    columns: ['氏名'],
    rows: [
      { id: '1', cells: ['蓮'], decision: 'OPEN' },
      { id: '2', cells: ['葵'], decision: 'LEFT_OUT' },
      { id: '3', cells: ['健'], decision: 'OPEN' },
    ],
    patterns: { name: '{氏名}' },
  },
  updatedAt: AT,
  cards: 2,
  rowsToLookAt: [],
  drawn: { pages: 0, of: 4 },
}

/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

const region = page.getByRole('region', { name: '2枚のカード' })

const open = (saved: SavedMergeList | null) =>
  renderInStudio(<Cards piece={PIECE} pages={[FRONT, BACK]} nameOf={({ id }) => (id === 'back-id' ? '裏' : '表')} />, {
    areas: ['confirm'],
    session: SESSION,
    calls: [answers(readMergeList, saved), { endpoint: readCardPicture, reply: () => new Blob([PIXEL]) }],
  })

it('LST-4: names the number of cards and shows each, on the pages that the list fills', async () => {
  const { sent } = await open(SAVED)
  await expect.element(region.getByRole('status')).toHaveTextContent('1枚目 / 2枚蓮')
  await expect.element(region.getByRole('img', { name: '1枚目の裏' })).toBeVisible()
  await expect.element(region.getByRole('button', { name: '前のカード' })).toBeDisabled()
  await region.getByRole('button', { name: '次のカード' }).click()
  await expect.element(region.getByRole('status')).toHaveTextContent('2枚目 / 2枚健')
  await expect.element(region.getByRole('img', { name: '2枚目の裏' })).toBeVisible()
  await expect.element(region.getByRole('button', { name: '次のカード' })).toBeDisabled()
  const pictures = new Set(sent.map(({ path }) => path).filter((path) => path.includes('/card/')))
  expect([...pictures]).toEqual([
    '/api/merge-list/irodori-10000001/7/card/1/back-id',
    '/api/merge-list/irodori-10000001/7/card/2/back-id',
  ])
})

it('LST-4: says which rows keep the piece from production, and how far its print files are', async () => {
  await open({ ...SAVED, rowsToLookAt: [3], drawn: { pages: 1, of: 4 } })
  await expect.element(region.getByText('確かめる行が1行あります', { exact: false })).toBeVisible()
  await expect.element(region.getByRole('progressbar', { name: '印刷データを作っています' })).toBeVisible()
})

it('LST-4: shows nothing for a piece without a list', async () => {
  const { sent } = await open(null)
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
