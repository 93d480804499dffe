import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import type { Template } from '@irodori/contract/entities/template'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleColourSet } from '../../testing/sampleBackground.ts'
import { curvedItem, photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { sampleMonthGrid } from '../../testing/sampleMonthGrid.ts'
import type { DesignPage } from '../document/designPage.ts'
import { findItem } from '../document/designPage.ts'
import { beginHistory, perform, undo } from '../document/history.ts'
import { cropOf, fitCropInside } from '../photo/crop.ts'
import { dayFrames } from '../photo/dayPhotos.ts'
import { placePhoto } from '../photo/photoPlacement.ts'
import type { TransferOptions } from './templateChange.ts'
import { changeToPlan, ownPhotos, ownTexts, planTemplateChange } from './templateChange.ts'

const side = fc.constantFrom({ width: 90, height: 60 }, { width: 60, height: 90 }, { width: 70, height: 70 })
const corner = fc.record({ left: fc.integer({ min: 0, max: 300 }), top: fc.integer({ min: 0, max: 200 }) })

const photoFrame = fc.record({ kind: fc.constant('PHOTO' as const), side, corner, use: fc.nat(3) })
const writing = fc.record({ kind: fc.constant('TEXT' as const), side, corner, use: fc.nat(3) })

type Draft = { kind: 'PHOTO' | 'TEXT'; side: { width: number; height: number }; corner: object; use: number }

const PHOTO = { width: 900, height: 600 }

/** Frames that are empty, disabled or have a photo of either orientation; texts that are blank, proposed or written. */
function itemOf({ kind, side, corner, use }: Draft, at: number): DesignItem {
  const place = { id: `old ${at}`, position: at + 1, ...side, ...corner }
  if (kind === 'TEXT') {
    const text = ['', '見本', `わたしの言葉${at}`, `わたしの言葉${at}`][use]
    const texts = { ...place, text, templateItemText: '見本' }
    return at % 2 ? curvedItem(texts) : textItem(texts)
  }
  const frame = photoItem({ ...place, isDisabledItem: use === 1 })
  if (use < 2) return frame
  const size = use === 2 ? PHOTO : { width: PHOTO.height, height: PHOTO.width }
  return { ...frame, ...placePhoto(frame, { ...size, imageName: `${at}.jpg` }), brightnessFactor: 120 }
}

const drafts = fc.array(fc.oneof(photoFrame, writing), { maxLength: 10 })
const pages = drafts.map((list): DesignPage => samplePage({ items: list.map(itemOf) }))

const templateOf = (items: readonly DesignItem[]): Template =>
  ({ ...samplePage().sheet, id: 'other', backgroundColor: '#eeeeee', items }) as Template

const fresh = (list: readonly Draft[]): DesignItem[] =>
  list.map((draft, at) => itemOf({ ...draft, use: draft.kind === 'PHOTO' ? 0 : 1 }, at))
const templates = drafts.map((list) => templateOf(fresh(list)))

const ALL: TransferOptions = { photos: true, texts: true, ownItems: true, background: true }

function plan(page: DesignPage, template: Template, options = ALL) {
  let last = 0
  return planTemplateChange(page, template, options, {
    newId: () => `new ${++last}`,
    fontFor: (_, font) => font,
  })
}

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

test('PGS-11: transfers as many photos as there are frames, with their rotation and brightness', () => {
  fc.assert(
    fc.property(pages, templates, (page, template) => {
      const { photos, page: after } = plan(page, template)
      const kept = photos.flatMap(({ from, to }) => (to ? [{ from, to }] : []))
      expect(kept.length).toBe(Math.min(ownPhotos(page).length, template.items.filter(isImageItem).length))
      expect(new Set(kept.map(({ to }) => to.id)).size).toBe(kept.length)
      for (const { from, to } of kept) {
        expect(findItem(after, to.id)).toBe(to)
        expect(to).toMatchObject({ imageName: from.imageName, imageRotate: from.imageRotate, brightnessFactor: 120 })
      }
    }),
  )
})

test('PGS-11: refits a transferred photo to the proportions of its new frame', () => {
  fc.assert(
    fc.property(pages, templates, (page, template) => {
      for (const { to } of plan(page, template).photos) {
        if (!to) continue
        const crop = cropOf(to)
        expect(crop.rect.width / crop.rect.height).toBeCloseTo(to.width / to.height, 6)
        const fitted = fitCropInside(crop, to, { width: to.sourceWidth, height: to.sourceHeight })
        expect(fitted.rect.left).toBeCloseTo(crop.rect.left, 6)
        expect(fitted.rect.width).toBeCloseTo(crop.rect.width, 6)
      }
    }),
  )
})

test('PGS-12: assigns landscape and portrait photos to frames of their orientation, in reading order', () => {
  const use = { landscape: 2, portrait: 3 }
  const frames = (...sides: ('landscape' | 'portrait')[]) =>
    sides.map((shape) => ({
      kind: 'PHOTO' as const,
      side: shape === 'landscape' ? { width: 90, height: 60 } : { width: 60, height: 90 },
      corner: {},
      use: use[shape],
    }))
  const page = samplePage({ items: frames('portrait', 'landscape', 'landscape').map(itemOf) })
  const { photos } = plan(page, templateOf(fresh(frames('landscape', 'portrait', 'portrait', 'landscape'))))
  expect(photos.map(({ to }) => to?.position)).toEqual([2, 1, 4])
  const few = plan(page, templateOf(fresh(frames('landscape', 'landscape'))))
  expect(few.photos.map(({ to }) => to?.position ?? null)).toEqual([2, 1, null])
})

test('PGS-12: keeps each photo at its place with its crop if the frames of both templates are alike', () => {
  fc.assert(
    fc.property(drafts, (list) => {
      const page = samplePage({ items: list.map(itemOf) })
      for (const { from, to } of plan(page, templateOf(fresh(list))).photos) {
        expect(to?.position).toBe(from.position)
        expect(cropOf(to as ImageItem).rect.left).toBeCloseTo(cropOf(from).rect.left, 6)
        expect(cropOf(to as ImageItem).rect.width).toBeCloseTo(cropOf(from).rect.width, 6)
      }
    }),
  )
})

test('PGS-13: transfers written texts in reading order, and proposed texts never', () => {
  fc.assert(
    fc.property(pages, templates, (page, template) => {
      const { texts, page: after } = plan(page, template)
      const kept = texts.flatMap(({ from, to }) => (to ? [{ from, to }] : []))
      expect(kept.length).toBe(Math.min(ownTexts(page).length, template.items.filter(isTextItem).length))
      const places = kept.map(({ to }) => to.position)
      expect(new Set(places).size).toBe(kept.length)
      expect(places).toEqual(inOrder(places))
      expect(kept.map(({ to }) => to.text)).toEqual(kept.map(({ from }) => from.text))
      const others = after.items.filter(isTextItem).filter((item) => !kept.some(({ to }) => to.id === item.id))
      expect(others.every(({ text }) => text === '見本')).toBe(true)
    }),
  )
})

test('PGS-13: transfers a text to the nearest place in the style of the new template', () => {
  const at = (id: string, position: number, top: number, more = {}) =>
    textItem({ id, position, left: 100, top, width: 200, height: 40, text: '見本', templateItemText: '見本', ...more })
  const page = samplePage({ items: [at('title', 1, 10), at('name', 2, 240, { text: '佐藤 美咲', color: '#ff0000' })] })
  const template = templateOf([at('a', 1, 12, { color: '#0000ff' }), at('b', 2, 120), at('c', 3, 236)])
  const [name] = plan(page, template).texts
  expect(name?.to).toMatchObject({ position: 3, text: '佐藤 美咲', color: '#25211d' })
})

test('PGS-14: the change is one step, which one undo reverses', () => {
  fc.assert(
    fc.property(pages, templates, (page, template) => {
      const document = sampleDocument([page, samplePage({ key: 'other page' })])
      const planned = plan(page, template)
      const changed = perform(beginHistory(document), {
        label: 'template',
        change: changeToPlan(page, planned),
        gesture: null,
      })
      expect(changed.document.pages[0]).toEqual({
        ...planned.page,
        items: planned.page.items.toSorted((a, b) => a.position - b.position),
      })
      expect(changed.document.pages[1]).toBe(document.pages[1])
      expect(undo(changed).document).toEqual(document)
    }),
  )
})

test('PGS-15: without transfers the page equals the new template', () => {
  fc.assert(
    fc.property(pages, templates, (page, template) => {
      const nothing = { photos: false, texts: false, ownItems: false, background: false }
      const { page: after, photos, texts } = plan(page, template, nothing)
      expect([...photos, ...texts].every(({ to }) => to === null)).toBe(true)
      expect(after.items.map((item) => ({ ...item, id: '' }))).toEqual(
        template.items.map((item) => ({ ...item, id: '' })),
      )
      expect(after).toMatchObject({ key: page.key, pageNumber: page.pageNumber, templateId: 'other' })
    }),
  )
})

test('PGS-12: a photo in a square frame goes to a frame of the orientation in which it is seen', () => {
  const square = (id: string, position: number, size: { width: number; height: number }, rotate: number) => {
    const frame = photoItem({ id, position, width: 70, height: 70 })
    return { ...frame, ...placePhoto(frame, { ...size, imageName: `${id}.jpg` }), imageRotate: rotate }
  }
  const tall = { width: PHOTO.height, height: PHOTO.width }
  const frames = (...shapes: readonly string[]) =>
    templateOf(
      shapes.map((shape, at) =>
        photoItem({
          id: shape,
          position: at + 1,
          ...(shape === 'wide' ? { width: 90, height: 60 } : { width: 60, height: 90 }),
        }),
      ),
    )
  const placesOf = (items: readonly DesignItem[], template: Template) =>
    plan(samplePage({ items }), template).photos.map(({ to }) => to?.position)
  expect(placesOf([square('a', 1, PHOTO, 0), square('b', 2, tall, 0)], frames('tall', 'wide'))).toEqual([2, 1])
  // A photo on its side is seen in the other orientation, upside down in its own.
  expect(placesOf([square('a', 1, PHOTO, 90), square('b', 2, tall, -90)], frames('wide', 'tall'))).toEqual([2, 1])
  expect(placesOf([square('a', 1, PHOTO, 180), square('b', 2, tall, 40)], frames('tall', 'wide'))).toEqual([2, 1])
  expect(placesOf([square('a', 1, PHOTO, 140), square('b', 2, tall, 50)], frames('wide', 'tall', 'wide'))).toEqual([
    1, 3,
  ])
})

test('PGS-13: blank texts and disabled ones are not the customer’s', () => {
  const own = textItem({ id: 'own', text: '佐藤' })
  const others = [textItem({ id: 'blank', text: ' ' }), textItem({ id: 'off', text: '鈴木', isDisabledItem: true })]
  expect(ownTexts(samplePage({ items: [...others, own] })).map(({ id }) => id)).toEqual(['own'])
})

test('PGS-13: of two places as near a text goes to one of its own kind, then to one of its own size', () => {
  const at = (id: string, position: number, left: number, more = {}) =>
    textItem({ id, position, left, top: 100, width: 100, height: 40, text: '見本', templateItemText: '見本', ...more })
  const curved = (id: string, position: number, left: number) =>
    curvedItem({ ...at(id, position, left), type: 'CURVED_TEXT' })
  const page = samplePage({ items: [at('name', 1, 150, { text: '佐藤 美咲' })] })
  const placeIn = (...items: readonly DesignItem[]) => plan(page, templateOf(items)).texts[0]?.to?.position
  expect(placeIn(curved('a', 1, 50), at('b', 2, 250))).toBe(2)
  expect(placeIn(at('a', 1, 50), curved('b', 2, 250))).toBe(1)
  const large = { fontSize: 24 }
  expect(placeIn(at('a', 1, 50, large), at('b', 2, 250))).toBe(2)
  expect(placeIn(at('a', 1, 50), at('b', 2, 250, large))).toBe(1)
  // The distance counts in shares of the page, in both directions.
  expect(placeIn(at('a', 1, 140, large), at('b', 2, 350))).toBe(1)
  expect(placeIn(at('a', 1, 150, { top: 250 }), at('b', 2, 230))).toBe(2)
})

test('CLD-4: a page keeps its month when it takes another template with a month grid', () => {
  const april = samplePage({ sheet: { monthGrid: sampleMonthGrid(), month: '2028-04' } })
  const other = { ...templateOf([]), monthGrid: sampleMonthGrid({ weekStart: 'MONDAY' }), month: '2027-01' }
  const { sheet } = plan(april, other).page
  expect(sheet).toMatchObject({ month: '2028-04', monthGrid: { weekStart: 'MONDAY' } })
  expect(plan(samplePage(), other).page.sheet.month).toBe('2027-01')
  expect(plan(april, templateOf([])).page.sheet.month).toBeUndefined()
})

test('CLD-10: another template keeps the photos of own days in their cells, and puts none of them into its own frames', () => {
  const grid = { monthGrid: sampleMonthGrid({ width: 875, height: 900 }), month: '2028-04' }
  const ownDays: OwnDay[] = [{ name: '花子', month: 4, date: 12, kind: 'BIRTHDAY', hasPhoto: true }]
  const april = samplePage({ items: [photoItem()], sheet: { width: 900, height: 910, ...grid, ownDays } })
  const [frame] = dayFrames(april, new Map(), () => 'birthday')
  if (!frame) throw new Error('the month has no frame for its own day')
  const photo = { ...frame, ...placePhoto(frame, { ...PHOTO, imageName: 'hanako.jpg' }) }
  const page = { ...april, items: [...april.items, photo] }
  const other = {
    ...templateOf([photoItem({ position: 7 })]),
    width: 900,
    height: 910,
    monthGrid: sampleMonthGrid({ top: 200, width: 875, height: 700 }),
    month: '2027-01',
  }
  const { page: after, photos } = plan(page, other)
  const [own, ofDay] = after.items
  expect(photos).toEqual([])
  expect(own).toMatchObject({ position: 7, imageName: null })
  expect(ofDay).toMatchObject({ ofDay: '04-12', imageName: 'hanako.jpg', position: 8 })
  expect(ofDay?.top).toBeGreaterThan(photo.top)
  expect(plan(page, templateOf([photoItem()])).page.items).toHaveLength(1)
})

const added = [3, 4].map(
  (position): DesignItem => ({ ...textItem({ id: `own ${position}`, text: 'そえる' }), origin: 'OWN', position }),
)
const withAdded = samplePage({ items: [photoItem(), textItem(), ...added] })
const allowing = {
  ...templateOf([textItem({ id: 'one', position: 1 }), textItem({ id: 'two', position: 7 })]),
  allowsOwnItems: true,
}

test('ADD-5: items that the customer has added stay in place behind those of a template that allows them', () => {
  const { page: after, ownItems, texts } = plan(withAdded, allowing)
  expect(texts).toEqual([])
  expect(after.items.slice(2)).toEqual([
    { ...added[0], id: 'new 4', position: 8 },
    { ...added[1], id: 'new 5', position: 9 },
  ])
  expect(ownItems.map(({ from, to }) => [from.id, to?.id])).toEqual([
    ['own 3', 'new 4'],
    ['own 4', 'new 5'],
  ])
})

test.each([
  ['the template does not allow them', { ...allowing, allowsOwnItems: false }, ALL],
  ['the customer does not want them', allowing, { ...ALL, ownItems: false }],
])('ADD-5: added items are lost if %s, and undo brings them back', (_, template, options) => {
  const planned = plan(withAdded, template, options)
  expect(planned.ownItems.map(({ to }) => to)).toEqual([null, null])
  const history = perform(beginHistory(sampleDocument([withAdded])), {
    label: 'template',
    change: changeToPlan(withAdded, planned),
    gesture: null,
  })
  expect(history.document.pages[0]?.items).toHaveLength(2)
  expect(undo(history).document.pages[0]).toEqual(withAdded)
})

const blue = { ground: '#28486b' }
const painted = { ...withAdded, sheet: { ...withAdded.sheet, background: blue } }

test('ADD-9: the background that the customer has chosen is kept where the template allows it', () => {
  const { page: after, background } = plan(painted, allowing)
  expect([after.sheet.background, background]).toEqual([blue, { from: blue, to: blue }])
  expect(plan(withAdded, allowing).background).toBeNull()
})

test.each([
  ['the template does not allow it', { ...allowing, allowsOwnItems: false }, ALL],
  ['its artwork covers the sheet', { ...allowing, hasFixedBackground: true }, ALL],
  ['the customer does not want it', allowing, { ...ALL, background: false }],
])('ADD-9: the background is lost if %s', (_, template, options) => {
  const { page: after, background } = plan(painted, template, options)
  expect([after.sheet.background, background]).toEqual([undefined, { from: blue, to: null }])
})

test('ADD-12: the new template has the colours of the set if it names it', () => {
  const [own, pine] = [sampleColourSet(), sampleColourSet({ id: 'pine', title: '#2f5d5a' })]
  const title = textItem({ id: 'one', position: 1, color: own.colours.title })
  const shown = { ...withAdded, sheet: { ...withAdded.sheet, colourSet: 'pine' } }
  const named = plan(shown, { ...templateOf([title]), colourSets: [own, pine] }).page
  expect([named.sheet.colourSet, named.items[0]]).toMatchObject(['pine', { color: '#2f5d5a' }])
  const unnamed = plan(shown, { ...templateOf([title]), colourSets: [own] }).page
  expect([unnamed.sheet.colourSet, unnamed.items[0]]).toMatchObject([undefined, { color: own.colours.title }])
})
