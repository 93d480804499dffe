interface Wanted {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

const MAX_PAGE_SIZE = 200

/** One page of a list. A size of 0 means 1, and no page is larger than 200. */
export function pageOf<Item>(items: readonly Item[], { page, pageSize }: Wanted): Item[] {
  const size = Math.min(Math.max(pageSize, 1), MAX_PAGE_SIZE)
  const start = (Math.max(page, 1) - 1) * size
  return items.slice(start, start + size)
}

/** Whether a text holds every word that was searched for, whatever the width or case of its letters. */
export function matchesSearch(text: string, searchString: string): boolean {
  const plain = (value: string) => value.normalize('NFKC').toLowerCase()
  const words = plain(searchString)
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.every((word) => plain(text).includes(word))
}
