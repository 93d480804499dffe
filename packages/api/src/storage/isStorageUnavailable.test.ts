import { expect, it } from 'vitest'
import { isStorageAway } from './isStorageUnavailable.ts'

const named = (name: string) => Object.assign(new Error('no'), { name })
const coded = (code: string) => Object.assign(new Error('no'), { code })
const answered = (httpStatusCode: number) => Object.assign(new Error('no'), { $metadata: { httpStatusCode } })

it.each([
  ['a store that is overworked', named('SlowDown'), true],
  ['a store that fell silent', named('TimeoutError'), true],
  ['a store that failed', answered(503), true],
  ['a disk that is full', coded('ENOSPC'), true],
  ['a quota that is used up', coded('EDQUOT'), true],
  ['a store that refuses', answered(403), false],
  ['a file that is not there', coded('ENOENT'), false],
  ['what is no error', 'ENOSPC', false],
])('%s: %#', (_, error, isAway) => {
  expect(isStorageAway(error)).toBe(isAway)
})
