/**
 * Cuts arriving bytes into pieces of a size; the last one may be shorter. If the connection breaks off, the bytes that have
 * arrived are the last piece, and its error is thrown afterwards.
 */
export async function* piecesOf(arriving: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(size)
  let filled = 0
  try {
    for await (const chunk of arriving) {
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.subarray(at, at + size - filled)
        piece.set(taken, filled)
        filled += taken.length
        at += taken.length
        if (filled < size) continue
        yield piece
        piece = new Uint8Array(size)
        filled = 0
      }
    }
  } catch (error) {
    if (filled > 0) yield piece.subarray(0, filled)
    throw error
  }
  if (filled > 0) yield piece.subarray(0, filled)
}
