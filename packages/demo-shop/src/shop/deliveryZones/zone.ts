import type { District, Village } from '../../entities/types.ts'

/** The districts of a prefecture, as a function of its days of transport. */
type InZone<Place> = (days: number) => Place

/** Days of transport from the workshop, which is in Tokyo. */
export interface Zone {
  readonly name: string
  readonly days: number
  readonly note: string
  readonly prefectures: readonly (readonly [
    id: string,
    name: string,
    reading: string,
    districts?: readonly InZone<District>[],
    note?: string,
  ])[]
}

export const FERRY = '船の運航に合わせてお届けします。'
const NO_TIMES: string[] = []

const later = (days: number) => ({ least: days + 1, most: days + 2 })

/** Same as its prefecture. */
export const alike =
  (name: string, reading: string, note = ''): InZone<Village> =>
  () => ({ name, reading, note, days: null, times: null })

/** A day or two later than its prefecture. */
export const late =
  (name: string, reading: string): InZone<Village> =>
  (days) => ({ name, reading, note: '', days: later(days), times: null })

/** Later, and without a choice of time. */
export const untimed =
  (name: string, reading: string): InZone<Village> =>
  (days) => ({ name, reading, note: '', days: later(days), times: NO_TIMES })

/** By a weekly ship. */
export const farAway =
  (name: string, reading: string): InZone<Village> =>
  () => ({ name, reading, note: '', days: { least: 8, most: 12 }, times: NO_TIMES })

export const district =
  (name: string, reading: string, note: string, ...villages: readonly InZone<Village>[]): InZone<District> =>
  (days) => ({ name, reading, note, days: null, times: null, villages: villages.map((village) => village(days)) })

/** A district that is reached a day or two later as a whole. */
export const lateDistrict =
  (...given: Parameters<typeof district>): InZone<District> =>
  (days) => ({ ...district(...given)(days), days: later(days) })
