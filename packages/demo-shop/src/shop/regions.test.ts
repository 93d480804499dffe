import { describe, expect, it } from 'vitest'
import { REGIONS } from './regions.ts'

describe('delivery regions', () => {
  it('include each of the 47 prefectures once', () => {
    expect(new Set(REGIONS.map(({ prefecture }) => prefecture)).size).toBe(47)
    expect(REGIONS).toHaveLength(47)
    expect(new Set(REGIONS.map(({ id }) => id)).size).toBe(47)
  })

  it('have the same days of transport within a zone', () => {
    const days = Map.groupBy(REGIONS, ({ name }) => name)
    expect(days.size).toBe(13)
    for (const zone of days.values()) expect(new Set(zone.map((region) => region.days)).size).toBe(1)
  })

  it('name each district and village once', () => {
    const districts = REGIONS.flatMap(({ prefecture, districts: own }) =>
      own.map(({ name }) => `${prefecture} ${name}`),
    )
    const villages = REGIONS.flatMap(({ prefecture, districts: own }) =>
      own.flatMap(({ name, villages: places }) => places.map((place) => `${prefecture} ${name} ${place.name}`)),
    )
    for (const names of [districts, villages]) expect(new Set(names).size).toBe(names.length)
    expect(villages.length).toBeGreaterThan(60)
  })

  it('have readings in hiragana, as do all their places', () => {
    const readings = REGIONS.flatMap((region) => [
      region.reading,
      ...region.districts.flatMap(({ reading, villages }) => [reading, ...villages.map((village) => village.reading)]),
    ])
    for (const reading of readings) expect(reading).toMatch(/^[ぁ-ゖー・]+$/)
  })

  it('have islands with the same or more days of transport', () => {
    const places = REGIONS.flatMap(({ days, districts }) =>
      districts.flatMap((district) => [district, ...district.villages].map((place) => ({ days, own: place.days }))),
    )
    for (const { days, own } of places) {
      if (own) expect([own.least > days, own.most >= own.least]).toEqual([true, true])
    }
  })
})
