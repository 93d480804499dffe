import type { CircleImageItem, DesignItem, StraightTextItem } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import { sampleText } from '../../testing/sampleText.ts'
import { MOST_OWN_ITEMS, mayHaveOwnItems } from './ownItems.ts'

const placed = { priorityIndex: 1, top: 0, left: 0, width: 10, height: 10, rotate: 0, isDisabledItem: false }

const words = (position: number, change: Partial<StraightTextItem> = {}) =>
  sampleText({ id: `words ${position}`, position, ...change })

const frame = (position: number, change: Partial<CircleImageItem> = {}): CircleImageItem => ({
  type: 'CIRCLE_IMAGE',
  id: `frame ${position}`,
  position,
  ...placed,
  imageName: null,
  cropImageName: null,
  sourceWidth: 0,
  sourceHeight: 0,
  croppedLeft: 0,
  croppedTop: 0,
  croppedWidth: 10,
  croppedHeight: 10,
  imageRotate: 0,
  brightnessFactor: 100,
  ...change,
})

const items = [frame(1), words(2)]
const own = (position: number): DesignItem => words(position, { origin: 'OWN' })
const template = { allowsOwnItems: true, items }

describe('COM-6: a page may have the items that its customer has added', () => {
  it('if there are none, whatever the template allows', () => {
    expect(mayHaveOwnItems(items, { items })).toBe(true)
  })

  it('only where the template allows it', () => {
    expect(mayHaveOwnItems([...items, own(3)], template)).toBe(true)
    expect(mayHaveOwnItems([...items, own(3)], { items })).toBe(false)
    expect(mayHaveOwnItems([...items, own(3)], { allowsOwnItems: false, items })).toBe(false)
  })

  it('up to a number', () => {
    const many = Array.from({ length: MOST_OWN_ITEMS }, (_, at) => own(at + 3))
    expect(mayHaveOwnItems([...items, ...many], template)).toBe(true)
    expect(mayHaveOwnItems([...items, ...many, own(100)], template)).toBe(false)
  })

  it('after the items of the template', () => {
    expect(mayHaveOwnItems([...items, own(2)], template)).toBe(false)
  })

  it('and no photo frame of their own', () => {
    expect(mayHaveOwnItems([...items, frame(3, { origin: 'OWN' })], template)).toBe(false)
  })
})
