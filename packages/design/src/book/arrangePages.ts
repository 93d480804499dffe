import type { ExaminedPhoto } from '../photo/setAside.ts'
import type { Assignment } from './leastAssignment.ts'
import type { FrameCost } from './pageCost.ts'
import { pageCost } from './pageCost.ts'
import type { PageLayout } from './pageLayouts.ts'

/** Cost of a page on which photos of two times meet, of a layout like that of the page before, and of another layout. */
const BREAK = 6
const REPEATED = 2
const CHANGED = 0.5
/** Cost of a layout whose words the customer has to write, on a page that had none. */
const NEW_WORDS = 1
/** Cost of one photo more or less than the mean of the pages, which grows with its square. */
const UNEVEN = 0.3

/** A page with the photos of its frames. */
export interface ArrangedPage {
  readonly layout: PageLayout
  readonly photos: readonly ExaminedPhoto[]
  /** Index of the frame of each photo. */
  readonly frames: readonly number[]
}

interface Arrangement {
  readonly cost: number
  readonly before: Arrangement | null
  readonly page: ArrangedPage | null
}

/**
 * Distributes photos over pages in their order, each once, and chooses a layout for each page, such that the pages are good
 * and photos that were taken together stay together. Dynamic programming over the pages and the number of photos that they
 * show.
 * @param photos in order of time, not more than the largest layouts of the pages have frames
 * @param begins whether a photo begins a group of photos that were taken together
 * @param layouts of each page, in reading order
 */
export function arrangePages(
  photos: readonly ExaminedPhoto[],
  begins: (photo: ExaminedPhoto) => boolean,
  layouts: readonly (readonly PageLayout[])[],
  costOf: FrameCost,
): readonly ArrangedPage[] {
  const mean = photos.length / Math.max(1, layouts.length)
  const rooms = layouts.map((ofPage) => Math.max(0, ...ofPage.map(({ frames }) => frames.length)))
  /** Costs of pages alone, by the key of the layout, then by the first photo and the number of photos. */
  const known = new Map<string, Map<number, Assignment>>()

  /** A page alone: photos from `start` on in a layout. */
  function alone({ key: layout, frames }: PageLayout, start: number, count: number): Assignment {
    const ofLayout = known.get(layout) ?? new Map<number, Assignment>()
    known.set(layout, ofLayout)
    const key = start * (photos.length + 1) + count
    const found = ofLayout.get(key)
    if (found) return found
    const shown = photos.slice(start, start + count)
    const { columns, cost } = pageCost(shown, frames, costOf)
    const breaks = shown.slice(1).filter(begins).length
    const made = { columns, cost: cost + BREAK * breaks + UNEVEN * (count - mean) ** 2 }
    ofLayout.set(key, made)
    return made
  }

  /** The best arrangements of the pages so far, by the number of photos that they show. */
  let best = new Map<number, Arrangement>([[0, { cost: 0, before: null, page: null }]])
  for (const [at, ofPage] of layouts.entries()) {
    const roomAfter = rooms.slice(at + 1).reduce((sum, room) => sum + room, 0)
    const [own] = ofPage
    const next = new Map<number, Arrangement>()
    for (const [shown, before] of best) {
      for (const layout of ofPage) {
        const changed = layout === own ? 0 : CHANGED + (layout.hasTexts && !own?.hasTexts ? NEW_WORDS : 0)
        const repeated = before.page?.layout.key === layout.key ? REPEATED : 0
        const least = Math.max(0, photos.length - shown - roomAfter)
        const most = Math.min(layout.frames.length, photos.length - shown)
        for (let count = least; count <= most; count++) {
          const page = alone(layout, shown, count)
          const cost = before.cost + page.cost + changed + repeated
          if (cost >= (next.get(shown + count)?.cost ?? Number.POSITIVE_INFINITY)) continue
          const arranged = { layout, photos: photos.slice(shown, shown + count), frames: page.columns }
          next.set(shown + count, { cost, before, page: arranged })
        }
      }
    }
    best = next
  }
  return pagesOf(best.get(photos.length) ?? null)
}

function pagesOf(last: Arrangement | null): readonly ArrangedPage[] {
  const pages: ArrangedPage[] = []
  for (let at = last; at?.page; at = at.before) pages.push(at.page)
  return pages.toReversed()
}
