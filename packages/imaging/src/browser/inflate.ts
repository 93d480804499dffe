/**
 * Decompresses zlib data of a known length, whose checksum the browser compares.
 * @returns null if it is damaged, or shorter or longer than `length` bytes
 */
export async function inflate(
  parts: readonly Uint8Array<ArrayBuffer>[],
  length: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { readable, writable } = new DecompressionStream('deflate')
  const reader = readable.getReader()
  const whole = new Uint8Array(length)
  let at = 0
  try {
    const written = write(writable, parts)
    // The reader receives the same error; without a handler it would be an unhandled rejection until then.
    written.catch(() => undefined)
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (at + piece.value.length > length) throw new RangeError(`more than ${length} bytes`)
      whole.set(piece.value, at)
      at += piece.value.length
    }
    await written
  } catch {
    // Also ends the writing of the remaining parts.
    await reader.cancel().catch(() => undefined)
    return null
  }
  return at === length ? whole : null
}

async function write(
  writable: WritableStream<Uint8Array<ArrayBuffer>>,
  parts: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const writer = writable.getWriter()
  for (const part of parts) await writer.write(part)
  await writer.close()
}
