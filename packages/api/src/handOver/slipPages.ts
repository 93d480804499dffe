interface Room {
  /** Rows that fit below the head of the first page. */
  readonly first: number
  /** Rows that fit on each further page. */
  readonly next: number
}

/** The rows of each page of a slip; a slip without rows has one page. */
export function slipPages<Row>(rows: readonly Row[], { first, next }: Room): (readonly Row[])[] {
  const pages = [rows.slice(0, first)]
  for (let at = first; at < rows.length; at += next) pages.push(rows.slice(at, at + next))
  return pages
}
