import { endpoints } from '@irodori/contract/endpoints'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { type GeocoderAddress, httpGeocoder } from './geocoder.ts'
import { postalPlace } from './postalPlace.ts'

interface Deps {
  readonly now: () => Date
  /** Null if only the static table is used. */
  readonly geocoder: GeocoderAddress | null
}

export function postalRoutes(register: Register, { now, geocoder }: Deps): void {
  const geocode = geocoder && httpGeocoder(geocoder, now)
  register.forSession(endpoints.readPostalPlace, async ({ params }) =>
    answer({ place: await postalPlace(params.postalCode, geocode) }),
  )
}
