import type { Background } from '@irodori/contract/entities/background'
import type { DesignItem, ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem, isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { centreOf, rect } from '@irodori/geometry/shape'
import { allowsBackground } from '@irodori/rules/ownBackground'
import { withColourSet } from '../background/colourSet.ts'
import type { Change } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { pageFromTemplate } from '../document/designPage.ts'
import { replaceContent } from '../document/pageOrder.ts'
import { withMonthOf } from '../document/withMonthOf.ts'
import { ownItemsOf } from '../ownItems/ownItems.ts'
import { transferPhoto } from '../photo/copyItems.ts'
import { dayFrames, dayPhotosOf } from '../photo/dayPhotos.ts'
import { matchOrientations, orientationOf } from '../photo/matchOrientations.ts'

/** What is the customer's on the old page and its successor; null if the new template has no place for it. */
export interface Transferred<Item> {
  readonly from: Item
  readonly to: Item | null
}

export interface TemplateChange {
  /** The page after the change. */
  readonly page: DesignPage
  /** Photos and texts of the customer, in reading order. */
  readonly photos: readonly Transferred<ImageItem>[]
  readonly texts: readonly Transferred<TextItem>[]
  /** Items that the customer has added, in reading order; none has a successor where the template does not allow them. */
  readonly ownItems: readonly Transferred<DesignItem>[]
  /** The background that the customer has chosen; null without one. */
  readonly background: Transferred<Background> | null
}

/** The content that is transferred to the new template. */
export interface TransferOptions {
  readonly photos: boolean
  readonly texts: boolean
  readonly ownItems: boolean
  readonly background: boolean
}

export interface TemplateChangeTools {
  readonly newId: () => string
  /** The font for a text in a target with a given font. */
  readonly fontFor: (text: string, font: string) => string
}

const byPosition = (a: { readonly position: number }, b: { readonly position: number }): number =>
  a.position - b.position

/** Frames with a photo of the customer, in reading order, but for those of own days. */
export const ownPhotos = (page: DesignPage): ImageItem[] =>
  page.items
    .filter(isImageItem)
    .filter((item) => item.imageName !== null && !item.isDisabledItem && !isDayPhoto(item))
    .toSorted(byPosition)

/** Texts of the template that the customer wrote: neither blank nor the text that the template proposes. */
export const ownTexts = (page: DesignPage): TextItem[] =>
  page.items
    .filter((item) => !isOwnItem(item))
    .filter(isTextItem)
    .filter((item) => !item.isDisabledItem && item.text.trim() !== '' && item.text !== item.templateItemText)
    .toSorted(byPosition)

/**
 * Plans the change of a page to another template of the same sheet. Photos go to frames of their own orientation first, in
 * reading order, and are refitted. Texts keep their reading order, go to the nearest texts of the template and take over
 * their style. Items and the background that the customer has added stay as they are, photos of own days stay in their
 * cells, and the colour set stays if the template names it.
 */
export function planTemplateChange(
  page: DesignPage,
  template: Template,
  options: TransferOptions,
  { newId, fontFor }: TemplateChangeTools,
): TemplateChange {
  const plain = pageFromTemplate(template, page.sideCount, newId)
  const { sheet, items } = withColourSet(plain, template.colourSets ?? [], page.sheet.colourSet ?? '')
  const chosen = page.sheet.background
  const background = options.background && allowsBackground(template) ? chosen : undefined
  const after: DesignPage = {
    ...page,
    templateId: template.id,
    sheet: { ...withMonthOf(sheet, page.sheet), background },
    items,
  }
  const [photos, texts] = [ownPhotos(page), ownTexts(page)]

  const frameByPhoto = new Map(options.photos ? framesFor(page, photos, after) : [])
  const targetByText = new Map(options.texts ? textsFor(page, texts, after) : [])
  const transferredPhotos = photos.map((from) => {
    const frame = frameByPhoto.get(from)
    return { from, to: frame ? ({ ...frame, ...transferPhoto(frame, from) } as ImageItem) : null }
  })
  const transferredTexts = texts.map((from) => {
    const place = targetByText.get(from)
    return { from, to: place ? { ...place, text: from.text, font: fontFor(from.text, place.font) } : null }
  })
  const placed = new Map([...transferredPhotos, ...transferredTexts].flatMap(({ to }) => (to ? [[to.id, to]] : [])))
  const ownItems = ownItemsFor(page, after, options.ownItems && template.allowsOwnItems === true, newId)
  const kept = ownItems.flatMap(({ to }) => to ?? [])
  const filled = { ...after, items: [...items.map((item) => placed.get(item.id) ?? item), ...kept] }
  return {
    page: { ...filled, items: [...filled.items, ...dayFrames(filled, dayPhotosOf([page]), newId)] },
    photos: transferredPhotos,
    texts: transferredTexts,
    ownItems,
    background: chosen ? { from: chosen, to: background ?? null } : null,
  }
}

/** The items that the customer has added, with new ids, behind those of the new template. */
function ownItemsFor(
  page: DesignPage,
  { items }: DesignPage,
  areKept: boolean,
  newId: () => string,
): readonly Transferred<DesignItem>[] {
  const last = Math.max(0, ...items.map(({ position }) => position))
  return ownItemsOf(page)
    .toSorted(byPosition)
    .map((from, at) => ({ from, to: areKept ? { ...from, id: newId(), position: last + at + 1 } : null }))
}

/** The change from the old page to the planned one; its reverse restores the old page. */
export const changeToPlan = (page: DesignPage, { page: after }: TemplateChange): Change => replaceContent(page, after)

const framesOf = (page: DesignPage): ImageItem[] =>
  page.items
    .filter(isImageItem)
    .filter((item) => !isDayPhoto(item))
    .toSorted(byPosition)

/** If both pages have the same sequence of orientations, each photo keeps its index in it. */
function framesFor(page: DesignPage, photos: readonly ImageItem[], after: DesignPage): [ImageItem, ImageItem][] {
  const [old, frames] = [framesOf(page), framesOf(after)]
  const successors = new Map(
    frames.flatMap((frame, at) => {
      const item = old[at]
      return item && orientationOf(item) === orientationOf(frame) ? [[item, frame]] : []
    }),
  )
  if (old.length === frames.length && successors.size === old.length)
    return photos.flatMap((photo) => {
      const frame = successors.get(photo)
      return frame ? [[photo, frame]] : []
    })
  const kept = photos.slice(0, frames.length)
  return matchOrientations(frames, kept, shownOrientation).map(([frame, photo]) => [photo, frame])
}

/** The orientation of a photo's frame; for a square frame that of the photo as it is rotated in the frame. */
function shownOrientation(photo: ImageItem) {
  const shape = orientationOf(photo)
  if (shape !== 'SQUARE') return shape
  const isOnItsSide = Math.abs(photo.imageRotate % 180) > 45 && Math.abs(photo.imageRotate % 180) < 135
  return isOnItsSide
    ? orientationOf({ width: photo.sourceHeight, height: photo.sourceWidth })
    : orientationOf({ width: photo.sourceWidth, height: photo.sourceHeight })
}

interface Alignment {
  readonly cost: number
  readonly pairs: readonly [TextItem, TextItem][]
}

/**
 * Assigns as many texts as the new page has room for, in reading order, such that they move the least in total. Dynamic
 * programming: each of the fewer ones, own texts or targets, gets one of the others.
 */
function textsFor(page: DesignPage, own: readonly TextItem[], after: DesignPage): readonly [TextItem, TextItem][] {
  const targets = after.items.filter(isTextItem).toSorted(byPosition)
  const ownAreFewer = own.length <= targets.length
  const [fewer, others] = ownAreFewer ? [own, targets] : [targets, own]
  const noPairs: Alignment = { cost: 0, pairs: [] }
  // alignments[n]: the best one of those of the fewer that were seen with the first n of the others.
  let alignments: readonly (Alignment | null)[] = [noPairs, ...others.map(() => noPairs)]
  for (const one of fewer) {
    let best: Alignment | null = null
    const next = others.map((other, at) => {
      const pair: [TextItem, TextItem] = ownAreFewer ? [one, other] : [other, one]
      const before = alignments[at]
      const cost = before ? before.cost + dissimilarity(page, pair[0], after, pair[1]) : Number.POSITIVE_INFINITY
      if (before && !(best && best.cost <= cost)) best = { cost, pairs: [...before.pairs, pair] }
      return best
    })
    alignments = [null, ...next]
  }
  return alignments.at(-1)?.pairs ?? []
}

/** Cost of another type of text, as a distance in shares of the page. */
const OTHER_TYPE = 0.3
/** Cost of twice or half the capacity. */
const OTHER_CAPACITY = 0.2

/** Dissimilarity of two places for a text: 0 for equal ones. */
function dissimilarity(page: DesignPage, text: TextItem, after: DesignPage, target: TextItem): number {
  const [from, to] = [positionOn(page, text), positionOn(after, target)]
  const distance = Math.hypot(from.x - to.x, from.y - to.y)
  const capacity = Math.abs(Math.log2(capacityOf(text) / capacityOf(target)))
  return distance + (text.type === target.type ? 0 : OTHER_TYPE) + capacity * OTHER_CAPACITY
}

/** The centre of a text as shares of the sheet. */
function positionOn({ sheet }: DesignPage, { left, top, width, height }: TextItem) {
  const { x, y } = centreOf(rect(left, top, width, height))
  return { x: x / sheet.width, y: y / sheet.height }
}

/** Approximate number of characters that fit into a text. */
const capacityOf = ({ width, height, fontSize }: TextItem): number => (width * height) / fontSize ** 2
