import { deflateSync } from 'node:zlib'
import type { PhotoErrorCode } from '../src/file/photoError.ts'
import { encodeAnimation } from '../src/magick/animation.ts'
import { encodeJpeg, encodePng } from '../src/magick/encodePixels.ts'
import { samplePhoto } from './kernelSample.ts'
import { ascii, joinBytes, pngHeader, pngOfChunks, TINY_GIF } from './samplePhotoFiles.ts'

/** A file that must be refused with one of these codes. */
export interface HostileFile {
  readonly name: string
  readonly codes: readonly PhotoErrorCode[]
  readonly bytes: Uint8Array<ArrayBuffer>
}

const NONE = new Uint8Array(0)
const photo = samplePhoto(120, 90)

const png = (width: number, height: number, data: Uint8Array, extra: [string, Uint8Array][] = []) =>
  pngOfChunks([['IHDR', pngHeader(width, height, 8, 2)], ...extra, ['IDAT', data], ['IEND', NONE]])

/** The sample JPEG with another size in its frame header. */
function jpegClaiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const jpeg = Uint8Array.from(encodeJpeg(photo, 85))
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && (jpeg[at + 1] === 0xc0 || jpeg[at + 1] === 0xc2))
  jpeg.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5)
  return jpeg
}

/** The sample GIF with another size of its logical screen. */
function gifClaiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const gif = Uint8Array.from(TINY_GIF)
  gif.set([width & 255, width >> 8, height & 255, height >> 8], 6)
  return gif
}

/** The file cut at every hundredth of its length. */
function cuts(kind: string, file: Uint8Array): HostileFile[] {
  return Array.from({ length: 99 }, (_, i) => ({
    name: `${kind} cut at ${i + 1} %`,
    codes: i === 0 ? ['TRUNCATED', 'INVALID_TYPE'] : ['TRUNCATED'],
    bytes: Uint8Array.from(file.subarray(0, Math.floor((file.length * (i + 1)) / 100))),
  }))
}

/** Malicious and damaged files; ImageMagick must have been started. */
export function hostileFiles(): HostileFile[] {
  const moving = [photo, samplePhoto(120, 90, true)].map((pixels) => ({ pixels, delay: 5 }))
  const zeros = deflateSync(new Uint8Array(50_000_000))
  const one = (name: string, bytes: Uint8Array, ...codes: PhotoErrorCode[]): HostileFile => ({
    name,
    codes,
    bytes: Uint8Array.from(bytes),
  })
  const jpeg = encodeJpeg(photo, 85)
  return [
    ...cuts('JPEG', jpeg),
    ...cuts('PNG', encodePng(photo, { dpi: 72 })),
    ...cuts('GIF', encodeAnimation({ frames: moving, loops: 0 })),
    one('nothing', NONE, 'INVALID_TYPE'),
    one('a JPEG of two bytes', jpeg.subarray(0, 2), 'INVALID_TYPE'),
    one('a PNG of 20,000 by 20,000 from 48 KB', png(20_000, 20_000, zeros), 'TOO_MANY_PIXELS'),
    one('a PNG of 15,000 by 15,000', png(15_000, 15_000, zeros), 'TOO_MANY_PIXELS'),
    one('a JPEG that claims 65,535 by 65,535', jpegClaiming(65_535, 65_535), 'TOO_MANY_PIXELS'),
    one('a GIF that claims 65,535 by 65,535', gifClaiming(65_535, 65_535), 'TOO_MANY_PIXELS'),
    one('a PNG of 1 by 65,000', png(1, 65_000, deflateSync(new Uint8Array(4 * 65_000))), 'TOO_MANY_PIXELS'),
    one('a JPEG of 1 by 65,000', jpegClaiming(1, 65_000), 'TOO_MANY_PIXELS'),
    one('a GIF of 65,000 by 1', gifClaiming(65_000, 1), 'TOO_MANY_PIXELS'),
    one('a PNG of no width', png(0, 10, deflateSync(new Uint8Array(10))), 'UNREADABLE'),
    one('a PNG of no height', png(10, 0, deflateSync(new Uint8Array(10))), 'UNREADABLE'),
    one('a JPEG of no height', jpegClaiming(120, 0), 'UNREADABLE'),
    one('a GIF of no size', gifClaiming(0, 0), 'UNREADABLE'),
    one('a PNG with less data than it claims', png(3000, 3000, deflateSync(new Uint8Array(900))), 'UNREADABLE'),
    one('a PNG whose data is no deflate stream', png(30, 30, Uint8Array.of(1, 2, 3, 4)), 'UNREADABLE'),
    one(
      'a PNG of a colour type that does not exist',
      pngOfChunks([
        ['IHDR', pngHeader(3, 3, 8, 5)],
        ['IDAT', zeros.subarray(0, 60)],
        ['IEND', NONE],
      ]),
      'UNREADABLE',
    ),
    one(
      'a PNG with a palette colour type and no palette',
      pngOfChunks([
        ['IHDR', pngHeader(3, 3, 8, 3)],
        ['IDAT', deflateSync(new Uint8Array(12))],
        ['IEND', NONE],
      ]),
      'UNREADABLE',
    ),
    one('a PNG that is only its end', pngOfChunks([['IEND', NONE]]), 'TRUNCATED', 'UNREADABLE'),
    one(
      'a PNG whose chunk claims 4 GB',
      joinBytes([
        encodePng(photo, { dpi: 72 }).subarray(0, 33),
        Uint8Array.of(255, 255, 255, 255),
        Uint8Array.from(ascii('IDAT')),
      ]),
      'TRUNCATED',
    ),
    one('a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9), 'UNREADABLE'),
    one(
      'a JPEG whose tables lie beyond its segment',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0xff, 0xff, 0, 0xff, 0xd9),
      'TRUNCATED',
    ),
    one(
      'a GIF whose first code is beyond its table',
      Uint8Array.from(TINY_GIF, (byte, at) => (at === 29 ? 0xff : byte)),
      'UNREADABLE',
      'TRUNCATED',
    ),
    one('a PDF with a JPEG in it', joinBytes([Uint8Array.from(ascii('%PDF-1.7\n')), jpeg]), 'INVALID_TYPE'),
    one(
      'a web page with a PNG behind it',
      joinBytes([Uint8Array.from(ascii('<script>alert(1)</script>')), encodePng(photo, { dpi: 72 })]),
      'INVALID_TYPE',
    ),
    one(
      'a script that begins as a GIF',
      Uint8Array.from(ascii(`${'GIF89a/*'.padEnd(64, '*')}*/=1;alert(1)`)),
      'TRUNCATED',
      'UNREADABLE',
      'TOO_MANY_PIXELS',
    ),
    one('an SVG', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'INVALID_TYPE'),
    one('a HEIC with invalid data', invalidHeic(), 'UNREADABLE'),
  ]
}

/** A complete box structure: a type box, and a data box with invalid content. */
function invalidHeic(): Uint8Array {
  const box = (type: string, body: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(8 + body.length)
    new DataView(bytes.buffer).setUint32(0, bytes.length)
    bytes.set(ascii(type), 4)
    bytes.set(body, 8)
    return bytes
  }
  return joinBytes([
    box('ftyp', Uint8Array.from([...ascii('heic'), 0, 0, 0, 0])),
    box('mdat', new Uint8Array(200).fill(0x5a)),
  ])
}
