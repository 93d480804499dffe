import { readFileSync } from 'node:fs'

/** Reads a file of testing/media. */
export const medium = (name: string): Buffer => readFileSync(new URL(`./media/${name}`, import.meta.url))

const RATE = 8000
const HEADER = 44

/** Silence as WAVE, with one byte for each sample. */
export function silence(seconds: number): Buffer {
  const samples = Math.round(seconds * RATE)
  const wave = Buffer.alloc(HEADER + samples, 0x80)
  wave.write('RIFF', 0, 'latin1')
  wave.writeUInt32LE(HEADER - 8 + samples, 4)
  wave.write('WAVEfmt ', 8, 'latin1')
  // Sixteen bytes of format: plain samples, one channel.
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(RATE, 24)
  wave.writeUInt32LE(RATE, 28)
  wave.writeUInt16LE(1, 32)
  wave.writeUInt16LE(8, 34)
  wave.write('data', 36, 'latin1')
  wave.writeUInt32LE(samples, 40)
  return wave
}

/** A valid MP4 of exactly this size, padded with a box that readers skip. */
export function videoOfSize(bytes: number): Buffer {
  const video = medium('video.mp4')
  const filling = Buffer.alloc(bytes - video.length)
  filling.writeUInt32BE(filling.length, 0)
  filling.write('free', 4, 'latin1')
  return Buffer.concat([video, filling])
}
