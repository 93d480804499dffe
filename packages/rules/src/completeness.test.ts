import type { CircleImageItem, StraightTextItem } from '@irodori/contract'
import { describe, expect, it } from 'vitest'
import { bookletDesignCount, INCOMPLETENESS, incompletenessOf, isItemFilled } from './completeness.ts'

const placed = { position: 1, priorityIndex: 1, top: 0, left: 0, width: 10, height: 10, rotate: 0 }

const window = (change: Partial<CircleImageItem> = {}): CircleImageItem => ({
  type: 'CIRCLE_IMAGE',
  id: 'window',
  ...placed,
  isDisabledItem: false,
  imageName: `${'a'.repeat(64)}.jpg`,
  cropImageName: null,
  sourceWidth: 10,
  sourceHeight: 10,
  croppedLeft: 0,
  croppedTop: 0,
  croppedWidth: 10,
  croppedHeight: 10,
  imageRotate: 0,
  brightnessFactor: 100,
  ...change,
})

const words = (text: string, isDisabledItem = false): StraightTextItem => ({
  type: 'TEXT',
  id: 'words',
  ...placed,
  isDisabledItem,
  text,
  templateItemText: '文字入力',
  font: 'noto-sans-jp.ttf',
  fontSize: 12,
  fontWeight: 'Normal',
  color: '#000000',
  background: null,
  borderTextColor: null,
  isTextCompiled: false,
  verticalAlignment: 'Center',
  horizontalAlignment: 'Center',
  truncated: false,
})

describe('COM-1 a filled item', () => {
  it('is a window with a photo', () => {
    expect(isItemFilled(window())).toBe(true)
    expect(isItemFilled(window({ imageName: null }))).toBe(false)
  })

  it('is a text that is not blank, wide spaces counting as blank', () => {
    expect(isItemFilled(words('お誕生日'))).toBe(true)
    expect(isItemFilled(words(' 　\n'))).toBe(false)
  })

  it('is anything that was turned off', () => {
    expect(isItemFilled(window({ imageName: null, isDisabledItem: true }))).toBe(true)
    expect(isItemFilled(words('', true))).toBe(true)
  })
})

describe('COM-2 the designs of a booklet', () => {
  it.each([
    [8, 6],
    [10, 7],
    [9, 7],
  ])('%i pages make %i designs', (totalPage, count) => {
    expect(bookletDesignCount(totalPage)).toBe(count)
  })
})

describe('COM-3 what a design lacks', () => {
  it('says first that there is no photo at all', () => {
    expect(incompletenessOf([window({ imageName: null }), words('')], null)).toBe(INCOMPLETENESS.NO_PHOTO)
  })

  it('then that something is blank', () => {
    expect(incompletenessOf([window(), window({ imageName: null })], null)).toBe(INCOMPLETENESS.ITEM_BLANK)
    expect(incompletenessOf([words('')], null)).toBe(INCOMPLETENESS.ITEM_BLANK)
  })

  it('then that the booklet has not exactly its pages', () => {
    const lacks = (designCount: number) => incompletenessOf([window()], { totalPage: 8, designCount })
    expect([5, 6, 7].map(lacks)).toEqual([
      INCOMPLETENESS.PAGES_MISSING,
      INCOMPLETENESS.NOTHING,
      INCOMPLETENESS.PAGES_MISSING,
    ])
  })

  it('finds nothing in a page without items', () => {
    expect(incompletenessOf([], null)).toBe(INCOMPLETENESS.NOTHING)
  })
})
