import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { replaceContent } from '../document/pageOrder.ts'
import { transferPhoto } from '../photo/copyItems.ts'
import type { PhotoFaces } from '../photo/faceSafeCrop.ts'
import { placeWithFaces } from '../photo/faceSafeCrop.ts'
import { countCutFaces } from '../photo/facesInFrame.ts'
import { coloursOf } from '../photo/photoPlacement.ts'
import { fitsAlone } from './fitsPage.ts'
import type { TemplateChangeTools } from './templateChange.ts'
import { planTemplateChange } from './templateChange.ts'

/** A proposal for a photo whose faces do not fit into its frame. */
export interface FaceLayout {
  readonly change: Change
  /** The layout that the page takes; null if the photo changes places with another one of the page. */
  readonly template: Template | null
}

export interface FaceLayoutInput {
  readonly page: DesignPage
  /** A frame of the page with a photo. */
  readonly item: ImageItem
  readonly facesOf: (imageName: string) => PhotoFaces
  /** The templates whose layouts the page may take. */
  readonly templates: readonly Template[]
  /** Number of inner pages of a booklet; null for other products. */
  readonly totalPage: number | null
}

/**
 * A frame in which a photo shows more of its faces whole: another one of the page, or one of another layout that has room
 * for everything on the page. No other photo of the page loses a face by it.
 * @returns null if there is none
 */
export function layoutForFaces(
  { page, item, facesOf, templates, totalPage }: FaceLayoutInput,
  tools: TemplateChangeTools,
): FaceLayout | null {
  const cutOn = ({ items }: Pick<DesignPage, 'items'>): number =>
    items.filter(isImageItem).reduce((sum, frame) => sum + cutIn(frame, facesOf), 0)
  if (cutIn(item, facesOf) === 0) return null
  const isItem = ({ id }: ImageItem): boolean => id === item.id
  // Another frame has to show more than a new crop in this one.
  const cropped = inBestFrame(page, item, facesOf, isItem)
  const least = Math.min(cutOn(page), cropped ? cutOn(cropped) : Number.POSITIVE_INFINITY)
  const number = page.items.filter(isImageItem).length
  const distance = (template: Template): number => Math.abs(template.items.filter(isImageItem).length - number)
  const others = templates
    .filter((template) => template.id !== page.templateId && fitsAlone(template, page, totalPage))
    .toSorted((a, b) => distance(a) - distance(b))
  let best: { readonly cut: number; readonly layout: FaceLayout } | null = null
  for (const template of [null, ...others]) {
    const moved = template ? inLayout(page, item, template, tools) : { page, item }
    const after = moved && inBestFrame(moved.page, moved.item, facesOf, (frame) => template !== null || !isItem(frame))
    if (!after) continue
    const cut = cutOn(after)
    if (cut >= (best?.cut ?? least)) continue
    best = { cut, layout: { template, change: template ? replaceContent(page, after) : changeBetween(page, after) } }
  }
  return best?.layout ?? null
}

const cutIn = (frame: ImageItem, facesOf: FaceLayoutInput['facesOf']): number =>
  frame.imageName === null || frame.isDisabledItem ? 0 : countCutFaces(frame, facesOf(frame.imageName).faces ?? [])

const KEEP_ALL = { photos: true, texts: true, ownItems: true, background: true }

/** The page in another layout, with the frame of the photo there; null if something has no place in it. */
function inLayout(page: DesignPage, item: ImageItem, template: Template, tools: TemplateChangeTools) {
  const plan = planTemplateChange(page, template, KEEP_ALL, tools)
  const { photos, texts, ownItems, background } = plan
  const isWhole = [...photos, ...texts, ...ownItems, ...(background ? [background] : [])].every(({ to }) => to !== null)
  const moved = photos.find(({ from }) => from.id === item.id)?.to
  return isWhole && moved ? { page: plan.page, item: moved } : null
}

/**
 * The page with the photo in the frame that cuts the fewest of its faces; a photo that was there goes to the other frame.
 * @returns null if no frame is allowed
 */
function inBestFrame(
  page: DesignPage,
  item: ImageItem,
  facesOf: FaceLayoutInput['facesOf'],
  isAllowed: (frame: ImageItem) => boolean,
): DesignPage | null {
  const { imageName } = item
  if (imageName === null) return null
  const { faces = [], possibleFaces } = facesOf(imageName)
  const photo = { imageName, width: item.sourceWidth, height: item.sourceHeight, faces, possibleFaces }
  const placed = page.items
    .filter(isImageItem)
    .filter((frame) => !frame.isDisabledItem && isAllowed(frame))
    // A photo of an own day stays with its day.
    .filter((frame) => frame.id === item.id || !(isDayPhoto(frame) || isDayPhoto(item)))
    .map((frame) => ({
      frame,
      filled: { ...frame, ...placeWithFaces(frame, photo), ...coloursOf(item), redEyes: item.redEyes } as ImageItem,
    }))
    .toSorted((a, b) => countCutFaces(a.filled, faces) - countCutFaces(b.filled, faces))
  const [best] = placed
  if (!best) return null
  const { frame, filled } = best
  const given = { ...item, ...transferPhoto(item, frame) } as ImageItem
  const items = page.items.map((one) => (one.id === frame.id ? filled : one.id === item.id ? given : one))
  return { ...page, items }
}

/** The change of the frames of a page that keeps its layout. */
const changeBetween = (page: DesignPage, after: DesignPage): Change =>
  page.items
    .flatMap((item) => {
      const changed = after.items.find(({ id }) => id === item.id)
      return changed ? [changeItem(page, item, changed)] : []
    })
    .reduce(squashChanges, NO_CHANGE)
