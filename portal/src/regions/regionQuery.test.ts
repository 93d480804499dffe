import type { Region } from '@irodori/contract/entities/help'
import { keyOf } from '@irodori/rules/places'
import { expect, it } from 'vitest'
import { headingAfterChoice, paramsOf, placeIn, viewOf } from './regionQuery.ts'

const region: Region = {
  id: 'region-okinawa',
  name: '沖縄',
  prefecture: '沖縄県',
  reading: '',
  days: 3,
  note: '',
  times: null,
  districts: [{ name: '八重山', reading: '', note: '', days: null, times: null, villages: [] }],
}

it.each([
  ['query=clock', 'CLOCK'],
  ['clock', 'CLOCK'],
  ['', 'DAYS'],
  ['query=days', 'DAYS'],
])('RGN-2: reads the query "%s" as the view %s', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view)
})

it('RGN-9: restores the place and the view from an address', () => {
  const place = { region, district: region.districts[0] ?? null, village: null }
  const params = paramsOf(place, 'CLOCK')
  expect(placeIn([region], params)).toEqual(place)
  expect(viewOf(params)).toBe('CLOCK')
  expect(placeIn([region], new URLSearchParams({ place: '沖縄県' }))?.region).toBe(region)
  expect(placeIn([region], new URLSearchParams({ place: `${keyOf(place)}x` }))).toBeNull()
  expect(placeIn([region], paramsOf(null, 'DAYS'))).toBeNull()
})

it('RGN-7: scrolls to the heading of the result below 768 px, otherwise to that of the page', () => {
  expect([headingAfterChoice(767), headingAfterChoice(768)]).toEqual(['RESULT', 'TITLE'])
})
