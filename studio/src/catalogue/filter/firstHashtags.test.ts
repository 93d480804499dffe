import { expect, it } from 'vitest'
import { firstHashtags } from './firstHashtags.ts'

const hashtags = Array.from({ length: 15 }, (_, index) => `tag${index + 1}`)

it('CAT-11: shows eleven hashtags in the first row, and the selected one in any position', () => {
  expect(firstHashtags(hashtags, '')).toEqual(hashtags.slice(0, 11))
  expect(firstHashtags(hashtags, 'tag14')).toEqual([...hashtags.slice(0, 11), 'tag14'])
  expect(firstHashtags(hashtags, 'tag2')).toHaveLength(11)
})
