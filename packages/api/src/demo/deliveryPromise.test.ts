import { demoShop } from '@irodori/demo-shop/demoShop'
import { checkDeliveryDate, earliestDeliveryDate } from '@irodori/rules/deliveryDate'
import { shipDateOfStart } from '@irodori/rules/parcelShipDate'
import { deliveryOf, namesOf, placesOf, transportDaysTo } from '@irodori/rules/places'
import { shipDate } from '@irodori/rules/shipDate'
import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import { isDayOff } from '@irodori/rules/shopCalendar'
import { addDays, daysBetween } from '@irodori/rules/tokyoDay'
import { describe, expect, it } from 'vitest'
import { demoEntities } from './demoEntities.ts'

const FIRST_DAY = '2026-10-01'
const DAYS = 731
const CREATING_DAYS = 2
const CATEGORY = 'photo-book'

const {
  events,
  help: { regions },
} = demoEntities(demoShop(new Date('2026-11-20T00:00:00+09:00')))

const closed = (fromDate: string, toDate: string) => ({
  soleDate: null,
  fromDate,
  toDate,
  day: null,
  week: null,
  month: null,
})

const CALENDARS: Readonly<Record<string, ShopCalendar>> = {
  'the demo shop': { events, categoryDaysOff: [], shipDateOverrides: [], changePoint: '13:00' },
  'a workshop that closes for two weeks, works on one Sunday and makes no books in its stocktaking': {
    events: [
      {
        id: 'winter',
        isDayOff: true,
        description: '年末年始',
        temporals: [closed('2026-12-26', '2027-01-08'), closed('2027-12-31', '2028-01-03')],
      },
      { id: 'open', isDayOff: false, description: '臨時営業', temporals: [closed('2026-12-27', '2026-12-27')] },
      { id: 'autumn', isDayOff: true, description: '社員旅行', temporals: [closed('2027-09-17', '2027-09-26')] },
    ],
    categoryDaysOff: [
      { categoryIdentifies: [CATEGORY], description: '棚卸し', temporals: [closed('2027-01-12', '2027-01-15')] },
    ],
    shipDateOverrides: [],
    changePoint: '9:30',
  },
}

const places = placesOf(regions)
/** An address as a customer writes it: prefecture, city, then the place. */
const addressOf = (place: (typeof places)[number]) => ({
  prefecture: place.region.prefecture,
  city: place.district?.name ?? '中央市',
  subAddress1: place.village?.name ?? '本町1-2-3',
  subAddress2: '',
})

describe('DLV-2, DLV-10: the delivery dates of every place over two years', () => {
  it('knows the days of all prefectures, districts and islands by their address', () => {
    expect(new Set(places.map(({ region }) => region.prefecture)).size).toBe(47)
    for (const place of places) {
      const names = namesOf(place).map(({ name }) => name)
      expect
        .soft([names, transportDaysTo(addressOf(place), regions) >= deliveryOf(place).days.most])
        .toEqual([names, true])
    }
  })

  it.each(Object.keys(CALENDARS))('never contradict the days of transport, in the calendar of %s', (name) => {
    const calendar = CALENDARS[name]
    if (calendar === undefined) throw new Error(`calendar ${name} is missing`)
    const transports = new Set([0, ...places.map((place) => transportDaysTo(addressOf(place), regions))])
    expect(transports.size).toBeGreaterThan(4)
    const faults: string[] = []
    for (const transportDays of transports) {
      for (let index = 0; index < DAYS; index += 1) {
        const today = addDays(FIRST_DAY, index)
        // On both sides of the change point.
        for (const time of ['09:29', '13:00']) {
          const now = new Date(`${today}T${time}:00+09:00`)
          const ships = shipDate(now, CREATING_DAYS, calendar, [CATEGORY])
          if (ships === null) throw new Error(`nothing ships on ${today}`)
          const question = {
            now,
            orderDate: now,
            shipDate: ships,
            categoryIdentifies: [CATEGORY],
            transportDays,
            calendar,
          }
          const earliest = earliestDeliveryDate(question)
          if (earliest === null) throw new Error(`no day can be chosen on ${today}`)
          for (const deliveryDay of [earliest, addDays(earliest, 1 + (index % 9))]) {
            if (!checkDeliveryDate(deliveryDay, question).ok) continue
            const leaves = shipDateOfStart({ deliveryDay, isDayEnabled: true, question })
            const isOff = isDayOff(leaves, calendar, [CATEGORY])
            if (daysBetween(leaves, deliveryDay) < Math.max(3, transportDays) || leaves < ships || isOff) {
              faults.push(`${now.toISOString()} ${transportDays}: leaves ${leaves} for ${deliveryDay}`)
            }
          }
        }
      }
    }
    expect(faults.slice(0, 5)).toEqual([])
  })
})
