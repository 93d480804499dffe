import { deflateSync } from 'node:zlib'
import type { JpegOptions, PngOptions } from 'sharp'
import sharp from 'sharp'
import { srgbProfile } from '../src/colour/srgbProfile.ts'
import { encodeAnimation } from '../src/magick/animation.ts'
import { encodeJpeg } from '../src/magick/encodePixels.ts'
import type { Pixels } from '../src/pixels/pixels.ts'
import { samplePhoto } from './kernelSample.ts'
import { ADOBE_RGB, DISPLAY_P3, LINEAR_SRGB } from './profiles.ts'
import { ascii, jpegWithOrientation, jpegWithProfile, pngHeader, pngOfChunks, TINY_GIF } from './samplePhotoFiles.ts'

/** A file and the decoder that opens it. */
export interface VariedFile {
  readonly name: string
  /**
   * On the server and in the browser, `native`: libvips and the browser's decoder; `png`: libvips and `decodePng`, because
   * a canvas alters transparent pixels; `server`: libvips and ImageMagick; `magick`: ImageMagick on both sides.
   */
  readonly by: 'native' | 'png' | 'server' | 'magick'
  readonly bytes: Uint8Array<ArrayBuffer>
}

const PICTURE = samplePhoto(203, 157)
const CLEAR = samplePhoto(93, 71, true)

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)
const rawOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } })

/** Generated photos of every kind that cameras, phones, scanners and programs write. */
export async function variedPhotoFiles(): Promise<VariedFile[]> {
  const files: VariedFile[] = []
  const add = (by: VariedFile['by'], name: string, bytes: Uint8Array): void => {
    files.push({ name, by, bytes: own(bytes) })
  }
  const jpeg = (picture: Pixels, options: JpegOptions) => rawOf(picture).removeAlpha().jpeg(options).toBuffer()

  for (const chromaSubsampling of ['4:2:0', '4:4:4']) {
    for (const progressive of [false, true]) {
      for (const quality of [35, 80, 97]) {
        const name = `${progressive ? 'progressive' : 'baseline'} JPEG ${chromaSubsampling} of quality ${quality}`
        add('native', name, await jpeg(PICTURE, { quality, progressive, chromaSubsampling }))
      }
    }
  }
  add('native', 'JPEG as mozjpeg writes it', await jpeg(PICTURE, { mozjpeg: true }))
  add('native', 'JPEG of optimised scans', await jpeg(PICTURE, { optimiseScans: true, trellisQuantisation: true }))
  for (const [width, height] of [
    [1, 1],
    [7, 5],
    [17, 640],
    [1024, 768],
  ] as const) {
    add('native', `JPEG of ${width} by ${height}`, await jpeg(samplePhoto(width, height), { quality: 88 }))
  }
  const grey = await rawOf(PICTURE).removeAlpha().toColourspace('b-w').jpeg().toBuffer()
  add('native', 'grey JPEG', grey)
  const greyProgressive = rawOf(PICTURE).removeAlpha().toColourspace('b-w').jpeg({ progressive: true })
  add('native', 'grey progressive JPEG', await greyProgressive.toBuffer())
  for (let orientation = 1; orientation <= 8; orientation++) {
    add('native', `JPEG of EXIF orientation ${orientation}`, jpegWithOrientation(PICTURE, orientation))
  }
  const plain = encodeJpeg(PICTURE, 92)
  add('native', 'JPEG that names its profile sRGB', jpegWithProfile(plain, srgbProfile()))
  add('native', 'JPEG in linear light whose profile is named sRGB', jpegWithProfile(plain, LINEAR_SRGB))
  add('native', 'JPEG in Display P3', jpegWithProfile(plain, DISPLAY_P3))
  add('native', 'JPEG in Adobe RGB', jpegWithProfile(plain, ADOBE_RGB))
  add(
    'native',
    'JPEG in Display P3 of EXIF orientation 6',
    jpegWithProfile(jpegWithOrientation(PICTURE, 6), DISPLAY_P3),
  )
  const cmyk = rawOf(PICTURE).removeAlpha().toColourspace('cmyk')
  add('magick', 'CMYK JPEG without a profile', withoutProfile(await cmyk.clone().jpeg().toBuffer()))
  add('magick', 'CMYK JPEG with a profile', await cmyk.clone().withIccProfile('cmyk').jpeg().toBuffer())

  const png = (picture: Pixels, options: PngOptions = {}) => rawOf(picture).png(options).toBuffer()
  add('native', 'PNG of true colour', await rawOf(PICTURE).removeAlpha().png().toBuffer())
  add(
    'native',
    'interlaced PNG of true colour',
    await rawOf(PICTURE).removeAlpha().png({ progressive: true }).toBuffer(),
  )
  add('png', 'PNG with alpha', await png(CLEAR))
  add('server', 'interlaced PNG with alpha', await png(CLEAR, { progressive: true }))
  add('png', 'PNG of filtered rows', await png(PICTURE, { adaptiveFiltering: true, compressionLevel: 9 }))
  add('native', 'grey PNG', await rawOf(PICTURE).removeAlpha().toColourspace('b-w').png().toBuffer())
  add('png', 'grey PNG with alpha', await rawOf(CLEAR).toColourspace('b-w').png().toBuffer())
  add('native', 'palette PNG', await png(PICTURE, { palette: true, colours: 200 }))
  add('png', 'palette PNG with transparent entries', await png(CLEAR, { palette: true, colours: 64 }))
  add('native', 'palette PNG of four bits', await png(PICTURE, { palette: true, colours: 14 }))
  for (const depth of [1, 2, 4]) add('native', `grey PNG of ${depth} bits`, smallGreyPng(depth))
  add('png', 'true-colour PNG with a transparent colour', keyedPng())
  add('magick', 'PNG of 16 bits', deepPng(2))
  add('magick', 'PNG of 16 bits with alpha', deepPng(6))
  add('magick', 'PNG in Display P3', pngWithChunk(await png(PICTURE), 'iCCP', iccChunk(DISPLAY_P3)))
  add('magick', 'PNG of a gamma of its own', pngWithChunk(await png(PICTURE), 'gAMA', Uint8Array.of(0, 1, 0x86, 0xa0)))

  add('magick', 'GIF whose frames are smaller than its screen', TINY_GIF)
  add('magick', 'GIF that stands still', encodeAnimation({ frames: [{ pixels: PICTURE, delay: 0 }], loops: 0 }))
  add('magick', 'GIF with transparency', encodeAnimation({ frames: [{ pixels: CLEAR, delay: 0 }], loops: 0 }))
  const moving = [samplePhoto(60, 40), samplePhoto(60, 40, true)].map((pixels) => ({ pixels, delay: 10 }))
  add('magick', 'GIF that moves', encodeAnimation({ frames: moving, loops: 0 }))
  return files
}

/** A grey ramp with fewer than eight bits. */
function smallGreyPng(depth: number): Uint8Array {
  const [width, height] = [61, 33]
  const stride = Math.ceil((width * depth) / 8)
  const rows = new Uint8Array((stride + 1) * height)
  for (let i = 0; i < rows.length; i++) rows[i] = i % (stride + 1) === 0 ? 0 : (i * 37) & 255
  return pngOfChunks([
    ['IHDR', pngHeader(width, height, depth, 0)],
    ['IDAT', deflateSync(rows)],
    ['IEND', new Uint8Array(0)],
  ])
}

/** A PNG that declares the colour of its first pixel transparent. */
function keyedPng(): Uint8Array {
  const { width, height, data } = samplePhoto(40, 30)
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + (x & ~7)) * 4
      rows.set(data.subarray(from, from + 3), y * (width * 3 + 1) + 1 + x * 3)
    }
  }
  return pngOfChunks([
    ['IHDR', pngHeader(width, height, 8, 2)],
    ['tRNS', Uint8Array.from([...data.subarray(0, 3)].flatMap((level) => [0, level]))],
    ['IDAT', deflateSync(rows)],
    ['IEND', new Uint8Array(0)],
  ])
}

/** A PNG with sixteen bits per sample, whose low bytes differ from the high bytes. */
function deepPng(colourType: 2 | 6): Uint8Array {
  const [width, height] = [97, 41]
  const stride = width * (colourType === 2 ? 3 : 4) * 2
  const rows = new Uint8Array((stride + 1) * height)
  for (let i = 0; i < rows.length; i++) rows[i] = i % (stride + 1) === 0 ? 0 : (i * i * 31 + (i >> 3) * 17) & 255
  return pngOfChunks([
    ['IHDR', pngHeader(width, height, 16, colourType)],
    ['IDAT', deflateSync(rows)],
    ['IEND', new Uint8Array(0)],
  ])
}

/** The PNG with a chunk inserted after its header. */
function pngWithChunk(png: Uint8Array, type: string, body: Uint8Array): Uint8Array {
  const [signature, header] = [8, 25]
  const chunk = pngOfChunks([[type, body]]).subarray(signature)
  return Uint8Array.from([...png.subarray(0, signature + header), ...chunk, ...png.subarray(signature + header)])
}

/** Content of an iCCP chunk: name, terminating zero, compression method, compressed profile. */
const iccChunk = (profile: Uint8Array): Uint8Array =>
  Uint8Array.from([...ascii('profile'), 0, 0, ...deflateSync(profile)])

/** The JPEG without its APP2 segments. */
function withoutProfile(jpeg: Uint8Array): Uint8Array {
  const parts: number[] = [0xff, 0xd8]
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (jpeg[at + 1] !== 0xda) {
    const length = 2 + view.getUint16(at + 2)
    if (jpeg[at + 1] !== 0xe2) parts.push(...jpeg.subarray(at, at + length))
    at += length
  }
  return Uint8Array.from([...parts, ...jpeg.subarray(at)])
}
