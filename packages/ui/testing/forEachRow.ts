/**
 * Runs a check for the rows of a table on one screen, one after the other, where each row leaves the screen as it was. The
 * error of a check names its row.
 */
export async function forEachRow<Row extends { readonly answer: string }>(
  rows: readonly Row[],
  check: (row: Row, index: number) => Promise<void>,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    try {
      await check(row, index)
    } catch (error) {
      throw new Error(`after ${row.answer}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
}
