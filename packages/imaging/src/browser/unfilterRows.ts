/** The types of filter of a PNG's row, in the order of their numbers. */
const [NONE, SUB, UP, AVERAGE, PAETH] = [0, 1, 2, 3, 4]

/**
 * Reverses the filters of a PNG's rows, each of which is preceded by the number of its filter. The rows are written over the
 * filtered ones, without gaps.
 * @param pixelBytes bytes of a pixel, at least one
 * @returns null if there is no such filter
 */
export function unfilterRows(bytes: Uint8Array<ArrayBuffer>, rowBytes: number, pixelBytes: number): Uint8Array | null {
  const height = bytes.length / (rowBytes + 1)
  let above = new Uint8Array(rowBytes)
  for (let y = 0; y < height; y++) {
    const from = y * (rowBytes + 1) + 1
    const filter = bytes[from - 1]
    bytes.copyWithin(y * rowBytes, from, from + rowBytes)
    const row = bytes.subarray(y * rowBytes, (y + 1) * rowBytes)
    if (filter === SUB) addLeft(row, pixelBytes)
    else if (filter === UP) addAbove(row, above)
    else if (filter === AVERAGE) addAverage(row, above, pixelBytes)
    else if (filter === PAETH) addPaeth(row, above, pixelBytes)
    else if (filter !== NONE) return null
    above = row
  }
  return bytes.subarray(0, height * rowBytes)
}

// The bytes before the first pixel and those above the first row count as zero. Results are stored modulo 256.

function addLeft(row: Uint8Array, pixelBytes: number): void {
  for (let x = pixelBytes; x < row.length; x++) row[x] = (row[x] ?? 0) + (row[x - pixelBytes] ?? 0)
}

function addAbove(row: Uint8Array, above: Uint8Array): void {
  for (let x = 0; x < row.length; x++) row[x] = (row[x] ?? 0) + (above[x] ?? 0)
}

function addAverage(row: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  for (let x = 0; x < row.length; x++) {
    const left = x < pixelBytes ? 0 : (row[x - pixelBytes] ?? 0)
    row[x] = (row[x] ?? 0) + ((left + (above[x] ?? 0)) >> 1)
  }
}

/** Adds the neighbour that is nearest to left + up - upLeft, of equal ones the first (PNG specification, 9.4). */
function addPaeth(row: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  for (let x = 0; x < Math.min(pixelBytes, row.length); x++) row[x] = (row[x] ?? 0) + (above[x] ?? 0)
  for (let x = pixelBytes; x < row.length; x++) {
    const left = row[x - pixelBytes] ?? 0
    const up = above[x] ?? 0
    const upLeft = above[x - pixelBytes] ?? 0
    const toLeft = Math.abs(up - upLeft)
    const toUp = Math.abs(left - upLeft)
    const toUpLeft = Math.abs(left + up - 2 * upLeft)
    const nearest = toLeft <= toUp && toLeft <= toUpLeft ? left : toUp <= toUpLeft ? up : upLeft
    row[x] = (row[x] ?? 0) + nearest
  }
}
