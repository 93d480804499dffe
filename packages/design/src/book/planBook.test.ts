import { HOUR_MS, MINUTE_MS } from '@irodori/contract/durations'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { Size } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { beginHistory, perform, undo } from '../document/history.ts'
import { byTakenAt } from '../photo/autoFill.ts'
import { placeWithFaces } from '../photo/faceSafeCrop.ts'
import { countCutFaces } from '../photo/facesInFrame.ts'
import type { ExaminedPhoto } from '../photo/setAside.ts'
import { heroScore } from './heroScore.ts'
import { planBook } from './planBook.ts'

const WIDE: Size = { width: 150, height: 100 }
const TALL: Size = { width: 100, height: 150 }
const LARGE: Size = { width: 300, height: 200 }
const SMALL: Size = { width: 75, height: 50 }

const TOTAL_PAGE = 8
const INNER = TOTAL_PAGE / 2

const framesIn = (page: string, sizes: readonly Size[]): ImageItem[] =>
  sizes.map((size, at) => photoItem({ ...size, id: `${page} ${at}`, position: at + 1 }))

const layout = (id: string, pageNumber: number, sizes: readonly Size[]): Template =>
  ({ ...samplePage().sheet, id, pageNumber: String(pageNumber), sideNumber: 1, items: framesIn(id, sizes) }) as Template

/** A series like that of a real booklet: layouts of one to six photos, each of its own page. */
const SERIES: readonly Template[] = [
  layout('whole', 0, [LARGE]),
  layout('hero', 1, [LARGE, SMALL, SMALL]),
  layout('columns', 2, [TALL, TALL, TALL]),
  layout('six', 3, [WIDE, SMALL, SMALL, TALL, WIDE, WIDE]),
]

const pageOf = (pageNumber: number, sizes: readonly Size[], templateId: string): DesignPage =>
  samplePage({
    key: `page ${pageNumber}`,
    templateId,
    pageNumber: String(pageNumber),
    items: framesIn(`page ${pageNumber}`, sizes),
  })

const BOOK: readonly DesignPage[] = [
  pageOf(-1, [WIDE], 'cover'),
  ...SERIES.map(({ id, items }, at) => pageOf(at, items.filter(isImageItem), id)),
  pageOf(INNER, [WIDE], 'back'),
]

const plan = (photos: readonly ExaminedPhoto[], pages = BOOK) => {
  let last = 0
  const tools = { newId: () => `new ${++last}`, fontFor: (_: string, font: string) => font }
  return planBook({ pages, totalPage: TOTAL_PAGE, templates: SERIES, photos }, tools)
}

/** The pages of the book with the frames that show a photo, in reading order. */
const shownIn = (photos: readonly ExaminedPhoto[], pages = BOOK) =>
  applyChange(sampleDocument(pages), plan(photos, pages).change).pages.map(({ items, templateId }) => ({
    templateId,
    frames: items
      .filter(isImageItem)
      .flatMap((frame) =>
        photos.filter(({ imageName }) => imageName === frame.imageName).map((photo) => ({ frame, photo })),
      ),
  }))

const photo = (name: number, size: Size, takenAt: number | null, more: Partial<ExaminedPhoto> = {}): ExaminedPhoto => ({
  imageName: `p${name}.jpg`,
  fileName: `IMG_${name}.jpg`,
  width: 10 * size.width,
  height: 10 * size.height,
  takenAt,
  sharpness: 100,
  ...more,
})

const faces = fc.array(
  fc.record({
    left: fc.double({ min: 0, max: 0.85, noNaN: true }),
    top: fc.double({ min: 0, max: 0.85, noNaN: true }),
  }),
  { maxLength: 2 },
)
const photos = fc
  .array(
    fc.record({
      size: fc.constantFrom(WIDE, TALL),
      hours: fc.option(fc.integer({ min: 0, max: 40 })),
      faces,
      sharpness: fc.constantFrom(45, 200, 900),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map(({ size, hours, faces: places, sharpness }, at) =>
      photo(at, size, hours === null ? null : hours * HOUR_MS, {
        sharpness,
        faces: places.map(({ left, top }) => rect(10 * size.width * left, 10 * size.height * top, 150, 150)),
      }),
    ),
  )

const ROOM = 1 + INNER * 6 + 1

/** All orders of a list. */
function ordersOf<Value>(list: readonly Value[]): Value[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((first, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

const cutIn = (frame: ImageItem, one: ExaminedPhoto): number =>
  countCutFaces({ ...frame, ...placeWithFaces(frame, one) }, one.faces ?? [])

const lossIn = (frame: Size, one: Size): number => {
  const ratios = frame.width / frame.height / (one.width / one.height)
  return 1 - Math.min(ratios, 1 / ratios)
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

describe('PGS-31: a booklet is filled from photos', () => {
  test('with every photo once, as far as the largest layouts have room', () => {
    fc.assert(
      fc.property(photos, (list) => {
        const { placed, left } = plan(list)
        const names = shownIn(list).flatMap(({ frames }) => frames.map((one) => one.photo.imageName))
        expect(new Set(names).size).toBe(names.length)
        expect([placed, left]).toEqual([names.length, list.length - names.length])
        expect(placed).toBe(Math.min(list.length, ROOM))
      }),
      { numRuns: 40 },
    )
  })

  test('in order of time from page to page after the cover', () => {
    fc.assert(
      fc.property(photos, (list) => {
        const [, ...pages] = shownIn(list)
        const shown = pages.map(({ frames }) => frames.map((one) => one.photo).toSorted(byTakenAt))
        expect(shown.flat()).toEqual(shown.flat().toSorted(byTakenAt))
      }),
      { numRuns: 40 },
    )
  })

  test('such that no other order of the photos of a page cuts fewer faces', () => {
    fc.assert(
      fc.property(photos, (list) => {
        for (const { frames } of shownIn(list)) {
          const table = frames.map(({ frame }) => frames.map((one) => cutIn(frame, one.photo)))
          const cuts = ordersOf([...frames.keys()]).map((order) => sumOf(order.map((one, at) => table[at]?.[one] ?? 0)))
          expect(cuts[0]).toBe(Math.min(...cuts))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('with the best photo of a page in its largest frame, unless another one suits the frame better', () => {
    fc.assert(
      fc.property(photos, (list) => {
        for (const { frames } of shownIn(list)) {
          const large = frames.find(({ frame }) => frame.width === LARGE.width)
          for (const other of large ? frames : []) {
            if (!large || heroScore(other.photo) <= heroScore(large.photo)) continue
            const worth = (one: ExaminedPhoto, another: ExaminedPhoto) => [
              cutIn(large.frame, one) + cutIn(other.frame, another),
              lossIn(large.frame, one) + lossIn(other.frame, another),
            ]
            const [cutNow = 0, lossNow = 0] = worth(large.photo, other.photo)
            const [cutThen = 0, lossThen = 0] = worth(other.photo, large.photo)
            expect(cutThen > cutNow || lossThen > lossNow + 1e-9).toBe(true)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('as one step, which undo takes back', () => {
    const list = Array.from({ length: 20 }, (_, at) => photo(at, WIDE, at * HOUR_MS))
    const begun = beginHistory(sampleDocument(BOOK))
    const filled = perform(begun, { label: 'makeBook', change: plan(list).change, gesture: null })
    expect(filled.past).toHaveLength(1)
    expect(undo(filled).document).toEqual(begun.document)
  })
})

describe('PGS-32: the layouts of a filled booklet', () => {
  const day = (hours: number, sizes: readonly Size[], first: number): ExaminedPhoto[] =>
    sizes.map((size, at) => photo(first + at, size, hours * HOUR_MS + at * MINUTE_MS))

  test('have as many frames as photos were taken together, in their shapes', () => {
    const list = [
      photo(0, WIDE, 0, { faces: [rect(300, 200, 500, 500)] }),
      ...day(24, [TALL, TALL, TALL], 1),
      ...day(48, [WIDE], 4),
      ...day(72, [WIDE, WIDE, WIDE, TALL, WIDE, WIDE], 5),
      ...day(96, [TALL, TALL, TALL], 11),
      ...day(120, [WIDE], 14),
    ]
    expect(shownIn(list).map(({ templateId, frames }) => [templateId, frames.length])).toEqual([
      ['cover', 1],
      ['columns', 3],
      ['whole', 1],
      ['six', 6],
      ['columns', 3],
      ['back', 1],
    ])
    expect(plan(list)).toMatchObject({ placed: 15, left: 0, emptyFrames: 0, newLayouts: 4, cut: 0, groups: 6 })
  })

  test('stay on pages on which the customer has written or arranged something', () => {
    const words = textItem({ id: 'words', position: 9, text: 'はる', templateItemText: '' })
    const pages = BOOK.map((page, at) => {
      if (at === 1) return { ...page, items: [...page.items, words] }
      return at === 2 ? { ...page, items: page.items.map((item) => ({ ...item, left: item.left + 5 })) } : page
    })
    const list = Array.from({ length: 26 }, (_, at) => photo(at, WIDE, at * HOUR_MS))
    const after = applyChange(sampleDocument(pages), plan(list, pages).change).pages
    expect(after.map(({ templateId }) => templateId)).toEqual(['cover', 'whole', 'hero', 'six', 'six', 'back'])
    expect(after[1]?.items).toContainEqual(words)
    expect(plan(list, pages)).toMatchObject({ placed: 18, left: 8 })
  })

  test('leave frames empty only if there are too few photos, and photos that were there are placed anew', () => {
    const list = [photo(0, WIDE, 0), photo(1, TALL, HOUR_MS)]
    const filled = BOOK.map((page) => ({
      ...page,
      items: page.items.map((item) =>
        isImageItem(item) ? { ...item, ...placeWithFaces(item, photo(1, TALL, 0)) } : item,
      ),
    })) as DesignPage[]
    const shown = shownIn(list, filled).flatMap(({ frames }) => frames.map((one) => one.photo.imageName))
    expect(shown.toSorted()).toEqual(['p0.jpg', 'p1.jpg'])
    expect(plan(list, filled)).toMatchObject({ placed: 2, left: 0, emptyFrames: 4 })
  })

  test('are found for three hundred photos in sixty pages', () => {
    const pages = [
      pageOf(-1, [WIDE], 'cover'),
      ...Array.from({ length: 60 }, (_, at) =>
        pageOf(at, SERIES[at % INNER]?.items.filter(isImageItem) ?? [], `page ${at}`),
      ),
      pageOf(60, [WIDE], 'back'),
    ]
    const list = Array.from({ length: 300 }, (_, at) => photo(at, at % 3 === 0 ? TALL : WIDE, at * HOUR_MS))
    const tools = { newId: () => 'new', fontFor: (_: string, font: string) => font }
    const { placed } = planBook({ pages, totalPage: 120, templates: SERIES, photos: list }, tools)
    expect(placed).toBe(300)
  })
})
