import type { CircleImageItem } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import { sampleText } from '../../testing/sampleText.ts'
import { bookletDesignCount, INCOMPLETENESS, incompletenessOf, isItemFilled } from './completeness.ts'

const placed = { position: 1, priorityIndex: 1, top: 0, left: 0, width: 10, height: 10, rotate: 0 }

const frame = (change: Partial<CircleImageItem> = {}): CircleImageItem => ({
  type: 'CIRCLE_IMAGE',
  id: 'frame',
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

const textItem = (text: string, isDisabledItem = false) =>
  sampleText({ text, isDisabledItem, templateItemText: '文字入力' })

describe('COM-1 isItemFilled', () => {
  it('accepts a frame with a photo and no other', () => {
    expect(isItemFilled(frame())).toBe(true)
    expect(isItemFilled(frame({ imageName: null }))).toBe(false)
  })

  it('accepts a text that is not blank; full-width spaces are blank', () => {
    expect(isItemFilled(textItem('お誕生日'))).toBe(true)
    expect(isItemFilled(textItem(' 　\n'))).toBe(false)
  })

  it('accepts every disabled item', () => {
    expect(isItemFilled(frame({ imageName: null, isDisabledItem: true }))).toBe(true)
    expect(isItemFilled(textItem('', true))).toBe(true)
  })

  it('accepts a blank text that the customer has added', () => {
    expect(isItemFilled({ ...textItem(' '), origin: 'OWN' })).toBe(true)
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

describe('COM-3 the incompleteness of a design', () => {
  it('reports first that all frames are empty', () => {
    expect(incompletenessOf([frame({ imageName: null }), textItem('')], true)).toBe(INCOMPLETENESS.NO_PHOTO)
  })

  it('reports next that one frame or text is blank', () => {
    expect(incompletenessOf([frame(), frame({ imageName: null })], true)).toBe(INCOMPLETENESS.ITEM_BLANK)
    expect(incompletenessOf([textItem('')], true)).toBe(INCOMPLETENESS.ITEM_BLANK)
  })

  it('reports last that its piece lacks a side or a page', () => {
    expect(incompletenessOf([frame()], false)).toBe(INCOMPLETENESS.PAGES_MISSING)
    expect(incompletenessOf([frame()], true)).toBe(INCOMPLETENESS.NOTHING)
  })

  it('asks no photo of a disabled frame', () => {
    const disabled = frame({ imageName: null, isDisabledItem: true })
    expect(incompletenessOf([disabled], true)).toBe(INCOMPLETENESS.NOTHING)
    expect(incompletenessOf([disabled, frame({ imageName: null })], true)).toBe(INCOMPLETENESS.NO_PHOTO)
  })

  it('reports nothing for a page without items', () => {
    expect(incompletenessOf([], true)).toBe(INCOMPLETENESS.NOTHING)
  })
})
