import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { artworkPixels } from '@irodori/demo-shop/renderArtwork'
import { seeded } from '@irodori/design/testing/seeded'
import type { Rect, Size } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { Pixels } from '@irodori/imaging/pixels'
import { wrapPixels } from '@irodori/imaging/pixels'
import { readFromFacePackage } from '@irodori/imaging/testing/faceModelFile'
import { PHOTOGRAPHED_FACES } from '@irodori/imaging/testing/photographedFaces'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { drawPerson, FACE_SHARE, HAIR } from './drawPerson.ts'

/** A picture with every face that it shows. */
export interface FacePicture {
  readonly name: string
  readonly picture: Pixels
  /** Boxes in pixels of the picture. */
  readonly faces: readonly Rect[]
}

/** Longer side of the pictures in pixels: that of the preview level in which the editor looks for faces. */
const SIDE = 512

/** What is done to a photo before faces are looked for. */
interface Variant {
  readonly name: string
  readonly photo: (image: Sharp) => Sharp
  /** Share of a larger picture that the photo fills. */
  readonly share?: number
}

const VARIANTS: readonly Variant[] = [
  { name: 'as taken', photo: (image) => image },
  { name: 'half as light', photo: (image) => image.modulate({ brightness: 0.5 }) },
  { name: 'black and white', photo: (image) => image.grayscale() },
  { name: 'slightly blurred', photo: (image) => image.blur(6) },
  { name: 'two thirds as large', photo: (image) => image, share: 2 / 3 },
  { name: 'half as large', photo: (image) => image, share: 1 / 2 },
]

/** Six photos of groups with 22 faces, in each variant and mirrored. */
export async function photographed(): Promise<ReadonlyMap<string, readonly FacePicture[]>> {
  const made = new Map<string, readonly FacePicture[]>()
  for (const { name, photo, share = 1 } of VARIANTS) {
    const pictures: FacePicture[] = []
    for (const { file, faces } of PHOTOGRAPHED_FACES) {
      const bytes = await readFromFacePackage(file)
      const { width = 1, height = 1 } = await sharp(bytes).metadata()
      for (const isMirrored of [false, true]) {
        const changed = photo(sharp(bytes).flop(isMirrored))
        const across = width / share - width
        const down = height / share - height
        const [left, top] = [Math.round(across / 2), Math.round(down / 2)]
        const around = { left, right: Math.round(across) - left, top, bottom: Math.round(down) - top }
        const wide = await changed
          .extend({ ...around, extendWith: 'copy' })
          .png()
          .toBuffer()
        pictures.push({
          name: `${file}${isMirrored ? ' mirrored' : ''}`,
          ...(await reduced(
            wide,
            faces.map((face) => moved(face, { width, height }, isMirrored, around)),
          )),
        })
      }
    }
    made.set(name, pictures)
  }
  return made
}

/** The JPEGs of a folder, which show no faces. */
export const withoutPeople = (folder: string): Promise<FacePicture[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => /\.jpe?g$/i.test(name))
      .map(async (name) => ({ name, ...(await reduced(readFileSync(path.join(folder, name)), [])) })),
  )

const moved = (face: Rect, { width }: Size, isMirrored: boolean, around: { left: number; top: number }): Rect => ({
  ...face,
  left: around.left + (isMirrored ? width - face.left - face.width : face.left),
  top: around.top + face.top,
})

async function reduced(file: Buffer, faces: readonly Rect[]): Promise<Omit<FacePicture, 'name'>> {
  const { width = 1, height = 1 } = await sharp(file).metadata()
  const small = sharp(file).resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  return {
    picture: wrapPixels(info.width, info.height, new Uint8ClampedArray(data)),
    faces: faces.map((face) => scaled(face, info.width / width, info.height / height)),
  }
}

const scaled = ({ left, top, width, height }: Rect, across: number, down: number): Rect =>
  rect(left * across, top * down, width * across, height * down)

/** Drawn people at random places of a meadow; their faces follow from the drawing's measures. */
export function drawn(count: number): FacePicture[] {
  const random = seeded(7)
  return Array.from({ length: count }, (_, at) => {
    const [width, height] = at % 2 === 0 ? [512, 384] : [384, 512]
    const people = 2 + Math.floor(random() * 4)
    const faces: Rect[] = []
    let drawings = ''
    for (let person = 0; person < people; person++) {
      const tall = height * (0.45 + 0.3 * random())
      const radius = FACE_SHARE * tall
      const wanted = (width * (person + 0.3 + 0.4 * random())) / people
      const feet = { x: Math.min(Math.max(wanted, radius), width - radius), y: height * (0.9 + 0.08 * random()) }
      const hair = HAIR[Math.floor(random() * HAIR.length)] ?? 'short'
      const { svg, face } = drawPerson(feet, tall, hair)
      drawings += svg
      faces.push(face)
    }
    const { rgba } = artworkPixels(meadow(width, height, drawings), width)
    return { name: `drawing ${at}`, picture: wrapPixels(width, height, new Uint8ClampedArray(rgba)), faces }
  })
}

const meadow = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#CFE3EE"/>
    <path d="M0 ${height * 0.5}Q${width * 0.4} ${height * 0.4} ${width} ${height * 0.55}V${height}H0Z" fill="#A9C58F"/>
    <path d="M0 ${height * 0.68}Q${width * 0.6} ${height * 0.58} ${width} ${height * 0.7}V${height}H0Z" fill="#86AC6B"/>
    ${content}
  </svg>`
