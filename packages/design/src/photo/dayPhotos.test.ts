import type { RectImageItem } from '@irodori/contract/entities/designItem'
import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import { addToMonth } from '@irodori/rules/month'
import { expect, test } from 'vitest'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { sampleMonthGrid } from '../../testing/sampleMonthGrid.ts'
import { dayPhotoBoxes } from '../calendar/dayPhotoBoxes.ts'
import { gridContent } from '../calendar/gridContent.ts'
import { changeOwnDays } from '../calendar/ownDays.ts'
import { changeStart } from '../calendar/startMonth.ts'
import { applyChange, isNoChange, reverseChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { autoFill } from './autoFill.ts'
import { cropOf } from './crop.ts'
import { dayFrames, dayPhotosOf, withDayPhotos } from './dayPhotos.ts'
import { placePhoto } from './photoPlacement.ts'

const HANAKO: OwnDay = { name: '花子', month: 2, date: 12, kind: 'BIRTHDAY', hasPhoto: true }
const TARO: OwnDay = { name: '太郎', month: 3, date: 1, kind: 'BIRTHDAY', hasPhoto: true }
const PLAIN: OwnDay = { name: '結婚記念日', month: 2, date: 20, kind: 'ANNIVERSARY' }
const LEAP: OwnDay = { name: 'うるう', month: 2, date: 29, kind: 'BIRTHDAY', hasPhoto: true }

/** Cells of 125 by more than 100 print pixels at 300 dpi. */
const GRID = sampleMonthGrid({ left: 0, top: 0, width: 875, height: 900, headHeight: 100 })

const pageOf = (month: string, key = month): DesignPage =>
  samplePage({ key, items: [photoItem(), textItem()], sheet: { width: 900, height: 900, monthGrid: GRID, month } })

let last = 0
const newId = (): string => `new ${++last}`

/** A calendar whose own days were entered with a photo frame for each. */
function calendar(months: readonly string[], days: readonly OwnDay[]): readonly DesignPage[] {
  const pages = months.map((month, at) => pageOf(month, `page ${at}`))
  return applyChange(sampleDocument(pages), withDayPhotos(pages, changeOwnDays(pages, days), newId)).pages
}

const framesOf = ({ items }: DesignPage): RectImageItem[] =>
  items.filter((item): item is RectImageItem => item.type === 'RECT_IMAGE' && item.ofDay !== undefined)

/** The pages with a photo in every frame of an own day. */
const withPhotos = (pages: readonly DesignPage[]): readonly DesignPage[] =>
  pages.map((page) => ({
    ...page,
    items: page.items.map((item) =>
      item.type === 'RECT_IMAGE' && item.ofDay
        ? { ...item, ...placePhoto(item, { imageName: `${item.ofDay}.jpg`, width: 900, height: 600 }) }
        : item,
    ),
  }))

const shownOn = (pages: readonly DesignPage[]) =>
  pages.map((page) => framesOf(page).map(({ ofDay, imageName }) => [ofDay, imageName]))

test('CLD-10: each own day with a photo has a frame in its cell, below the figure and above the name', () => {
  const [february] = calendar(['2027-02'], [HANAKO, PLAIN])
  const frame = february && framesOf(february)[0]
  const texts = gridContent(february?.sheet ?? pageOf('2027-02').sheet)?.texts ?? []
  const [figure, name] = [texts.find(({ text }) => text === '12'), texts.find(({ text }) => text === '花子')]
  if (!february || !frame || !figure || !name) throw new Error('the month shows no photo, figure or name')
  expect(framesOf(february)).toHaveLength(1)
  expect(frame).toMatchObject({ ofDay: '02-12', imageName: null, placement: 'FIXED', rotate: 0 })
  expect(frame.top).toBeGreaterThanOrEqual(Math.floor(figure.top + figure.height))
  expect(frame.top + frame.height).toBeLessThanOrEqual(Math.ceil(name.top))
  expect([frame.left, frame.top, frame.width, frame.height].every(Number.isInteger)).toBe(true)
  expect(frame.position).toBeGreaterThan(Math.max(...february.items.slice(0, 2).map(({ position }) => position)))
})

test('CLD-10: days without a photo leave the names of a month where they were', () => {
  const nameTops = (days: readonly OwnDay[]) =>
    (gridContent({ ...pageOf('2027-02').sheet, ownDays: [...days] })?.texts ?? []).map(({ top }) => top)
  const { hasPhoto: _, ...plain } = HANAKO
  expect(nameTops([plain, PLAIN])).toEqual(nameTops([{ ...HANAKO, hasPhoto: false }, PLAIN]))
})

test('CLD-10: a photo moves with its month to another page', () => {
  const pages = withPhotos(calendar(['2027-01', '2027-02', '2027-03'], [HANAKO, TARO]))
  expect(shownOn(pages)).toEqual([[], [['02-12', '02-12.jpg']], [['03-01', '03-01.jpg']]])
  const change = withDayPhotos(pages, changeStart(pages, '2028-02'), newId)
  const after = applyChange(sampleDocument([...pages]), change)
  expect(shownOn(after.pages)).toEqual([[['02-12', '02-12.jpg']], [['03-01', '03-01.jpg']], []])
  expect(applyChange(after, reverseChange(change)).pages).toEqual(pages)
})

test('CLD-10: a calendar of thirteen months shows the photo in the first and in the last of them', () => {
  const months = Array.from({ length: 13 }, (_, at) => addToMonth('2027-01', at))
  const pages = withPhotos(calendar(months, [HANAKO]))
  const change = withDayPhotos(pages, changeStart(pages, '2027-02'), newId)
  const frames = applyChange(sampleDocument([...pages]), change).pages.map(framesOf)
  expect([frames[0], frames.at(-1)]).toMatchObject([[{ imageName: '02-12.jpg' }], [{ imageName: '02-12.jpg' }]])
  expect(frames.flat()).toHaveLength(2)
  expect(frames[0]?.[0]?.id).not.toBe(frames.at(-1)?.[0]?.id)
})

test('CLD-10: a photo is refitted when its cell has other proportions, and untouched when it has the same', () => {
  // February 2026 has four weeks, February 2025 five.
  const pages = withPhotos(calendar(['2026-02'], [HANAKO]))
  expect(isNoChange(withDayPhotos(pages, {}, newId))).toBe(true)
  const after = applyChange(sampleDocument([...pages]), withDayPhotos(pages, changeStart(pages, '2025-02'), newId))
  const [frame] = after.pages.flatMap(framesOf)
  if (!frame) throw new Error('the frame was lost')
  expect(frame.height).toBeLessThan(pages.flatMap(framesOf)[0]?.height ?? 0)
  expect(cropOf(frame).rect.width / cropOf(frame).rect.height).toBeCloseTo(frame.width / frame.height, 6)
})

test('CLD-10: a frame goes with its day, and its photo comes back by undo', () => {
  const pages = withPhotos(calendar(['2027-02'], [HANAKO, PLAIN]))
  const change = withDayPhotos(pages, changeOwnDays(pages, [PLAIN]), newId)
  const after = applyChange(sampleDocument([...pages]), change)
  expect(after.pages.flatMap(framesOf)).toEqual([])
  expect(applyChange(after, reverseChange(change)).pages).toEqual(pages)
})

test('CLD-10: 29 February has its photo on the 28th in other years; a date has one photo', () => {
  const boxes = (month: string, ...ownDays: OwnDay[]) => dayPhotoBoxes({ ...pageOf(month).sheet, ownDays })
  expect(boxes('2028-02', LEAP)).toHaveLength(1)
  expect(boxes('2027-02', LEAP).map(({ ofDay }) => ofDay)).toEqual(['02-29'])
  expect(boxes('2027-02', { ...LEAP, date: 28 }, LEAP).map(({ ofDay }) => ofDay)).toEqual(['02-28'])
  expect(boxes('2027-02', HANAKO, { ...HANAKO, name: '妹' })).toHaveLength(1)
})

test('CLD-10: cells that are too small have no photo', () => {
  const small = { ...pageOf('2027-02').sheet, monthGrid: sampleMonthGrid(), ownDays: [HANAKO] }
  expect(dayPhotoBoxes(small)).toEqual([])
})

test('CLD-10: frames of own days are not filled by themselves', () => {
  const pages = calendar(['2027-02'], [HANAKO])
  const photos = [1, 2].map((number) => ({
    imageName: `${number}.jpg`,
    fileName: `${number}.jpg`,
    takenAt: number,
    width: 900,
    height: 600,
  }))
  const { change, placed, left } = autoFill(pages, photos, 'EMPTY')
  expect([placed, left]).toEqual([1, 0])
  const after = applyChange(sampleDocument([...pages]), change).pages
  expect(after.flatMap(framesOf).map(({ imageName }) => imageName)).toEqual([null])
})

test('a page without a month has no frames of own days', () => {
  expect(dayFrames(samplePage(), dayPhotosOf([]), newId)).toEqual([])
})
