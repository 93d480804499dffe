import { inflateSync } from 'node:zlib'
import type { PrintPicture } from '../src/printPicture.ts'

/** The channels of a packed picture. Reverses the predictor as a PDF reader does: adds the pixel before. */
export function unpacked({ bytes, channels }: Pick<PrintPicture, 'bytes' | 'channels'>, width: number): Uint8Array {
  const values = Uint8Array.from(inflateSync(bytes))
  for (const [at, difference] of values.entries()) {
    if (at % (width * channels) >= channels) values[at] = difference + (values[at - channels] ?? 0)
  }
  return values
}
