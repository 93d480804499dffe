/** How much a preview shows at first, and how much more each time. */
const FIRST_SLICE = 20
const NEXT_SLICE = 10
/** CSS pixels above the bottom of the page at which more is fetched. */
const NEAR_BOTTOM = 100

export interface ListSlice {
  readonly offset: number
  readonly limit: number
}

/** The first piece of a list. */
export const firstSlice: ListSlice = { offset: 0, limit: FIRST_SLICE }

/** What follows a piece; undefined where it brought less than was asked for, so that there is no more. */
export const sliceAfter = ({ offset, limit }: ListSlice, received: number): ListSlice | undefined =>
  received < limit ? undefined : { offset: offset + limit, limit: NEXT_SLICE }

/** A piece as the page of a paged call: pieces begin at multiples of their size. */
export const pageOfSlice = ({ offset, limit }: ListSlice) => ({ page: offset / limit + 1, pageSize: limit })

interface Scrolled {
  readonly scrollY: number
  readonly innerHeight: number
  readonly scrollHeight: number
}

export const isNearBottom = ({ scrollY, innerHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - scrollY - innerHeight <= NEAR_BOTTOM
