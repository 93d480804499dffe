import { expect, it } from 'vitest'
import { fileProblem } from './fileProblem.ts'

it('DGM-6: reports an exceeded size and an exceeded length in one dialog', () => {
  expect(fileProblem('VIDEO', ['VIDEO_MAXIMUM_SIZE', 'FILE_MAXIMUM_TIME'])).toEqual({
    title: 'problem.beyond',
    bodies: ['errors:VIDEO_MAXIMUM_SIZE.body', 'errors:FILE_MAXIMUM_TIME.body'],
    tip: 'problem.shorten',
  })
})

it('DGM-6: reports a single error with its own title', () => {
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
