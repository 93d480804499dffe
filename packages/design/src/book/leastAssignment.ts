/** The column of each row, and the sum of the costs there. */
export interface Assignment {
  readonly columns: readonly number[]
  readonly cost: number
}

/**
 * Assigns a column of its own to each row such that the sum of the costs is the least: the Hungarian algorithm with
 * potentials, which adds one row after the other along the cheapest augmenting path. Source: H. W. Kuhn (1955).
 * @param costs rows of equal length, not more than they have columns
 */
export function leastAssignment(costs: readonly (readonly number[])[]): Assignment {
  const width = costs[0]?.length ?? 0
  if (costs.length > width) throw new RangeError(`${costs.length} rows need as many columns, but there are ${width}`)
  const ofRow = new Float64Array(costs.length)
  const ofColumn = new Float64Array(width)
  const owners = new Int32Array(width).fill(-1)
  for (let row = 0; row < costs.length; row++) addRow(row, costs, ofRow, ofColumn, owners)
  const columns = costs.map((_, row) => owners.indexOf(row))
  return { columns, cost: columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? 0), 0) }
}

/** Finds a column for one more row; other rows change theirs if that is cheaper. */
function addRow(
  added: number,
  costs: readonly (readonly number[])[],
  ofRow: Float64Array,
  ofColumn: Float64Array,
  owners: Int32Array,
): void {
  const width = ofColumn.length
  const slack = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(width).fill(-1)
  const isVisited = new Uint8Array(width)
  let row = added
  let column = -1
  do {
    let [next, step] = [-1, Number.POSITIVE_INFINITY]
    for (let at = 0; at < width; at++) {
      if (isVisited[at]) continue
      const reduced = (costs[row]?.[at] ?? 0) - (ofRow[row] ?? 0) - (ofColumn[at] ?? 0)
      if (reduced < (slack[at] ?? 0)) {
        slack[at] = reduced
        before[at] = column
      }
      if ((slack[at] ?? 0) < step) [next, step] = [at, slack[at] ?? 0]
    }
    ofRow[added] = (ofRow[added] ?? 0) + step
    for (let at = 0; at < width; at++) {
      if (!isVisited[at]) slack[at] = (slack[at] ?? 0) - step
      else {
        const owner = owners[at] ?? 0
        ofRow[owner] = (ofRow[owner] ?? 0) + step
        ofColumn[at] = (ofColumn[at] ?? 0) - step
      }
    }
    isVisited[next] = 1
    column = next
    row = owners[next] ?? -1
  } while (row >= 0)
  while (column >= 0) {
    const from = before[column] ?? -1
    owners[column] = from < 0 ? added : (owners[from] ?? -1)
    column = from
  }
}
