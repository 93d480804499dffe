// Counts which faces of photographed and drawn pictures are found, and how many are cut by the first crop and by automatic
// filling, with faces as found, with faces as known, and without; then what is found in photos without people. Every face that
// a first crop cuts goes to the error output.
// Run: npm run bench:faces -- [folder of such photos]
import { createHash } from 'node:crypto'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { autoFill } from '@irodori/design/autoFill'
import { applyChange } from '@irodori/design/change'
import { widestCrop } from '@irodori/design/crop'
import type { FaceBoxes, PhotoFaces } from '@irodori/design/faceSafeCrop'
import { placeWithFaces } from '@irodori/design/faceSafeCrop'
import { photoItem, sampleDocument, samplePage } from '@irodori/design/testing/sampleItems'
import type { Rect, Size } from '@irodori/geometry/shape'
import { centreOf, containsPoint, rect } from '@irodori/geometry/shape'
import { findFaces } from '@irodori/imaging/findFaces'
import { loadFaceModel } from '@irodori/imaging/testing/faceModelFile'
import type { FacePicture } from './facePictures.ts'
import { drawn, photographed, withoutPeople } from './facePictures.ts'

/** Proportions of the frames of cards, booklets and calendars. */
const FRAMES: readonly Size[] = [
  { width: 600, height: 400 },
  { width: 400, height: 600 },
  { width: 500, height: 500 },
  { width: 700, height: 300 },
  { width: 300, height: 500 },
]

interface Searched extends FacePicture {
  readonly found: FaceBoxes
}

const isOn = (found: Rect, face: Rect): boolean =>
  containsPoint(found, centreOf(face)) && containsPoint(face, centreOf(found))

const isInside = (face: Rect, crop: Rect): boolean =>
  face.left >= crop.left - 0.02 &&
  face.top >= crop.top - 0.02 &&
  face.left + face.width <= crop.left + crop.width + 0.02 &&
  face.top + face.height <= crop.top + crop.height + 0.02

const cropRect = (item: Pick<ImageItem, 'croppedLeft' | 'croppedTop' | 'croppedWidth' | 'croppedHeight'>): Rect =>
  rect(item.croppedLeft, item.croppedTop, item.croppedWidth, item.croppedHeight)

/** Whether some crop of the first crop's size contains all faces: that around their common box. */
function canBeWhole(frame: Size, photo: Size, faces: readonly Rect[]): boolean {
  const crop = widestCrop(frame, photo, 0)
  const across = Math.max(...faces.map(({ left, width }) => left + width)) - Math.min(...faces.map(({ left }) => left))
  const down = Math.max(...faces.map(({ top, height }) => top + height)) - Math.min(...faces.map(({ top }) => top))
  return across <= crop.width && down <= crop.height
}

/** Faces that the crop of a photo in a frame cuts although another crop of that size would not. */
function cutBy(frame: Size, { picture, faces }: Searched, given: PhotoFaces): number {
  if (!canBeWhole(frame, picture, faces)) return 0
  const { width, height } = picture
  const photo = { imageName: 'photo', width, height, ...given }
  const placed = placeWithFaces(photoItem(frame), photo)
  const crop = cropRect(placed)
  return faces.filter((face) => !isInside(face, crop)).length
}

/** The same for photos that are filled into pages of five frames. */
function cutByFilling(searched: readonly Searched[], givenOf: (one: Searched) => PhotoFaces): number {
  const pages = Array.from({ length: Math.ceil(searched.length / FRAMES.length) }, (_, page) =>
    samplePage({
      key: `page${page}`,
      items: FRAMES.map((frame, at) => photoItem({ ...frame, id: `${page} ${at}`, position: at })),
    }),
  )
  const photos = searched.map((one, at) => ({
    imageName: String(at),
    fileName: `${at}.jpg`,
    takenAt: at,
    width: one.picture.width,
    height: one.picture.height,
    ...givenOf(one),
  }))
  const filled = applyChange(sampleDocument(pages), autoFill(pages, photos, 'EMPTY').change)
  const frames = filled.pages.flatMap(({ items }) => items)
  return frames.reduce((sum, item) => {
    const shown = 'imageName' in item && item.imageName !== null ? searched[Number(item.imageName)] : undefined
    if (!shown || !('imageName' in item) || !canBeWhole(item, shown.picture, shown.faces)) return sum
    const crop = cropRect(item)
    return sum + shown.faces.filter((face) => !isInside(face, crop)).length
  }, 0)
}

/** Half of the pictures were looked at while limits were chosen; the others were held back. */
function wasSeen(name: string): boolean {
  const [first = 0] = createHash('sha256').update(name.replace(' mirrored', '')).digest()
  return first % 2 === 0
}

/** Prints every face that a first crop cuts, and how much of it. */
function tellCuts(name: string, searched: readonly Searched[]): void {
  for (const one of searched) {
    for (const frame of FRAMES.filter((size) => canBeWhole(size, one.picture, one.faces))) {
      const { width, height } = one.picture
      const crop = cropRect(placeWithFaces(photoItem(frame), { imageName: 'photo', width, height, ...one.found }))
      for (const face of one.faces.filter((box) => !isInside(box, crop))) {
        const beyond = Math.max(
          crop.left - face.left,
          crop.top - face.top,
          face.left + face.width - crop.left - crop.width,
          face.top + face.height - crop.top - crop.height,
        )
        const isAmong = (boxes: readonly Rect[]): boolean => boxes.some((box) => isOn(box, face))
        const found = isAmong(one.found.faces) ? 'found' : isAmong(one.found.possibleFaces) ? 'possible' : 'not found'
        const cells = [
          name,
          one.name,
          wasSeen(one.name) ? 'seen' : 'held back',
          `${frame.width} × ${frame.height}`,
          beyond.toFixed(1),
          face.width.toFixed(0),
          found,
        ]
        console.error(`| ${cells.join(' | ')} |`)
      }
    }
  }
}

const model = await loadFaceModel()
const started = process.cpuUsage().user
let pictures = 0

function facesIn({ picture }: FacePicture): FaceBoxes {
  const { faces, possible } = findFaces(model, picture)
  return { faces: faces.map(({ box }) => box), possibleFaces: possible.map(({ box }) => box) }
}

function row(name: string, set: readonly FacePicture[]): Searched[] {
  const searched = set.map((one) => ({ ...one, found: facesIn(one) }))
  pictures += set.length
  const faces = searched.flatMap((one) => one.faces).length
  const right = searched.flatMap((one) =>
    one.faces.filter((face) => one.found.faces.some((box) => isOn(box, face))),
  ).length
  const wrong = searched.flatMap((one) =>
    one.found.faces.filter((box) => !one.faces.some((face) => isOn(box, face))),
  ).length
  const cut = (givenOf: (one: Searched) => PhotoFaces) =>
    searched.reduce((sum, one) => sum + FRAMES.reduce((all, frame) => all + cutBy(frame, one, givenOf(one)), 0), 0)
  const cells = [
    name,
    faces,
    right,
    wrong,
    cut(() => ({})),
    cut(({ found }) => found),
    cut(({ faces }) => ({ faces })),
    cutByFilling(searched, ({ found }) => found),
    cutByFilling(searched, ({ faces }) => ({ faces })),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  tellCuts(name, searched)
  return searched
}

console.log(
  '| pictures | faces | found | others found | cut: centred | cut: faces found | cut: faces known | filled: found | filled: known |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const [name, set] of await photographed()) row(name, set)
row('drawn', drawn(40))
const [folder] = process.argv.slice(2)
if (folder !== undefined) row('without people', await withoutPeople(folder))
const seconds = (process.cpuUsage().user - started) / 1e6
console.log(`${pictures} pictures, ${(seconds / pictures).toFixed(2)} s of processor each, with reading them`)
