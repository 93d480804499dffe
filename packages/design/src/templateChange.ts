import type { ImageItem, Template, TextItem } from '@irodori/contract'
import { isImageItem, isTextItem } from '@irodori/contract'
import { centreOf, rect } from '@irodori/geometry'
import type { Change } from './change.ts'
import { photoInto } from './copyItems.ts'
import type { DesignPage } from './designPage.ts'
import { pageFromTemplate } from './designPage.ts'
import { matchShapes, shapeOf } from './matchShapes.ts'

/** Something of the customer's on the old page, and where it goes; null where the new template has no place for it. */
export interface Carried<Item> {
  readonly from: Item
  readonly to: Item | null
}

export interface TemplateChange {
  /** The page as it will be. */
  readonly page: DesignPage
  /** Everything that the customer put on the page, in reading order. */
  readonly photos: readonly Carried<ImageItem>[]
  readonly words: readonly Carried<TextItem>[]
}

/** What goes along to the new template. */
export interface Carrying {
  readonly photos: boolean
  readonly words: boolean
}

export interface TemplateChangeTools {
  readonly newId: () => string
  /** The font that words are set in where they come to stand. */
  readonly fontFor: (words: string, font: string) => string
}

const byPosition = (a: { readonly position: number }, b: { readonly position: number }): number =>
  a.position - b.position

/** Photos that the customer put on a page, in reading order. */
export const ownPhotos = (page: DesignPage): ImageItem[] =>
  page.items
    .filter(isImageItem)
    .filter((item) => item.imageName !== null && !item.isDisabledItem)
    .toSorted(byPosition)

/** Texts that say what the customer wrote: not blank, and not the words that the template proposed. */
export const ownWords = (page: DesignPage): TextItem[] =>
  page.items
    .filter(isTextItem)
    .filter((item) => !item.isDisabledItem && item.text.trim() !== '' && item.text !== item.templateItemText)
    .toSorted(byPosition)

/**
 * A page as another template of the same sheet makes it, with what goes along of the customer's. Photos go to windows
 * of their own shape first, in reading order, refitted; words go to texts in reading order, each to the place nearest
 * to its own, in the look of the new template.
 */
export function planTemplateChange(
  page: DesignPage,
  template: Template,
  carrying: Carrying,
  { newId, fontFor }: TemplateChangeTools,
): TemplateChange {
  const { sheet, items } = pageFromTemplate(template, page.sideCount, newId)
  const after: DesignPage = { ...page, templateId: template.id, sheet, items }
  const [photos, words] = [ownPhotos(page), ownWords(page)]

  const photoPlaces = new Map(carrying.photos ? windowsFor(page, photos, after) : [])
  const wordPlaces = new Map(carrying.words ? textsFor(page, words, after) : [])
  const carriedPhotos = photos.map((from) => {
    const window = photoPlaces.get(from)
    return { from, to: window ? ({ ...window, ...photoInto(window, from) } as ImageItem) : null }
  })
  const carriedWords = words.map((from) => {
    const place = wordPlaces.get(from)
    return { from, to: place ? { ...place, text: from.text, font: fontFor(from.text, place.font) } : null }
  })
  const placed = new Map([...carriedPhotos, ...carriedWords].flatMap(({ to }) => (to ? [[to.id, to]] : [])))
  return {
    page: { ...after, items: items.map((item) => placed.get(item.id) ?? item) },
    photos: carriedPhotos,
    words: carriedWords,
  }
}

/** The one change that makes the old page the new one; reversing it brings everything back. */
export const changeToPlan = (page: DesignPage, { page: after }: TemplateChange): Change => ({
  [page.key]: {
    items: Object.fromEntries([
      ...page.items.map((item) => [item.id, { before: item, after: null }] as const),
      ...after.items.map((item) => [item.id, { before: null, after: item }] as const),
    ]),
    sheet: {
      before: { ...page.sheet, templateId: page.templateId },
      after: { ...after.sheet, templateId: after.templateId },
    },
  },
})

const windowsOf = (page: DesignPage): ImageItem[] => page.items.filter(isImageItem).toSorted(byPosition)

/** Where both pages have the same row of windows each photo stays at its place in it. */
function windowsFor(page: DesignPage, photos: readonly ImageItem[], after: DesignPage): [ImageItem, ImageItem][] {
  const [old, windows] = [windowsOf(page), windowsOf(after)]
  const isAlike = old.length === windows.length && old.every((item, at) => shapeOf(item) === shapeOf(windows[at]))
  if (isAlike) return photos.map((photo) => [photo, windows[old.indexOf(photo)]])
  const kept = photos.slice(0, windows.length)
  return matchShapes(windows, kept, shownShape).map(([window, photo]) => [photo, window])
}

/** As its window shows it; a square window shows as much of a lying photo as of a standing one. */
function shownShape(photo: ImageItem) {
  const shape = shapeOf(photo)
  if (shape !== 'SQUARE') return shape
  const isOnItsSide = Math.abs(photo.imageRotate % 180) > 45 && Math.abs(photo.imageRotate % 180) < 135
  return isOnItsSide
    ? shapeOf({ width: photo.sourceHeight, height: photo.sourceWidth })
    : shapeOf({ width: photo.sourceWidth, height: photo.sourceHeight })
}

interface Alignment {
  readonly cost: number
  readonly pairs: readonly (readonly [TextItem, TextItem])[]
}

/** As many words as there are texts, their reading order kept, and of all such ways the one that moves them least. */
function textsFor(page: DesignPage, words: readonly TextItem[], after: DesignPage): [TextItem, TextItem][] {
  const texts = after.items.filter(isTextItem).toSorted(byPosition)
  const most = Math.min(words.length, texts.length)
  // best[k] of the words looked at so far: k of them placed, the last one into the texts before `upTo`.
  let rows: (Alignment | null)[][] = [texts.map(() => ({ cost: 0, pairs: [] }))]
  rows[0].push({ cost: 0, pairs: [] })
  for (const word of words) {
    const next = rows.map((row) => [...row])
    next.push(texts.map(() => null))
    next[rows.length].push(null)
    for (const [placed, row] of rows.entries()) {
      for (const [at, text] of texts.entries()) {
        const before = row[at]
        if (!before) continue
        const cost = before.cost + strangeness(page, word, after, text)
        for (let upTo = at + 1; upTo <= texts.length; upTo++) {
          const known = next[placed + 1][upTo]
          if (known && known.cost <= cost) continue
          next[placed + 1][upTo] = { cost, pairs: [...before.pairs, [word, text]] }
        }
      }
    }
    rows = next
  }
  return (rows[most][texts.length]?.pairs ?? []).map(([word, text]) => [word, text])
}

/** Words of another direction feel as far away as three tenths of the page. */
const OTHER_KIND = 0.3
const OTHER_ROOM = 0.2

/** How unlike its own place another one is for words: 0 for the very same. */
function strangeness(page: DesignPage, word: TextItem, after: DesignPage, text: TextItem): number {
  const [from, to] = [placeOn(page, word), placeOn(after, text)]
  const distance = Math.hypot(from.x - to.x, from.y - to.y)
  const room = Math.abs(Math.log2(roomOf(word) / roomOf(text)))
  return distance + (word.type === text.type ? 0 : OTHER_KIND) + room * OTHER_ROOM
}

/** Shares of the sheet. */
function placeOn({ sheet }: DesignPage, { left, top, width, height }: TextItem) {
  const { x, y } = centreOf(rect(left, top, width, height))
  return { x: x / sheet.width, y: y / sheet.height }
}

/** In letters, about. */
const roomOf = ({ width, height, fontSize }: TextItem): number => (width * height) / fontSize ** 2
