/** Number of entries in the first slice and in each further one. */
const FIRST_SLICE = 20
const NEXT_SLICE = 10
/** Distance from the bottom of the page, in CSS pixels, at which the next slice is fetched. */
const NEAR_BOTTOM = 100

export interface ListSlice {
  readonly offset: number
  readonly limit: number
}

/** The first slice of a list. */
export const firstSlice: ListSlice = { offset: 0, limit: FIRST_SLICE }

/** The slice after another one; undefined if that one was incomplete, so that the list has ended. */
export const sliceAfter = ({ offset, limit }: ListSlice, received: number): ListSlice | undefined =>
  received < limit ? undefined : { offset: offset + limit, limit: NEXT_SLICE }

/** A slice as page and page size of a paged call. Slices start at multiples of their size. */
export const pageOfSlice = ({ offset, limit }: ListSlice) => ({ page: offset / limit + 1, pageSize: limit })

interface Scrolled {
  readonly scrollY: number
  readonly innerHeight: number
  readonly scrollHeight: number
}

export const isNearBottom = ({ scrollY, innerHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - scrollY - innerHeight <= NEAR_BOTTOM
