import type { ShopEvent } from '../entities/types.ts'
import { dayFrom } from './day.ts'

const FIXED: readonly ShopEvent[] = [
  {
    id: 'event-new-year-2027',
    isDayOff: true,
    description: '年末年始休業',
    temporals: [{ fromDate: '2026-12-29', toDate: '2027-01-04' }],
  },
  {
    id: 'event-stocktaking-2027',
    isDayOff: true,
    description: '棚卸しのため休業',
    temporals: [{ soleDate: '2027-03-31' }],
  },
  {
    id: 'event-mothers-day-2027',
    isDayOff: false,
    description: '母の日前の臨時営業',
    temporals: [{ soleDate: '2027-05-01' }, { soleDate: '2027-05-08' }],
  },
  {
    id: 'event-summer-2027',
    isDayOff: true,
    description: '夏季休業',
    temporals: [{ fromDate: '2027-08-12', toDate: '2027-08-16' }],
  },
]

/** Descriptions in English. */
export const ENGLISH_EVENTS: Readonly<Record<string, string>> = {
  'event-new-year-2027': 'New Year holidays',
  'event-stocktaking-2027': 'Closed for stocktaking',
  'event-mothers-day-2027': 'Open before Mother’s Day',
  'event-summer-2027': 'Summer holidays',
  'event-machine': 'Closed while a press is replaced',
  'event-saturday': 'Open at the end of the year',
}

/** Days on which the workshop is closed, or open on a regular day off: those of the year, and one of each near the day of the shop. */
export const eventsOn = (now: Date): ShopEvent[] => [
  ...FIXED,
  {
    id: 'event-machine',
    isDayOff: true,
    description: '印刷機の入れ替えのため休業',
    temporals: [{ soleDate: dayFrom(now, 24) }],
  },
  {
    id: 'event-saturday',
    isDayOff: false,
    description: '年末の臨時営業',
    temporals: [{ soleDate: dayFrom(now, 14) }, { soleDate: dayFrom(now, 21) }],
  },
]
