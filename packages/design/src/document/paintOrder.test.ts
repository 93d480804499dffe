import { expect, test } from 'vitest'
import { ornamentItem, photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { paintOrder } from './paintOrder.ts'

test('photos are painted in the order of their layers, then texts and ornaments in that of theirs, whatever their places in the page', () => {
  const items = [
    textItem({ id: 'top', priorityIndex: 9 }),
    ornamentItem({ id: 'leaf', priorityIndex: 4 }),
    photoItem({ id: 'sea', priorityIndex: 7 }),
    photoItem({ id: 'sky', priorityIndex: 2 }),
    textItem({ id: 'low', priorityIndex: 1 }),
    photoItem({ id: 'sun', priorityIndex: 5 }),
  ]
  const { photos, front } = paintOrder(samplePage({ items }))
  expect(photos.map(({ id }) => id)).toEqual(['sky', 'sun', 'sea'])
  expect(front.map(({ id }) => id)).toEqual(['low', 'leaf', 'top'])
})
