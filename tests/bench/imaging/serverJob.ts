// Measures the server's work for an upload: a JPEG of 12 or 24 megapixels is decoded, cropped to the middle 80 %, rotated by
// 30°, brightened to 115, masked by an ellipse and encoded at 810 pixels; beside sharp with its operations in the fastest and
// in the obvious order. Run: npm run bench:imaging -- server [rounds]
import { chain, rotation, scaling, translation } from '@irodori/geometry/affine'
import { ellipsePath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import type { PictureFormat } from '@irodori/imaging/encodePicture'
import { encodePicture } from '@irodori/imaging/encodePicture'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { paintPhoto } from '@irodori/imaging/paintPhoto'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import type { PhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import { openPhotoSource } from '@irodori/imaging/server/openPhoto'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { measure, shown } from './measure.ts'
import { circumstances, report, table } from './report.ts'

const ROUNDS = Number(process.argv[2] ?? 9)
const WIDTH = 810
const CROP = 0.8
const ANGLE = 30
const BRIGHTNESS = 115
const QUALITY = 88

interface Task {
  readonly file: Uint8Array
  /** Size of the photo. */
  readonly photo: { readonly width: number; readonly height: number }
  /** Size of the picture. */
  readonly height: number
  readonly format: PictureFormat
}

async function ours({ file, photo, height, format }: Task): Promise<Uint8Array> {
  return encodePicture(paint(acceptedPhoto(await openPhotoSource(file)), photo, height), format)
}

function paint(source: PhotoSource, photo: Task['photo'], height: number): Pixels {
  const picture = createPixels(WIDTH, height)
  const box = rect(0, 0, WIDTH, height)
  const toPhoto = chain(
    translation(-WIDTH / 2, -height / 2),
    rotation(-ANGLE),
    scaling((photo.width * CROP) / WIDTH),
    translation(photo.width / 2, photo.height / 2),
  )
  const coverage = fillCoverage(ellipsePath(box), box)
  paintPhoto(picture, source, { toPhoto, coverage, adjustment: { ...UNADJUSTED, brightnessFactor: BRIGHTNESS } })
  return picture
}

/** The ellipse, made once; its cost is not counted for sharp. */
function maskOf(height: number) {
  const box = rect(0, 0, WIDTH, height)
  const { data } = fillCoverage(ellipsePath(box), box)
  const input = Buffer.alloc(WIDTH * height * 4)
  for (const [i, alpha] of data.entries()) input[i * 4 + 3] = alpha
  return { input, raw: { width: WIDTH, height, channels: 4 as const }, blend: 'dest-in' as const }
}

const written = (image: Sharp, { kind }: PictureFormat): Promise<Buffer> =>
  kind === 'png' ? image.png().toBuffer() : image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer()

/** Fastest order: reduces first, so that libjpeg decodes a smaller size, then rotates, crops, brightens and masks. */
function bestOrder({ file, height, format }: Task, mask: ReturnType<typeof maskOf>): Promise<Buffer> {
  const [wide, high] = [Math.round(WIDTH / CROP), Math.round(height / CROP)]
  const turn = (ANGLE * Math.PI) / 180
  const turnedWidth = Math.floor(wide * Math.cos(turn) + high * Math.sin(turn))
  const turnedHeight = Math.floor(wide * Math.sin(turn) + high * Math.cos(turn))
  const image = sharp(file)
    .resize(wide, high, { fit: 'fill' })
    .rotate(ANGLE, { background: '#0000' })
    .extract({ left: (turnedWidth - WIDTH) >> 1, top: (turnedHeight - height) >> 1, width: WIDTH, height })
    .modulate({ brightness: BRIGHTNESS / 100 })
    .composite([mask])
  return written(image, format)
}

/** Obvious order: crops, rotates, brightens, reduces, masks. */
async function naiveOrder({ file, photo, height, format }: Task, mask: ReturnType<typeof maskOf>): Promise<Buffer> {
  const [wide, high] = [Math.round(photo.width * CROP), Math.round(photo.height * CROP)]
  const { data, info } = await sharp(file)
    .extract({ left: (photo.width - wide) >> 1, top: (photo.height - high) >> 1, width: wide, height: high })
    .rotate(ANGLE, { background: '#0000' })
    .modulate({ brightness: BRIGHTNESS / 100 })
    .resize(WIDTH, height)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  const image = sharp(data, { raw: { width, height: info.height, channels: channels as 4 } }).composite([mask])
  return written(image, format)
}

await startMagickFromPackage()
const rows: string[][] = [
  ['job', 'Irodori', 'sharp, best order', 'sharp, naive', 'ours / best', 'target', 'ours / naive', 'target'],
]
for (const [megapixels, width, photoHeight] of [
  [12, 4032, 3024],
  [24, 6000, 4000],
] as const) {
  const file = encodeJpeg(samplePhoto(width, photoHeight), 92)
  const photo = { width, height: photoHeight }
  const height = Math.round((WIDTH * photoHeight) / width)
  const mask = maskOf(height)
  for (const format of [
    { kind: 'jpg', quality: QUALITY },
    { kind: 'png', dpi: 72 },
  ] as const) {
    const task = { file, photo, height, format }
    const times = await measure(
      [
        { name: 'ours', run: () => ours(task) },
        { name: 'best', run: () => bestOrder(task, mask) },
        { name: 'naive', run: () => naiveOrder(task, mask) },
      ],
      ROUNDS,
    )
    for (const by of ['work', 'wall'] as const) {
      const time = (name: 'ours' | 'best' | 'naive'): number => times.get(name)?.[by] ?? Number.NaN
      const [own, best, naive] = [time('ours'), time('best'), time('naive')]
      rows.push([
        `${megapixels} MP to ${format.kind === 'png' ? 'PNG' : 'JPEG'}, ${by === 'work' ? 'processor' : 'clock'}`,
        shown(own),
        shown(best),
        shown(naive),
        shown(own / best),
        own / best <= 1.5 ? '≤ 1.5 met' : '≤ 1.5 missed',
        shown(own / naive),
        own / naive < 0.3 ? '< 0.3 met' : '< 0.3 missed',
      ])
    }
  }
}
const { sharp: version, vips } = sharp.versions
await report(
  'server',
  `${circumstances(`sharp ${version} (libvips ${vips})`)}\nMilliseconds, medians of ${ROUNDS} rounds in turns.\n\n${table(rows)}`,
)
