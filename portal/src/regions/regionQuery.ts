import type { Region } from '@irodori/contract'
import { keyOf, type Place, placesOf } from '@irodori/ui/search'

export type RegionView = 'DAYS' | 'CLOCK'

/** RGN-2: the clock is shown when the query is `clock`: `?query=clock`, or `?clock`. */
export const viewOf = (params: URLSearchParams): RegionView =>
  params.get('query') === 'clock' || params.has('clock') ? 'CLOCK' : 'DAYS'

/** The place that an address names by its key, or by a prefecture's name. */
export const placeIn = (regions: readonly Region[], params: URLSearchParams): Place | null => {
  const name = params.get('place')
  return placesOf(regions).find((place) => keyOf(place) === name || place.region.prefecture === name) ?? null
}

/** The address of what is shown. */
export const paramsOf = (place: Place | null, view: RegionView): URLSearchParams =>
  new URLSearchParams({ ...(view === 'CLOCK' ? { query: 'clock' } : {}), ...(place ? { place: keyOf(place) } : {}) })

/** Below this many px the result stands under the map, and not beside it. */
const NARROW = 768

/** RGN-7: the heading that comes into sight when a place was chosen. */
export const headingAfterChoice = (width: number): 'RESULT' | 'TITLE' => (width < NARROW ? 'RESULT' : 'TITLE')
