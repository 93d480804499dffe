import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { replaceContent } from '../document/pageOrder.ts'
import { placeWithFaces } from '../photo/faceSafeCrop.ts'
import { countCutFaces } from '../photo/facesInFrame.ts'
import { groupByTime } from '../photo/groupByTime.ts'
import { EMPTY_FRAME } from '../photo/photoPlacement.ts'
import type { ExaminedPhoto } from '../photo/setAside.ts'
import type { TemplateChangeTools } from '../template/templateChange.ts'
import { planTemplateChange } from '../template/templateChange.ts'
import type { ArrangedPage } from './arrangePages.ts'
import { arrangePages } from './arrangePages.ts'
import { heroScore } from './heroScore.ts'
import type { FrameCost } from './pageCost.ts'
import { createFrameCost, pageCost } from './pageCost.ts'
import type { PageLayout } from './pageLayouts.ts'
import { framesOf, pageLayouts } from './pageLayouts.ts'
import { selectPhotos } from './selectPhotos.ts'

export interface BookInput {
  /** All pages of the booklet. */
  readonly pages: readonly DesignPage[]
  /** Number of inner pages of the product. */
  readonly totalPage: number
  /** The templates whose layouts the pages may take. */
  readonly templates: readonly Template[]
  /** The photos for the book, in any order. */
  readonly photos: readonly ExaminedPhoto[]
}

export interface BookPlan {
  /** One change for all pages. */
  readonly change: Change
  /** Number of photos in the book, and of those for which it has no room. */
  readonly placed: number
  readonly left: number
  readonly emptyFrames: number
  /** Number of pages that take another layout. */
  readonly newLayouts: number
  /** Number of photos in the book with a face that does not fit into their frame. */
  readonly cut: number
  /** Number of groups of photos that were taken together. */
  readonly groups: number
}

/** Weight of how well a photo fills a large frame, compared with the costs of a frame. */
const COVER_HERO = 10

/**
 * Plans a booklet from photos: the best ones on the cover, the others by time over the pages that follow, each once. Every
 * page takes the layout that suits its photos, in number and shape. Photos that are on the pages are placed anew; words
 * and items of the customer stay. The number of pages is that of the product (COM-2), so photos may be left over.
 */
export function planBook({ pages, totalPage, templates, photos }: BookInput, tools: TemplateChangeTools): BookPlan {
  const costOf = createFrameCost()
  const covers = pages.filter(({ pageNumber }) => Number(pageNumber) < 0)
  const others = pages.filter((page) => !covers.includes(page))
  let waiting = photos
  const arranged = new Map<DesignPage, ArrangedPage>()
  for (const page of covers) {
    const [layout] = pageLayouts(page, [], totalPage)
    if (!layout) continue
    const cover = coverOf(layout, waiting, costOf)
    arranged.set(page, cover)
    waiting = waiting.filter((photo) => !cover.photos.includes(photo))
  }
  const layouts = others.map((page) => pageLayouts(page, templates, totalPage))
  const room = layouts.reduce((sum, ofPage) => sum + Math.max(0, ...ofPage.map(({ frames }) => frames.length)), 0)
  const selected = selectPhotos(waiting, room)
  const first = new Set(groupByTime(selected).map(([photo]) => photo))
  for (const [at, one] of arrangePages(selected, (photo) => first.has(photo), layouts, costOf).entries()) {
    const page = others[at]
    if (page) arranged.set(page, one)
  }
  return summaryOf([...arranged], photos.length, tools)
}

/** The best photos for the cover. */
function coverOf(layout: PageLayout, photos: readonly ExaminedPhoto[], costOf: FrameCost): ArrangedPage {
  const costs = new Map(
    photos.map((photo) => {
      const inFrames = layout.frames.map((frame) => costOf(photo, frame))
      return [photo, Math.min(...inFrames) - COVER_HERO * heroScore(photo)]
    }),
  )
  const costOfPhoto = (photo: ExaminedPhoto): number => costs.get(photo) ?? 0
  const best = photos.toSorted((a, b) => costOfPhoto(a) - costOfPhoto(b)).slice(0, layout.frames.length)
  const inOrder = groupByTime(best).flat()
  return { layout, photos: inOrder, frames: pageCost(inOrder, layout.frames, costOf).columns }
}

function summaryOf(
  arranged: readonly (readonly [DesignPage, ArrangedPage])[],
  available: number,
  tools: TemplateChangeTools,
): BookPlan {
  const filled = arranged.map(([page, one]) => fillPage(page, one, tools))
  const shown = arranged.flatMap(([, { photos }]) => photos)
  const frames = arranged.reduce((sum, [, { layout }]) => sum + layout.frames.length, 0)
  return {
    change: filled.map(({ change }) => change).reduce(squashChanges, NO_CHANGE),
    placed: shown.length,
    left: available - shown.length,
    emptyFrames: frames - shown.length,
    newLayouts: arranged.filter(([, { layout }]) => layout.template !== null).length,
    cut: filled.reduce((sum, { cut }) => sum + cut, 0),
    groups: groupByTime(shown).length,
  }
}

/** The change of one page, and the number of its photos with a face that does not fit. */
function fillPage(page: DesignPage, { layout, photos, frames }: ArrangedPage, tools: TemplateChangeTools) {
  const { template } = layout
  const after = template
    ? planTemplateChange(page, template, { photos: false, texts: true, ownItems: true, background: true }, tools).page
    : page
  const filled = framesOf(after.items).map((frame, at): ImageItem => {
    const photo = photos[frames.indexOf(at)]
    return { ...frame, ...(photo ? placeWithFaces(frame, photo) : EMPTY_FRAME) } as ImageItem
  })
  const cut = photos.filter((photo, at) => {
    const frame = filled[frames[at] ?? -1]
    return frame !== undefined && countCutFaces(frame, photo.faces ?? []) > 0
  }).length
  const byId = new Map(filled.map((frame) => [frame.id, frame]))
  const change = template
    ? replaceContent(page, { ...after, items: after.items.map((item) => byId.get(item.id) ?? item) })
    : framesOf(page.items)
        .map((frame) => changeItem<ImageItem>(page, frame, byId.get(frame.id) ?? frame))
        .reduce(squashChanges, NO_CHANGE)
  return { change, cut }
}
