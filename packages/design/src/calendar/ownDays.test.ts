import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import { expect, test } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sampleItems.ts'
import { sampleMonthGrid } from '../../testing/sampleMonthGrid.ts'
import { applyChange, isNoChange, reverseChange } from '../document/change.ts'
import { gridContent } from './gridContent.ts'
import { changeOwnDays, ownDayLabel, ownDaysOf, ownDaysOn } from './ownDays.ts'

const HANAKO: OwnDay = { name: '花子', month: 4, date: 12, kind: 'BIRTHDAY', year: 2024 }
const WEDDING: OwnDay = { name: '結婚記念日', month: 6, date: 1, kind: 'ANNIVERSARY', year: 2015 }
const TARO: OwnDay = { name: '太郎', month: 4, date: 12, kind: 'BIRTHDAY' }
const LEAP: OwnDay = { name: 'うるう', month: 2, date: 29, kind: 'BIRTHDAY' }

test('CLD-7: a birthday has the age, an anniversary the years, and neither before the first of them', () => {
  const labels = (shown: number, language: 'ja' | 'en') =>
    [HANAKO, WEDDING, TARO].map((day) => ownDayLabel(day, shown, language))
  expect(labels(2027, 'ja')).toEqual(['花子 3歳', '結婚記念日 12周年', '太郎'])
  expect(labels(2027, 'en')).toEqual(['花子 3', '結婚記念日 12', '太郎'])
  expect(labels(2024, 'ja')).toEqual(['花子', '結婚記念日 9周年', '太郎'])
  expect(labels(2014, 'ja')).toEqual(['花子', '結婚記念日', '太郎'])
})

test('CLD-7: own days are found on their day in the order in which they were entered', () => {
  const days = [TARO, WEDDING, HANAKO]
  expect(ownDaysOn(days, '2027-04', 12)).toEqual([TARO, HANAKO])
  expect(ownDaysOn(days, '2028-06', 1)).toEqual([WEDDING])
  expect(ownDaysOn(days, '2027-05', 12)).toEqual([])
  expect(ownDaysOn(days, '2027-04', 13)).toEqual([])
})

test('CLD-7: 29 February is shown on the 28th in years without it', () => {
  const shown = (month: string) => [28, 29].map((date) => ownDaysOn([LEAP], month, date).length)
  expect([shown('2027-02'), shown('2028-02')]).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('CLD-7: the cell of a day shows its holiday above its own days, each with the same room', () => {
  const day: OwnDay = { name: '花子', month: 5, date: 5, kind: 'BIRTHDAY', year: 2024 }
  const sheet = { monthGrid: sampleMonthGrid(), month: '2027-05', ownDays: [day, { ...day, name: '桃子' }] }
  const texts = gridContent(samplePage({ sheet }).sheet)?.texts ?? []
  const names = texts.filter(({ leastFontSize }) => leastFontSize !== undefined).slice(-3)
  const { sunday, ownDay } = sampleMonthGrid().colours
  expect(names.map(({ text, color }) => [text, color])).toEqual([
    ['こどもの日', sunday],
    ['花子 3歳', ownDay],
    ['桃子 3歳', ownDay],
  ])
  const [first, second, third] = names
  expect(second?.top).toBeCloseTo((first?.top ?? 0) + (first?.height ?? 0), 6)
  expect(third?.top).toBeCloseTo((second?.top ?? 0) + (second?.height ?? 0), 6)
  expect(first?.height).toBeCloseTo(third?.height ?? 0, 6)
})

test('CLD-8: own days are given to all months as one change, and its reverse takes them back', () => {
  const cover = samplePage({ key: 'cover' })
  const months = ['2027-04', '2027-05'].map((month) =>
    samplePage({ key: month, sheet: { monthGrid: sampleMonthGrid(), month } }),
  )
  const calendar = sampleDocument([cover, ...months])
  const change = changeOwnDays(calendar.pages, [HANAKO])
  const changed = applyChange(calendar, change)
  expect(changed.pages.map(({ sheet }) => sheet.ownDays)).toEqual([undefined, [HANAKO], [HANAKO]])
  expect(ownDaysOf(changed.pages)).toEqual([HANAKO])
  expect(applyChange(changed, reverseChange(change))).toEqual(calendar)
  expect(isNoChange(changeOwnDays(changed.pages, [HANAKO]))).toBe(true)
  expect(isNoChange(changeOwnDays(calendar.pages, []))).toBe(true)
})
