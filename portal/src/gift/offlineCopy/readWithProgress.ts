/**
 * The bytes behind an address; throws where they cannot be had whole.
 * @param onPart told again and again what part of them has come, 0 to 1
 */
export async function readWithProgress(
  url: string,
  onPart: (part: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`${response.status}`)
  const total = Number(response.headers.get('content-length') ?? 0)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const piece of requiredStock(response.body)) {
    pieces.push(piece)
    received += piece.byteLength
    if (total > 0) onPart(received / total)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

/** Safari cannot iterate streams. */
async function* requiredStock(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
