import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { beginHistory, perform, undo } from '../document/history.ts'
import type { FillPhoto } from './autoFill.ts'
import { autoFill, byTakenAt } from './autoFill.ts'
import { placePhoto } from './photoPlacement.ts'

const sides = fc.constantFrom({ width: 300, height: 200 }, { width: 200, height: 300 }, { width: 250, height: 250 })

const photosOf = fc
  .array(fc.record({ size: sides, takenAt: fc.option(fc.integer({ min: 0, max: 5 })) }), { maxLength: 12 })
  .map((list) =>
    list.map(
      ({ size, takenAt }, at): FillPhoto => ({ ...size, takenAt, imageName: `p${at}.jpg`, fileName: `IMG_${at}.jpg` }),
    ),
  )

const pagesOf = fc
  .array(fc.array(fc.record({ size: sides, kind: fc.constantFrom('EMPTY', 'FILLED', 'OFF') }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pages) =>
    pages.map((frames, page): DesignPage => {
      const items = frames.map(({ size, kind }, at) => {
        const frame = photoItem({ id: `w${at}`, position: at + 1, ...size, isDisabledItem: kind === 'OFF' })
        const old = { imageName: 'old.jpg', width: 100, height: 100 }
        return kind === 'FILLED' ? { ...frame, ...placePhoto(frame, old) } : frame
      })
      return samplePage({ key: `page${page}`, items: [...items, textItem({ position: 9 })] })
    }),
  )

const framesOf = (pages: readonly DesignPage[]): ImageItem[] =>
  pages.flatMap((page) => page.items.filter(isImageItem)).filter((item) => !item.isDisabledItem)

const shape = ({ width, height }: { width: number; height: number }): number => Math.sign(width - height)

test('uses no photo twice, keeps placed photos, and leaves frames empty only if there are too few photos', () => {
  fc.assert(
    fc.property(pagesOf, photosOf, (pages, photos) => {
      const filling = autoFill(pages, photos, 'EMPTY')
      const after = framesOf(applyChange(sampleDocument(pages), filling.change).pages)
      const names = after.map(({ imageName }) => imageName)
      const used = names.filter((name) => name !== null && name !== 'old.jpg')
      expect(new Set(used).size).toBe(used.length)
      expect(names.filter((name) => name === 'old.jpg').length).toBe(
        framesOf(pages).filter(({ imageName }) => imageName === 'old.jpg').length,
      )
      const empty = framesOf(pages).filter(({ imageName }) => imageName === null).length
      expect(used.length).toBe(Math.min(photos.length, empty))
      expect([filling.placed, filling.left]).toEqual([used.length, empty - used.length])
    }),
  )
})

test('places photos page by page in the order in which they were taken', () => {
  fc.assert(
    fc.property(pagesOf, photosOf, (pages, photos) => {
      const after = applyChange(sampleDocument(pages), autoFill(pages, photos, 'ALL').change)
      const order = photos.toSorted(byTakenAt).map(({ imageName }) => imageName)
      const perPage = after.pages.map((page) =>
        framesOf([page])
          .map(({ imageName }) => order.indexOf(imageName ?? ''))
          .filter((at) => at >= 0),
      )
      let next = 0
      for (const places of perPage) {
        expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, at) => next + at))
        next += places.length
      }
    }),
  )
})

test('places as many photos as possible in frames of their own orientation', () => {
  fc.assert(
    fc.property(pagesOf, photosOf, (pages, photos) => {
      const after = applyChange(sampleDocument(pages), autoFill(pages, photos, 'ALL').change)
      for (const page of after.pages) {
        const filled = framesOf([page]).filter(({ imageName }) => imageName !== null && imageName !== 'old.jpg')
        const count = (of: readonly number[], wanted: number) => of.filter((one) => one === wanted).length
        const [frames, inside] = [
          framesOf([page]).map(shape),
          filled.map((item) => shape({ width: item.sourceWidth, height: item.sourceHeight })),
        ]
        const most = [-1, 0, 1].reduce((sum, one) => sum + Math.min(count(frames, one), count(inside, one)), 0)
        const matching = filled.filter(
          (item) => shape(item) === shape({ width: item.sourceWidth, height: item.sourceHeight }),
        )
        expect(matching.length).toBe(most)
      }
    }),
  )
})

test('moves a photo so that its frame cuts no face, and counts the photos whose faces do not fit', () => {
  const frames = ['one', 'two'].map((id, at) => photoItem({ id, position: at, width: 200, height: 300 }))
  const page = samplePage({ items: frames })
  const photo = (imageName: string, faces: readonly Rect[]): FillPhoto => ({
    imageName,
    fileName: imageName,
    takenAt: null,
    width: 3000,
    height: 2000,
    faces,
  })
  const apart = [rect(100, 800, 300, 300), rect(2600, 800, 300, 300)]
  const filling = autoFill([page], [photo('a.jpg', [rect(100, 800, 300, 300)]), photo('b.jpg', apart)], 'EMPTY')
  const [first] = framesOf(applyChange(sampleDocument([page]), filling.change).pages)
  expect(first?.croppedLeft).toBeLessThan(100)
  expect([filling.placed, filling.cut]).toEqual([2, 1])
})

test('sorts files without a date last and by number: IMG_2 before IMG_10', () => {
  const photo = (fileName: string, takenAt: number | null): FillPhoto => ({
    fileName,
    takenAt,
    imageName: fileName,
    width: 1,
    height: 1,
  })
  const sorted = [photo('IMG_10', null), photo('IMG_2', null), photo('z', 1)].sort(byTakenAt)
  expect(sorted.map(({ fileName }) => fileName)).toEqual(['z', 'IMG_2', 'IMG_10'])
})

test('one undo reverses an automatic filling', () => {
  fc.assert(
    fc.property(pagesOf, photosOf, (pages, photos) => {
      const begun = beginHistory(sampleDocument(pages))
      const { change } = autoFill(pages, photos, 'ALL')
      expect(undo(perform(begun, { label: 'autoFill', change, gesture: null })).document).toEqual(begun.document)
    }),
  )
})
