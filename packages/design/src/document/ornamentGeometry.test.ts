import { apply } from '@irodori/geometry/affine'
import { expect, it } from 'vitest'
import { ornamentItem } from '../../testing/sampleItems.ts'
import { drawingToPage, ornamentFills } from './ornamentGeometry.ts'

const corner = { x: 0, y: 0 }

it('a drawing fills the box of its ornament, and lies the other way round in a mirrored one', () => {
  const item = ornamentItem({ left: 50, top: 20, width: 200, height: 100 })
  expect(apply(drawingToPage(item), corner)).toEqual({ x: 50, y: 20 })
  expect(apply(drawingToPage(item), { x: 10, y: 10 })).toEqual({ x: 250, y: 120 })
  const mirrored = { ...item, isMirrored: true }
  expect(apply(drawingToPage(mirrored), corner)).toEqual({ x: 250, y: 20 })
  expect(apply(drawingToPage(mirrored), { x: 10, y: 10 })).toEqual({ x: 50, y: 120 })
})

it('is mirrored before it is rotated', () => {
  const item = ornamentItem({ left: 0, top: 0, isMirrored: true, rotate: 90 })
  expect(apply(drawingToPage(item), corner)).toEqual({ x: 100, y: 100 })
})

it('each shape has the colour of its ink, and the outlines stay the same objects when the item moves', () => {
  const item = ornamentItem({ colours: ['#111111', '#222222'] })
  const fills = ornamentFills(item)
  expect(fills.map(({ colour }) => colour)).toEqual(['#111111', '#222222'])
  const moved = ornamentFills({ ...item, left: 70, colours: ['#111111', '#333333'] })
  expect(moved.map(({ outline }) => outline)).toEqual(fills.map(({ outline }) => outline))
  expect(moved[0]?.outline).toBe(fills[0]?.outline)
})
