import { err, ok } from '@irodori/result'
import { expect, it } from 'vitest'
import { isCopyable, mediumTreatment } from './mediumTreatment.ts'
import type { MediumContent } from './probe.ts'

const MEGABYTE = 1_048_576
const video: MediumContent = {
  container: 'MP4',
  seconds: 12,
  picture: { width: 1920, height: 1080 },
  hasSound: true,
  isPlayable: true,
}
const sound: MediumContent = { ...video, container: 'WAVE', picture: null }
const codesOf = (treatment: ReturnType<typeof mediumTreatment>) =>
  treatment.kind === 'UPLOAD' ? [] : treatment.errors.map(({ code }) => code)

it('MDA-5: a file within all limits is uploaded untouched', () => {
  expect(mediumTreatment('VIDEO', 70 * MEGABYTE, ok({ ...video, seconds: 20.05 }))).toEqual({ kind: 'UPLOAD' })
  expect(mediumTreatment('AUDIO', 5 * MEGABYTE, ok(sound))).toEqual({ kind: 'UPLOAD' })
})

it('MDA-5: a file that is not played everywhere, or too large, is converted', () => {
  const content = { ...video, isPlayable: false }
  const treatment = mediumTreatment('VIDEO', 71 * MEGABYTE, ok(content))
  expect(treatment).toMatchObject({ kind: 'CONVERT', content })
  expect(codesOf(treatment)).toEqual(['VIDEO_MAXIMUM_SIZE', 'NOT_PLAYABLE'])
  expect(mediumTreatment('AUDIO', 6 * MEGABYTE, ok(sound)).kind).toBe('CONVERT')
})

it('MDA-5: a file that is too long is trimmed, whatever else it needs', () => {
  const treatment = mediumTreatment('VIDEO', 900 * MEGABYTE, ok({ ...video, seconds: 20.1, isPlayable: false }))
  expect(treatment.kind).toBe('TRIM')
  expect(codesOf(treatment)).toEqual(['VIDEO_MAXIMUM_SIZE', 'FILE_MAXIMUM_TIME', 'NOT_PLAYABLE'])
})

it('MDA-5: a file that no conversion can mend is refused with all its errors', () => {
  expect(mediumTreatment('VIDEO', 71 * MEGABYTE, err({ code: 'BROKEN' }))).toEqual({
    kind: 'REFUSE',
    errors: [{ code: 'VIDEO_MAXIMUM_SIZE' }, { code: 'BROKEN' }],
  })
  expect(mediumTreatment('AUDIO', 1, ok({ ...video, seconds: 60 })).kind).toBe('REFUSE')
  expect(mediumTreatment('VIDEO', 1, ok({ ...video, seconds: Number.NaN })).kind).toBe('REFUSE')
})

it('MDA-5: a part is copied if every browser plays it and it is estimated to fit', () => {
  expect(isCopyable('VIDEO', 200 * MEGABYTE, { ...video, seconds: 60 }, 20)).toBe(true)
  expect(isCopyable('VIDEO', 220 * MEGABYTE, { ...video, seconds: 60 }, 20)).toBe(false)
  expect(isCopyable('VIDEO', MEGABYTE, { ...video, isPlayable: false }, 12)).toBe(false)
  expect(isCopyable('AUDIO', 6 * MEGABYTE, sound, 12)).toBe(false)
})
