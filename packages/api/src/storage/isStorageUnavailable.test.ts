import { expect, it } from 'vitest'
import { isStorageUnavailable } from './isStorageUnavailable.ts'
import { PlaceIsGone } from './markedPlace.ts'

const named = (name: string) => Object.assign(new Error('no'), { name })
const coded = (code: string) => Object.assign(new Error('no'), { code })
const answered = (httpStatusCode: number) => Object.assign(new Error('no'), { $metadata: { httpStatusCode } })

it.each([
  ['recognises a bucket that throttles', named('SlowDown'), true],
  ['recognises a bucket that does not answer in time', named('TimeoutError'), true],
  ['recognises a bucket that fails', answered(503), true],
  ['recognises a full disk', coded('ENOSPC'), true],
  ['recognises a used-up quota', coded('EDQUOT'), true],
  ['recognises a directory that was moved', new PlaceIsGone('/files'), true],
  ['does not count a bucket that refuses access', answered(403), false],
  ['does not count a missing file', coded('ENOENT'), false],
  ['does not count a value that is no error', 'ENOSPC', false],
])('%s: %#', (_, error, isUnavailable) => {
  expect(isStorageUnavailable(error)).toBe(isUnavailable)
})
