import { readJson } from '../connectors/readJson.ts'
import { admit, closedBreaker, settle } from '../resilience/circuitBreaker.ts'
import { geocodedPlace } from './geocodedPlace.ts'
import type { PostalPlace } from './postalCodes.ts'

/** The place of a postal code of seven digits; null where it does not know it, or does not answer in time. */
export type Geocoder = (postalCode: string) => Promise<PostalPlace | null>

export interface GeocoderAddress {
  /** Of its JSON, without a query: `https://maps.googleapis.com/maps/api/geocode/json`. */
  readonly url: string
  /** '' for one that asks for none. */
  readonly key: string
}

/** Milliseconds; whoever types an address does not wait longer for something that the table knows too. */
const TIMEOUT = 1500
/** Codes that are remembered, the latest ones: each question costs money. */
const REMEMBERED = 1000

/** A geocoder over HTTP. One that failed several times in a row is left alone for a while. */
export function httpGeocoder({ url, key }: GeocoderAddress, now: () => Date, timeout = TIMEOUT): Geocoder {
  let breaker = closedBreaker
  const remembered = new Map<string, PostalPlace>()

  return async (postalCode) => {
    const known = remembered.get(postalCode)
    if (known) return known
    const admission = admit(breaker, now().getTime())
    breaker = admission.breaker
    if (admission.ticket === null) return null
    const query = new URLSearchParams({
      address: `${postalCode.slice(0, 3)}-${postalCode.slice(3)}`,
      components: 'country:JP',
      language: 'ja',
      ...(key === '' ? {} : { key }),
    })
    const request = {
      method: 'GET',
      url: `${url}?${query}`,
      headers: { accept: 'application/json' },
      body: null,
    } as const
    const result = await readJson(request, timeout)
    const hasAnswered = result.ok && result.value.status === 200
    breaker = settle(breaker, admission.ticket, hasAnswered, now().getTime())
    const place = hasAnswered ? geocodedPlace(result.value.body, postalCode) : null
    if (place !== null) remember(remembered, postalCode, place)
    return place
  }
}

function remember(remembered: Map<string, PostalPlace>, postalCode: string, place: PostalPlace): void {
  remembered.set(postalCode, place)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}
