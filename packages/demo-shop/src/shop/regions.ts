import type { Region } from '../entities/types.ts'
import { ZONES_OF_THE_EAST } from './deliveryZones/east.ts'
import { ZONES_OF_THE_WEST } from './deliveryZones/west.ts'

/** The 47 prefectures with their days of transport, and exceptions for islands and valleys. */
export const REGIONS: readonly Region[] = [...ZONES_OF_THE_EAST, ...ZONES_OF_THE_WEST].flatMap((zone) =>
  zone.prefectures.map(([id, prefecture, reading, districts = [], note = zone.note]) => ({
    id: `region-${id}`,
    name: zone.name,
    prefecture,
    reading,
    days: zone.days,
    note,
    times: null,
    districts: districts.map((place) => place(zone.days)),
  })),
)
