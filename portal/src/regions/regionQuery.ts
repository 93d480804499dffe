import type { Region } from '@irodori/contract/entities/help'
import type { Place } from '@irodori/rules/places'
import { keyOf, placesOf } from '@irodori/rules/places'

export type RegionView = 'DAYS' | 'CLOCK'

/** RGN-2: the clock is shown when the query is `clock`: `?query=clock`, or `?clock`. */
export const viewOf = (params: URLSearchParams): RegionView =>
  params.get('query') === 'clock' || params.has('clock') ? 'CLOCK' : 'DAYS'

/** RGN-9: the place that an address names by its key, or by the name of a prefecture. */
export const placeIn = (regions: readonly Region[], params: URLSearchParams): Place | null => {
  const name = params.get('place')
  return placesOf(regions).find((place) => keyOf(place) === name || place.region.prefecture === name) ?? null
}

/** RGN-9: the query of the shown place and view. */
export const paramsOf = (place: Place | null, view: RegionView): URLSearchParams =>
  new URLSearchParams({ ...(view === 'CLOCK' ? { query: 'clock' } : {}), ...(place ? { place: keyOf(place) } : {}) })

/** Below this width in CSS pixels the result is below the map instead of beside it. */
const NARROW_WIDTH = 768

/** RGN-7: the heading to which the choice of a place scrolls. */
export const headingAfterChoice = (width: number): 'RESULT' | 'TITLE' => (width < NARROW_WIDTH ? 'RESULT' : 'TITLE')
