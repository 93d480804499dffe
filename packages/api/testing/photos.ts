import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  // Eight bits a channel, RGB.
  body[8] = 8
  body[9] = 2
  return chunk('IHDR', body)
}

/** A PNG whose left half is red and whose right half is blue. */
export function halvesPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x += 1) row[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 255
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A valid PNG of exactly this size, padded with a chunk that decoders skip. */
export function pngOfSize(bytes: number): Buffer {
  const plain = halvesPng(8, 8)
  const end = plain.length - 12
  const filling = chunk('fiLl', randomBytes(bytes - plain.length - 12))
  return Buffer.concat([plain.subarray(0, end), filling, plain.subarray(end)])
}

/** A PNG of some hundred kilobytes that decodes to 2.7 GB. */
export function bombPng(): Buffer {
  const rows = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  return Buffer.concat([SIGNATURE, header(30_000, 30_000), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF of one pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
