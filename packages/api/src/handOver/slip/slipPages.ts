/** Heights in points. */
export interface SlipRoom {
  /** Below the head of the first page. */
  readonly first: number
  /** On each further page. */
  readonly next: number
  readonly noteLine: number
  /** What a page with a line of notes loses beside these lines: the frame and the space around it. */
  readonly notesFrame: number
  readonly row: number
}

export interface SlipPart<Note, Row> {
  readonly notes: readonly Note[]
  readonly rows: readonly Row[]
}

/**
 * What stands on each page of a slip: all lines of notes, then all rows. The first page may have room for neither; a further
 * page holds at least a line or a row. A slip without notes and rows has one page.
 */
export function slipPages<Note, Row>(
  notes: readonly Note[],
  rows: readonly Row[],
  { first, next, noteLine, notesFrame, row }: SlipRoom,
): SlipPart<Note, Row>[] {
  const pages: SlipPart<Note, Row>[] = []
  let [noted, placed] = [0, 0]
  do {
    const isFirst = pages.length === 0
    const height = isFirst ? first : next
    const least = isFirst ? 0 : 1
    const restOfNotes = notes.length - noted
    const noteLines = Math.min(restOfNotes, Math.max(least, Math.floor((height - notesFrame) / noteLine)))
    const left = noteLines > 0 ? height - notesFrame - noteLines * noteLine : height
    const rowLines = noteLines < restOfNotes ? 0 : Math.max(noteLines > 0 ? 0 : least, Math.floor(left / row))
    pages.push({ notes: notes.slice(noted, noted + noteLines), rows: rows.slice(placed, placed + rowLines) })
    noted += noteLines
    placed += rowLines
  } while (noted < notes.length || placed < rows.length)
  return pages
}
