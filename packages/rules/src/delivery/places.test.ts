import type { Region } from '@irodori/contract/entities/help'
import { describe, expect, it } from 'vitest'
import { DELIVERY_TIMES } from './deliveryDate.ts'
import { deliveryOf, keyOf, namesOf, placesOf, transportDaysTo } from './places.ts'

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
const deliveries = () => placesOf([region]).map(deliveryOf)

it('RGN-3: inherits days and times from the surrounding place, and lists notes from the widest to the narrowest', () => {
  const [prefecture, district, like, late] = deliveries()
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
  expect(deliveries().at(-1)?.times).toEqual(['午前中', '19-21時'])
})

it('RGN-3: gives every place a unique key', () => {
  const keys = placesOf([region]).map(keyOf)
  expect(new Set(keys).size).toBe(5)
  expect(keys[3]).toBe('okinawa/沖縄県/宮古/多良間村')
})

it('RGN-3: names a place and those around it, the widest first', () => {
  const names = placesOf([region]).map((one) => namesOf(one).map(({ name, reading }) => name + reading))
  expect(names).toEqual([
    ['沖縄県'],
    ['沖縄県', '宮古'],
    ['沖縄県', '宮古', '宮古島市'],
    ['沖縄県', '宮古', '多良間村'],
    ['沖縄県', '宮古', '来間'],
  ])
})

describe('DLV-10 the days of transport to an address', () => {
  const address = { prefecture: '沖縄県', city: '那覇市', subAddress1: '泉崎1-2-3', subAddress2: '' }
  const regions = [region, { ...region, id: 'tokyo', prefecture: '東京都', days: 1, districts: [] }]

  it('follow the slowest place that the address names, else its prefecture', () => {
    const days = (change: object) => transportDaysTo({ ...address, ...change }, regions)
    expect(days({})).toBe(3)
    expect(days({ city: '宮古島市', subAddress1: '平良1-2' })).toBe(5)
    expect(days({ city: '宮古郡多良間村' })).toBe(8)
    expect(days({ prefecture: '東京都', city: '多良間村' })).toBe(1)
    expect(days({ prefecture: '海外' })).toBe(0)
  })

  it('find an island whose name the address shortens', () => {
    const island = { ...place, name: '天売島', note: '', days: { least: 3, most: 4 } }
    const town = {
      ...place,
      name: '羽幌',
      villages: [island, { ...island, name: '飛島', days: { least: 9, most: 9 } }],
    }
    const north = { ...region, prefecture: '北海道', days: 2, districts: [town] }
    const inHaboro = (subAddress1: string) => ({
      prefecture: '北海道',
      city: '苫前郡羽幌町',
      subAddress1,
      subAddress2: '',
    })
    expect(transportDaysTo(inHaboro('大字天売字和浦'), [north])).toBe(4)
    expect(transportDaysTo(inHaboro('南町1'), [north])).toBe(2)
    expect(transportDaysTo(inHaboro('飛行場前'), [north])).toBe(2)
  })
})
