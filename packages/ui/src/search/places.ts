import type { Region } from '@irodori/contract/entities/help'
import { DELIVERY_TIMES } from '@irodori/rules/deliveryDate'

type District = Region['districts'][number]
type Village = District['villages'][number]

/** A prefecture, a district in it, or a village in that. */
export interface Place {
  readonly region: Region
  readonly district: District | null
  readonly village: Village | null
}

/**
 * RGN-3: the carrier's service at a place. Values that are not given for the place are inherited from the surrounding
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
