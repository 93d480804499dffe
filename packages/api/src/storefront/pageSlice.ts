interface Wanted {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

const MAX_PAGE_SIZE = 200

export interface Slice {
  readonly offset: number
  readonly limit: number
}

/** Which items of a list a page shows. A size of 0 means 1, and no page is larger than 200. */
export function pageSlice({ page, pageSize }: Wanted): Slice {
  const limit = clampPageSize(pageSize)
  return { offset: (Math.max(page, 1) - 1) * limit, limit }
}

export const clampPageSize = (size: number): number => Math.min(Math.max(size, 1), MAX_PAGE_SIZE)
