import { expect, test } from 'vitest'
import { photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { paintOrder } from './paintOrder.ts'

test('photos and texts are painted in the order of their layers, each among themselves, whatever their places in the page', () => {
  const items = [
    textItem({ id: 'top', priorityIndex: 9 }),
    photoItem({ id: 'sea', priorityIndex: 7 }),
    photoItem({ id: 'sky', priorityIndex: 2 }),
    textItem({ id: 'low', priorityIndex: 1 }),
    photoItem({ id: 'sun', priorityIndex: 5 }),
  ]
  const { photos, texts } = paintOrder(samplePage({ items }))
  expect(photos.map(({ id }) => id)).toEqual(['sky', 'sun', 'sea'])
  expect(texts.map(({ id }) => id)).toEqual(['low', 'top'])
})
