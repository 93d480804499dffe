import { expect, test } from 'vitest'
import { embeddingOf } from './embedding.ts'

test.each([
  [0x0000, 'INSTALLABLE'],
  [0x0002, 'RESTRICTED'],
  [0x0004, 'PREVIEW'],
  [0x0008, 'EDITABLE'],
  [0x000c, 'EDITABLE'],
  [0x0006, 'PREVIEW'],
])('reads fsType %i as %s', (bits, permission) => {
  expect(embeddingOf(bits)).toEqual({ bits, permission, wholeOnly: false, bitmapsOnly: false })
})

test('reports the restrictions to whole fonts and to bitmaps beside the permission', () => {
  expect(embeddingOf(0x0304)).toMatchObject({ permission: 'PREVIEW', wholeOnly: true, bitmapsOnly: true })
})
