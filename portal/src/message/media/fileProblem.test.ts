import { expect, it } from 'vitest'
import { fileProblem } from './fileProblem.ts'

it('DGM-6: size and length beyond their limits are told in one dialog', () => {
  expect(fileProblem('VIDEO', ['VIDEO_MAXIMUM_SIZE', 'FILE_MAXIMUM_TIME'])).toEqual({
    title: 'problem.beyond',
    bodies: ['errors:VIDEO_MAXIMUM_SIZE.body', 'errors:FILE_MAXIMUM_TIME.body'],
    tip: 'problem.shorten',
  })
})

it('DGM-6: one reason has its own fact and way out', () => {
  expect(fileProblem('AUDIO', ['AUDIO_MAXIMUM_SIZE'])).toEqual({
    title: 'errors:AUDIO_MAXIMUM_SIZE.title',
    bodies: ['errors:AUDIO_MAXIMUM_SIZE.body'],
    tip: null,
  })
  expect(fileProblem('AUDIO', ['HAS_PICTURE'])).toEqual({
    title: 'problem.unreadable',
    bodies: ['problem.AUDIO.HAS_PICTURE'],
    tip: null,
  })
  expect(fileProblem('PHOTO', [])).toBeNull()
})
