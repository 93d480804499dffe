import type { Region } from '@irodori/contract/entities/help'
import { DELIVERY_TIMES } from '@irodori/rules/deliveryDate'
import { expect, it } from 'vitest'
import { deliveryOf, keyOf, placesOf } from './places.ts'

const place = { reading: '', note: '', days: null, times: null }
const region: Region = {
  ...place,
  id: 'okinawa',
  name: '沖縄',
  prefecture: '沖縄県',
  days: 3,
  note: '台風の時期は遅れます。',
  districts: [
    {
      ...place,
      name: '宮古',
      note: '船の運航に合わせます。',
      days: { least: 4, most: 5 },
      villages: [
        { ...place, name: '宮古島市' },
        { ...place, name: '多良間村', days: { least: 6, most: 8 }, times: [] },
        { ...place, name: '来間', times: ['19-21時', '午前中', '夜中'] },
      ],
    },
  ],
}
const [prefecture, district, like, late, some] = placesOf([region]).map(deliveryOf)

it('RGN-3: inherits days and times from the surrounding place, and lists notes from the widest to the narrowest', () => {
  expect(prefecture).toEqual({ days: { least: 3, most: 3 }, times: DELIVERY_TIMES, notes: ['台風の時期は遅れます。'] })
  expect(district).toEqual({
    days: { least: 4, most: 5 },
    times: DELIVERY_TIMES,
    notes: ['台風の時期は遅れます。', '船の運航に合わせます。'],
  })
  expect(like).toEqual(district)
  expect(late).toMatchObject({ days: { least: 6, most: 8 }, times: [] })
})

it('RGN-3: sorts times by the day and keeps only those that the shop offers', () => {
  expect(some?.times).toEqual(['午前中', '19-21時'])
})

it('RGN-3: gives every place a unique key', () => {
  const keys = placesOf([region]).map(keyOf)
  expect(new Set(keys).size).toBe(5)
})
