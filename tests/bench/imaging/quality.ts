// Compares the sampling of Irodori, sharp and ImageMagick with the true mean of a scene over each pixel, for reduced and
// rotated pictures, and the aliasing of a zone plate. Run: npm run bench:imaging -- quality
import type { Affine } from '@irodori/geometry/affine'
import { chain, rotation, scaling, translation } from '@irodori/geometry/affine'
import { rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { paintPhoto } from '@irodori/imaging/paintPhoto'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels, wrapPixels } from '@irodori/imaging/pixels'
import { distortByMagick } from '@irodori/imaging/testing/distortByMagick'
import { psnr, ssim } from '@irodori/imaging/testing/floatReference'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { EDGES, sampleScene, WAVES, zonePlate, zonePlateResidue } from '@irodori/imaging/testing/scene'
import sharp from 'sharp'
import { circumstances, report, table } from './report.ts'

const SIDE = 120
/** Size of rotated pictures, which must lie inside the photo. */
const WINDOW = 72
const RATIOS = [1.3, 1.99, 3.98, 7.5]
const ANGLE = 30

function paint(photo: Pixels, side: number, toPhoto: Affine): Pixels {
  const target = createPixels(side, side)
  const box = rect(0, 0, side, side)
  const coverage = fillCoverage(rectPath(box), box)
  paintPhoto(target, createPhotoSource(photo), { toPhoto, coverage, adjustment: UNADJUSTED })
  return target
}

async function bySharp(photo: Pixels, kernel: 'lanczos3' | 'cubic'): Promise<Pixels> {
  const raw = { width: photo.width, height: photo.height, channels: 4 } as const
  const data = await sharp(photo.data, { raw }).resize(SIDE, SIDE, { kernel, fit: 'fill' }).raw().toBuffer()
  return wrapPixels(SIDE, SIDE, Uint8ClampedArray.from(data))
}

/** Maps a square target to the photo's centre, rotated and scaled about it. */
const centred = (side: number, photo: number, ratio: number, angle: number): Affine =>
  chain(translation(-side / 2, -side / 2), rotation(-angle), scaling(ratio), translation(photo / 2, photo / 2))

const likeness = (picture: Pixels, truth: Pixels): string =>
  `${psnr(picture, truth).toFixed(1)} dB, ${ssim(picture, truth).toFixed(4)}`

function meanDifference(a: Pixels, b: Pixels): string {
  let sum = 0
  for (let i = 0; i < a.data.length; i += 4) sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0))
  return ((sum * 4) / a.data.length).toFixed(2)
}

await startMagickFromPackage()
const reduced = [['reduced', 'scene', 'Irodori', 'sharp lanczos3', 'sharp cubic']]
const turned = [
  [`turned ${ANGLE}°`, 'scene', 'Irodori', 'ImageMagick distort', 'mean difference of the two, levels', 'their SSIM'],
]
const aliasing = [
  [
    'zone plate',
    'Irodori',
    'sharp lanczos3',
    'sharp cubic',
    `Irodori, turned ${ANGLE}°`,
    `ImageMagick distort, ${ANGLE}°`,
  ],
]
for (const ratio of RATIOS) {
  for (const [name, scene] of [
    ['waves', WAVES],
    ['edges', EDGES],
  ] as const) {
    const size = Math.round(SIDE * ratio)
    const exact = size / SIDE
    const photo = sampleScene(scene, size, size, scaling(1 / exact))
    const truth = sampleScene(scene, SIDE, SIDE, scaling(1))
    reduced.push([
      `1 : ${ratio}`,
      name,
      likeness(paint(photo, SIDE, scaling(exact)), truth),
      likeness(await bySharp(photo, 'lanczos3'), truth),
      likeness(await bySharp(photo, 'cubic'), truth),
    ])
    const toPhoto = centred(WINDOW, size, exact, ANGLE)
    const turnedTruth = sampleScene(scene, WINDOW, WINDOW, chain(toPhoto, scaling(1 / exact)))
    const [ours, theirs] = [paint(photo, WINDOW, toPhoto), distortByMagick(photo, exact, ANGLE, WINDOW)]
    turned.push([
      `1 : ${ratio}`,
      name,
      likeness(ours, turnedTruth),
      likeness(theirs, turnedTruth),
      meanDifference(ours, theirs),
      ssim(ours, theirs).toFixed(4),
    ])
  }
  const size = Math.round(SIDE * ratio)
  const exact = size / SIDE
  // The rings reach the finest that the photo can hold at its edges.
  const rate = exact / SIDE
  const rings = sampleScene(zonePlate(SIDE, rate), size, size, scaling(1 / exact))
  const residues = [
    paint(rings, SIDE, scaling(exact)),
    await bySharp(rings, 'lanczos3'),
    await bySharp(rings, 'cubic'),
    paint(rings, SIDE, centred(SIDE, size, exact, ANGLE)),
    distortByMagick(rings, exact, ANGLE, SIDE),
  ].map((picture) => zonePlateResidue(picture, rate).toFixed(1))
  aliasing.push([`1 : ${ratio}`, ...residues])
}
await report(
  'quality',
  `${circumstances(`sharp ${sharp.versions.sharp}`)}\nPSNR and SSIM against the mean of the scene over each pixel.\n\n${table(reduced)}\n\n${table(turned)}\n\nWhat is left of rings that are too fine for the target, in levels (root mean square).\n\n${table(aliasing)}`,
)
