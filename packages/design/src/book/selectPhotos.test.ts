import { HOUR_MS } from '@irodori/contract/durations'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExaminedPhoto } from '../photo/setAside.ts'
import { selectPhotos } from './selectPhotos.ts'

const photo = (imageName: string, takenAt: number, more: Partial<ExaminedPhoto> = {}): ExaminedPhoto => ({
  imageName,
  fileName: imageName,
  width: 300,
  height: 200,
  takenAt,
  sharpness: 100,
  ...more,
})

const namesOf = (photos: readonly ExaminedPhoto[]) => photos.map(({ imageName }) => imageName)

test('takes the best of every group, by faces and sharpness, in order of time', () => {
  const later = 30 * HOUR_MS
  const photos = [
    photo('soft', 0, { sharpness: 45 }),
    photo('sharp', 1, { sharpness: 900 }),
    photo('face', 2, { faces: [rect(50, 50, 80, 80)], sharpness: 45 }),
    photo('other', 3),
    photo('alone', later),
  ]
  expect(namesOf(selectPhotos(photos, 5))).toEqual(namesOf(photos))
  expect(namesOf(selectPhotos(photos, 3))).toEqual(['sharp', 'face', 'alone'])
  expect(namesOf(selectPhotos(photos, 2))).toEqual(['face', 'alone'])
  expect(namesOf(selectPhotos(photos, 1))).toEqual(['face'])
})

test('takes as many photos as there is room, each once, and some of every group as far as that is possible', () => {
  const times = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 45 }), (list, room) => {
      const photos = list.map((group, at) => photo(String(at), 30 * HOUR_MS * group + at))
      const selected = selectPhotos(photos, room)
      expect(selected.length).toBe(Math.min(room, photos.length))
      expect(new Set(selected).size).toBe(selected.length)
      const groups = (all: readonly ExaminedPhoto[]) =>
        new Set(all.map(({ takenAt }) => Math.floor((takenAt ?? 0) / 1e8)))
      expect(groups(selected).size).toBe(Math.min(groups(photos).size, selected.length))
    }),
  )
})
