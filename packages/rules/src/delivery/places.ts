import type { Region } from '@irodori/contract/entities/help'
import { DELIVERY_TIMES } from './deliveryDate.ts'

type District = Region['districts'][number]
type Village = District['villages'][number]

/** A prefecture, a district in it, or a village in that. */
export interface Place {
  readonly region: Region
  readonly district: District | null
  readonly village: Village | null
}

/**
 * The carrier's service at a place. Values that are not given for the place are inherited from the surrounding
 * one.
 */
export interface PlaceDelivery {
  /** Days of delivery from the workshop, least and most. */
  readonly days: { readonly least: number; readonly most: number }
  /** The shop's delivery times that can be chosen, in order. */
  readonly times: readonly string[]
  /** From the widest to the narrowest. */
  readonly notes: readonly string[]
}

export const prefectureOf = (region: Region): Place => ({ region, district: null, village: null })

/** Each prefecture, followed by its districts and villages. */
export const placesOf = (regions: readonly Region[]): Place[] =>
  regions.flatMap((region) => [
    prefectureOf(region),
    ...region.districts.flatMap((district) => [
      { region, district, village: null },
      ...district.villages.map((village) => ({ region, district, village })),
    ]),
  ])

export function deliveryOf({ region, district, village }: Place): PlaceDelivery {
  const times = village?.times ?? district?.times ?? region.times
  return {
    days: village?.days ?? district?.days ?? { least: region.days, most: region.days },
    times: DELIVERY_TIMES.filter((time) => times === null || times.includes(time)),
    notes: [region.note, district?.note ?? '', village?.note ?? ''].filter((note) => note !== ''),
  }
}

/** The names of a place and of the places around it, with their readings. */
export const namesOf = ({
  region,
  district,
  village,
}: Place): { readonly name: string; readonly reading: string }[] => [
  { name: region.prefecture, reading: region.reading },
  ...(district ? [district] : []),
  ...(village ? [village] : []),
]

export const keyOf = (place: Place): string => [place.region.id, ...namesOf(place).map(({ name }) => name)].join('/')

/** Endings of the names of islands, which an address may leave out: 天売島 is 大字天売. */
const ISLANDS = /(諸島|列島|島)$/
const LEAST_LETTERS = 2

function isNamedIn(address: string, name: string): boolean {
  const short = name.replace(ISLANDS, '')
  return address.includes(name) || (short.length >= LEAST_LETTERS && address.includes(short))
}

/** The parts of an address that name its place. */
export interface PlacedAddress {
  readonly prefecture: string
  readonly city: string
  readonly subAddress1: string
  readonly subAddress2: string
}

/**
 * DLV-10: the most days of transport to an address: those of the slowest district or village that it names, otherwise those
 * of its prefecture; 0 where the shop names no days.
 */
export function transportDaysTo(address: PlacedAddress, regions: readonly Region[]): number {
  const text = `${address.city}${address.subAddress1}${address.subAddress2}`.normalize('NFKC')
  const own = placesOf(regions.filter(({ prefecture }) => prefecture === address.prefecture))
  const named = own.filter(({ district, village }) => {
    const narrowest = village ?? district
    return narrowest === null || isNamedIn(text, narrowest.name)
  })
  return Math.max(0, ...named.map((place) => deliveryOf(place).days.most))
}
