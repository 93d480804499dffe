import { IDENTITY } from '@irodori/geometry/affine'
import { rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import { createPixels } from '@irodori/imaging/pixels'
import { expect, test, vi } from 'vitest'
import type { DisplayList, DisplayOp } from './displayList.ts'
import type { DisplayTarget, Pictures } from './interpretDisplayList.ts'
import { interpretDisplayList } from './interpretDisplayList.ts'

const PAGE = { width: 40, height: 30, backgroundColor: '#102030' }
const photoAt = (left: number): DisplayOp => ({
  kind: 'PHOTO',
  itemId: `photo at ${left}`,
  imageName: `photo at ${left}`,
  frame: rectPath(rect(left, 5, 10, 10)),
  toPhoto: IDENTITY,
  adjustment: UNADJUSTED,
})
const fillOf = (colour: string): DisplayOp => ({
  kind: 'FILL',
  itemId: colour,
  shape: 'AREA',
  outline: rectPath(rect(1, 2, 3, 4)),
  colour,
})

/** Records the calls of one interpretation. */
async function callsOf(ops: readonly DisplayOp[], scale?: number) {
  const calls: unknown[] = []
  const photo = vi.fn<Pictures['photo']>(async () => createPhotoSource(createPixels(10, 10)))
  const target: DisplayTarget = {
    background: ({ r, g, b }) => void calls.push(['background', r, g, b]),
    artwork: ({ width, height }) => void calls.push(['artwork', width, height]),
    photo: ({ coverage: { left, top, width, height }, toPhoto }) =>
      void calls.push(['photo', left, top, width, height, toPhoto.a]),
    fill: ({ coords }, { a }, shape) => void calls.push(['fill', ...coords.slice(0, 2), a, shape]),
  }
  const list: DisplayList = { ...PAGE, ops }
  await interpretDisplayList(list, { photo, artwork: async () => createPixels(8, 6) }, target, scale)
  return { calls, decoded: photo.mock.calls.map(([name]) => name) }
}

test('calls the target once per operation, from the background upwards', async () => {
  const { calls } = await callsOf([photoAt(5), { kind: 'ARTWORK', key: 'front' }, fillOf('#ffffff80')])
  expect(calls).toEqual([
    ['background', 0x10, 0x20, 0x30],
    ['photo', 5, 5, 10, 10, 1],
    ['artwork', 8, 6],
    ['fill', 1, 2, 0x80, 'AREA'],
  ])
})

test('skips transparent fills and photos outside the page, which are not decoded', async () => {
  const { calls, decoded } = await callsOf([photoAt(60), fillOf('#ffffff00'), photoAt(35)])
  expect(calls.slice(1)).toEqual([['photo', 35, 5, 5, 10, 1]])
  expect(decoded).toEqual(['photo at 35'])
})

test('scales frames, outlines and the map to the photo', async () => {
  const { calls } = await callsOf([photoAt(5), fillOf('#ffffff')], 2)
  expect(calls.slice(1)).toEqual([
    ['photo', 10, 10, 20, 20, 0.5],
    ['fill', 2, 4, 255, 'AREA'],
  ])
})
