import * as z from 'zod'

const DAY_MS = 86_400_000
const JAPAN_MS = 9 * 3_600_000
/** searchOrder refuses a longer period. */
const LONGEST_MS = 63 * DAY_MS
/** Older orders are not found. */
const OLDEST_MS = 730 * DAY_MS
export const SEARCH_PAGE_SIZE = 1000
/** searchOrder returns no more orders of one search, whatever the page. */
const MOST_RESULTS = 15_000
/** A period of this length is not divided further. */
const SHORTEST_MS = 60_000

/** Order placed, checked, fixed, dispatched, dispatch reported, payment fixed. There is no date of the last change. */
const DATE_TYPES = [1, 2, 3, 4, 5, 6] as const
const PLACED = 1
const CANCELLED = [800, 900]

/** One page of one search; periods are milliseconds since 1970. */
const RakutenSearch = z.object({
  /** Index of the kind of date; the one after the last searches for cancelled orders. */
  kind: z.int().min(0).max(DATE_TYPES.length),
  from: z.int(),
  to: z.int(),
  /** End of the last period. */
  end: z.int(),
  page: z.int().min(1),
})
export type RakutenSearch = z.infer<typeof RakutenSearch>

/** The first of the searches that together find each order that was changed since a moment. */
export function firstSearch(since: Date, now: Date): RakutenSearch {
  const end = now.getTime()
  const from = Math.max(since.getTime(), end - OLDEST_MS)
  return { kind: 0, from, to: Math.min(end, from + LONGEST_MS), end, page: 1 }
}

/** What the orders of a search have in common. */
export const kindOf = ({ kind }: RakutenSearch): 'CHANGED' | 'CANCELLED' =>
  kind === DATE_TYPES.length ? 'CANCELLED' : 'CHANGED'

/** Null if the text is not one that `nextSearch` returned. */
export function readSearch(written: string): RakutenSearch | null {
  try {
    return RakutenSearch.safeParse(JSON.parse(written)).data ?? null
  } catch {
    return null
  }
}

/** The earlier half of a period with more orders than can be listed; null if all of them can, or no half is possible. */
export function splitSearch(search: RakutenSearch, found: number): RakutenSearch | null {
  const { from, to, page } = search
  if (page > 1 || found <= MOST_RESULTS || to - from <= SHORTEST_MS) return null
  return { ...search, to: from + Math.floor((to - from) / 2) }
}

/** The search after a page, as text; null after the last. */
export function nextSearch(search: RakutenSearch, since: Date, totalPages: number): string | null {
  const next = searchAfter(search, since, totalPages)
  return next && JSON.stringify(next)
}

function searchAfter(search: RakutenSearch, since: Date, totalPages: number): RakutenSearch | null {
  const { kind, to, end, page } = search
  if (page < totalPages) return { ...search, page: page + 1 }
  if (to < end) return { ...search, from: to, to: Math.min(end, to + LONGEST_MS), page: 1 }
  if (kind === DATE_TYPES.length) return null
  // A cancellation has no date, so every cancelled order of the last period is listed again.
  const from = kind + 1 === DATE_TYPES.length ? end - LONGEST_MS : Math.max(since.getTime(), end - OLDEST_MS)
  return { kind: kind + 1, from, to: Math.min(end, from + LONGEST_MS), end, page: 1 }
}

/** `2017-09-25T20:03:43+0900`: another offset, or a colon in it, is refused. */
const rakutenTime = (milliseconds: number): string =>
  `${new Date(milliseconds + JAPAN_MS).toISOString().slice(0, 19)}+0900`

/** The body of searchOrder. */
export function writeSearch({ kind, from, to, page }: RakutenSearch): object {
  const dateType = DATE_TYPES[kind]
  return {
    dateType: dateType ?? PLACED,
    ...(dateType === undefined ? { orderProgressList: CANCELLED } : {}),
    startDatetime: rakutenTime(from),
    endDatetime: rakutenTime(to),
    PaginationRequestModel: {
      requestRecordsAmount: SEARCH_PAGE_SIZE,
      requestPage: page,
      SortModelList: [{ sortColumn: 1, sortDirection: 1 }],
    },
  }
}
