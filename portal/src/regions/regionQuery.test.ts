import type { Region } from '@irodori/contract'
import { keyOf } from '@irodori/ui/search'
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
])('RGN-2: the query "%s" shows %s', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view)
})

it('RGN-9: an address leads back to the place and the view that it was made of', () => {
  const place = { region, district: region.districts[0] ?? null, village: null }
  const params = paramsOf(place, 'CLOCK')
  expect(placeIn([region], params)).toEqual(place)
  expect(viewOf(params)).toBe('CLOCK')
  expect(placeIn([region], new URLSearchParams({ place: '沖縄県' }))?.region).toBe(region)
  expect(placeIn([region], new URLSearchParams({ place: `${keyOf(place)}x` }))).toBeNull()
  expect(placeIn([region], paramsOf(null, 'DAYS'))).toBeNull()
})

it('RGN-7: below 768 px the choice of a place leads to its heading, else to that of the page', () => {
  expect([headingAfterChoice(767), headingAfterChoice(768)]).toEqual(['RESULT', 'TITLE'])
})
