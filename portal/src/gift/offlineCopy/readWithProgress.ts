/**
 * Reads the bytes of an address. Throws if the response fails or ends early.
 * @param onPart receives the share that has arrived, from 0 to 1
 */
export async function readWithProgress(
  url: string,
  onPart: (part: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`reading ${url} failed with status ${response.status}`)
  const total = Number(response.headers.get('content-length') ?? 0)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const piece of chunksOf(response.body)) {
    pieces.push(piece)
    received += piece.byteLength
    if (total > 0) onPart(received / total)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

/** The chunks of a stream. Safari cannot iterate a stream itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
