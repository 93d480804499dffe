// Measures the sharpness of photos as taken and blurred, and the difference hashes of their copies and of other photos: the
// figures behind the limits of @irodori/design/setAside. Run: npm run bench:traits [folder with more photos …]
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LEAST_SHARPNESS } from '@irodori/design/setAside'
import { differenceHash } from '@irodori/imaging/differenceHash'
import type { Luminance } from '@irodori/imaging/luminance'
import { luminanceOf } from '@irodori/imaging/luminance'
import { wrapPixels } from '@irodori/imaging/pixels'
import { sharpnessOf } from '@irodori/imaging/sharpnessOf'
import { readFromFacePackage } from '@irodori/imaging/testing/faceModelFile'
import { PHOTOGRAPHED_FACES } from '@irodori/imaging/testing/photographedFaces'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

/** Longer side of the pictures in pixels: that of the preview level that the editor examines. */
const SIDE = 512
/** Standard deviations of the blur, as a share of the longer side. */
const BLURS = [0, 0.001, 0.002, 0.004, 0.008]
/** Smaller pictures are logos and drawings. */
const LEAST_BYTES = 100_000

interface Photo {
  readonly name: string
  readonly bytes: Uint8Array
}

async function photosIn(folder: string): Promise<Photo[]> {
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name))
  const photos = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  )
  return photos.filter(({ bytes }) => bytes.length >= LEAST_BYTES)
}

const upright = ({ bytes }: Photo): Sharp => sharp(bytes).rotate()

async function pictureOf(image: Sharp): Promise<Luminance> {
  const small = image.resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  return luminanceOf(wrapPixels(info.width, info.height, new Uint8ClampedArray(data)))
}

const distance = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length

const photos: Photo[] = [
  ...(await Promise.all(
    PHOTOGRAPHED_FACES.map(async ({ file }) => ({ name: file, bytes: await readFromFacePackage(file) })),
  )),
  ...(await Promise.all(process.argv.slice(2).map(photosIn))).flat(),
]

console.log('| blur | photos | least sharpness | median | most | set aside |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const blur of BLURS) {
  const values: number[] = []
  for (const photo of photos) {
    const image = sharp(await upright(photo).toBuffer())
    const { width = 1, height = 1 } = await image.metadata()
    const sigma = blur * Math.max(width, height)
    values.push(sharpnessOf(await pictureOf(sigma < 0.3 ? image : sharp(await image.blur(sigma).toBuffer()))))
  }
  const sorted = values.toSorted((a, b) => a - b)
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const aside = values.filter((value) => value < LEAST_SHARPNESS).length
  const cells = [`${100 * blur} %`, photos.length, ...[least, median, most].map((value) => value.toFixed(0)), aside]
  console.log(`| ${cells.join(' | ')} |`)
  if (blur === 0) for (const [at, { name }] of photos.entries()) console.error(`${name}: ${values[at]?.toFixed(0)}`)
}

const hashes = await Promise.all(photos.map(async (photo) => differenceHash(await pictureOf(upright(photo)))))
const copies = await Promise.all(
  photos.map(async (photo, at) => {
    const copy = await upright(photo).resize(900, 900, { fit: 'inside' }).jpeg({ quality: 50 }).toBuffer()
    return distance(differenceHash(await pictureOf(sharp(copy))), hashes[at] ?? '')
  }),
)
const others = hashes.flatMap((hash, at) => hashes.slice(at + 1).map((other) => distance(hash, other)))
console.log(`copies differ in up to ${Math.max(...copies)} bits, two photos in at least ${Math.min(...others)} of 64`)
