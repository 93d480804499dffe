import type { Ornament } from '@irodori/contract/entities/ornament'
import { expect, it } from 'vitest'
import { ornamentItem, samplePage } from '../../testing/sampleItems.ts'
import { isWithinLimits } from '../arranging/limits.ts'
import { newOrnament } from './newOrnament.ts'

const { drawing } = ornamentItem()
const ribbon: Ornament = {
  id: 'ribbon',
  version: 2,
  name: 'リボン',
  drawing: { ...drawing, width: 400, height: 100 },
  colours: ['#a93a2b'],
}

it('ADD-6: a new ornament lies in the middle of the page, in its own proportions and colours', () => {
  const page = samplePage({ sheet: { width: 1271, height: 1771 } })
  const item = newOrnament(page, ribbon, () => 'new')
  expect(item).toMatchObject({ id: 'new', origin: 'OWN', ornament: 'ribbon', version: 2, colours: ['#a93a2b'] })
  // 30 % of the safe width of 1129 pixels
  expect([item.width, item.height]).toEqual([339, 85])
  expect(item.left + item.width / 2).toBeCloseTo(1271 / 2, 0)
  expect(item.top + item.height / 2).toBeCloseTo(1771 / 2, 0)
})

it('ADD-6: on a tiny page it is as large as the limits of items demand', () => {
  const page = samplePage({ sheet: { width: 300, height: 300 } })
  expect(
    isWithinLimits(
      page.sheet,
      newOrnament(page, ribbon, () => 'new'),
    ),
  ).toBe(true)
})
