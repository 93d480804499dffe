interface PageInput {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

const MAX_PAGE_SIZE = 200

export interface Slice {
  readonly offset: number
  readonly limit: number
}

/** The part of a list that a page shows. A size of 0 counts as 1; the maximum is 200. */
export function pageSlice({ page, pageSize }: PageInput): Slice {
  const limit = clampPageSize(pageSize)
  return { offset: (Math.max(page, 1) - 1) * limit, limit }
}

export const clampPageSize = (size: number): number => Math.min(Math.max(size, 1), MAX_PAGE_SIZE)
