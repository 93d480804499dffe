// Counts which faces of photographed and drawn pictures are found, and how many are cut by the first crop and by automatic
// filling, with faces as found, with faces as known, and without; then what is found in photos without people.
// Run: npm run bench:faces -- [folder of such photos]
import { autoFill } from '@irodori/design/autoFill'
import { applyChange } from '@irodori/design/change'
import { widestCrop } from '@irodori/design/crop'
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
  readonly found: readonly Rect[]
}

const isOn = (found: Rect, face: Rect): boolean =>
  containsPoint(found, centreOf(face)) && containsPoint(face, centreOf(found))

const isInside = (face: Rect, crop: Rect): boolean =>
  face.left >= crop.left - 0.02 &&
  face.top >= crop.top - 0.02 &&
  face.left + face.width <= crop.left + crop.width + 0.02 &&
  face.top + face.height <= crop.top + crop.height + 0.02

/** Whether some crop of the first crop's size contains all faces: that around their common box. */
function canBeWhole(frame: Size, photo: Size, faces: readonly Rect[]): boolean {
  const crop = widestCrop(frame, photo, 0)
  const across = Math.max(...faces.map(({ left, width }) => left + width)) - Math.min(...faces.map(({ left }) => left))
  const down = Math.max(...faces.map(({ top, height }) => top + height)) - Math.min(...faces.map(({ top }) => top))
  return across <= crop.width && down <= crop.height
}

/** Faces that the crop of a photo in a frame cuts although another crop of that size would not. */
function cutBy(frame: Size, { picture, faces }: Searched, given: readonly Rect[] | undefined): number {
  if (!canBeWhole(frame, picture, faces)) return 0
  const { width, height } = picture
  const photo = { imageName: 'photo', width, height, ...(given && { faces: given }) }
  const placed = placeWithFaces(photoItem(frame), photo)
  const crop = rect(placed.croppedLeft, placed.croppedTop, placed.croppedWidth, placed.croppedHeight)
  return faces.filter((face) => !isInside(face, crop)).length
}

/** The same for photos that are filled into pages of five frames. */
function cutByFilling(searched: readonly Searched[], givenOf: (one: Searched) => readonly Rect[]): number {
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
    faces: givenOf(one),
  }))
  const filled = applyChange(sampleDocument(pages), autoFill(pages, photos, 'EMPTY').change)
  const frames = filled.pages.flatMap(({ items }) => items)
  return frames.reduce((sum, item) => {
    const shown = 'imageName' in item && item.imageName !== null ? searched[Number(item.imageName)] : undefined
    if (!shown || !('imageName' in item) || !canBeWhole(item, shown.picture, shown.faces)) return sum
    const crop = rect(item.croppedLeft, item.croppedTop, item.croppedWidth, item.croppedHeight)
    return sum + shown.faces.filter((face) => !isInside(face, crop)).length
  }, 0)
}

const model = await loadFaceModel()
const started = process.cpuUsage().user
let pictures = 0

function row(name: string, set: readonly FacePicture[]): Searched[] {
  const searched = set.map((one) => ({ ...one, found: findFaces(model, one.picture).map(({ box }) => box) }))
  pictures += set.length
  const faces = searched.flatMap((one) => one.faces).length
  const right = searched.flatMap((one) => one.faces.filter((face) => one.found.some((box) => isOn(box, face)))).length
  const wrong = searched.flatMap((one) => one.found.filter((box) => !one.faces.some((face) => isOn(box, face)))).length
  const cut = (givenOf: (one: Searched) => readonly Rect[] | undefined) =>
    searched.reduce((sum, one) => sum + FRAMES.reduce((all, frame) => all + cutBy(frame, one, givenOf(one)), 0), 0)
  const cells = [
    name,
    faces,
    right,
    wrong,
    cut(() => undefined),
    cut(({ found }) => found),
    cut((one) => one.faces),
    cutByFilling(searched, ({ found }) => found),
    cutByFilling(searched, (one) => one.faces),
  ]
  console.log(`| ${cells.join(' | ')} |`)
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
