import { LRUCache } from 'lru-cache'
import { sendRequest } from '../connectors/wire/sendRequest.ts'
import { admit, closedBreaker, settle } from '../resilience/circuitBreaker.ts'
import { geocodedPlace } from './geocodedPlace.ts'
import type { PostalPlace } from './postalCodes.ts'

/** The place of a postal code of seven digits; null if the geocoder does not know it or does not answer in time. */
export type Geocoder = (postalCode: string) => Promise<PostalPlace | null>

export interface GeocoderAddress {
  /** URL of its JSON, without a query: `https://maps.googleapis.com/maps/api/geocode/json`. */
  readonly url: string
  /** '' if it requires none. */
  readonly key: string
}

/** Milliseconds. The customer is typing an address and the table is available as a fallback. */
const TIMEOUT_MS = 1500
/** Number of codes in the cache; each request costs money. */
const CACHE_SIZE = 1000

/** A geocoder over HTTP. After several failures in a row it is not called for a while. */
export function httpGeocoder({ url, key }: GeocoderAddress, now: () => Date, timeoutMs = TIMEOUT_MS): Geocoder {
  let breaker = closedBreaker
  const cache = new LRUCache<string, PostalPlace>({ max: CACHE_SIZE })

  return async (postalCode) => {
    const cached = cache.get(postalCode)
    if (cached) return cached
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
      format: 'JSON',
    } as const
    const result = await sendRequest(request, timeoutMs, now())
    const hasAnswered = result.ok && result.value.status === 200
    breaker = settle(breaker, admission.ticket, hasAnswered, now().getTime())
    const place = hasAnswered ? geocodedPlace(result.value.body, postalCode) : null
    if (place !== null) cache.set(postalCode, place)
    return place
  }
}
