import type { LivePhoto } from '@irodori/canvas/liveScene'
import { rect } from '@irodori/geometry/shape'
import { afterEach, expect, it, vi } from 'vitest'
import type { PhotoExamination } from '../../kernel/photoExaminer.ts'
import { photoName } from '../../../testing/sampleDesign.ts'
import { photosAtom } from '../state/resourceState.ts'
import { createEditorStore } from '../state/store.ts'
import { areExamined, examinePhotos, whenExamined } from './examinePhotos.ts'
import { facesOf, photoNotesAtom } from './photoNotes.ts'

const live: LivePhoto = { width: 300, height: 200, levels: [], alpha: null }
const [a, b, c] = [photoName('a'), photoName('b'), photoName('c')]
const boxes = { faces: [rect(10, 20, 30, 40)], possibleFaces: [rect(1, 2, 3, 4)] }
const none = { faces: [], possibleFaces: [] }
const measures = { hash: '0123456789abcdef', sharpness: 90 }
const traits = { ...boxes, ...measures }
const examination = (found: PhotoExamination['faces'] = Promise.resolve(boxes)): PhotoExamination => ({
  measures,
  faces: found,
})

afterEach(() => {
  vi.useRealTimers()
})

it('examines each photo once, earlier and later ones, but not if the journal has kept its traits', async () => {
  const store = createEditorStore()
  store.set(photosAtom, new Map([[a, live]]))
  store.set(photoNotesAtom, new Map([[b, { fileName: 'b.jpg', takenAt: 7, ...traits, ...none }]]))
  const examine = vi.fn(async () => examination())
  examinePhotos(store, examine)
  store.set(photosAtom, new Map([a, b, c].map((name) => [name, live])))
  await whenExamined(store, [a, b, c])
  store.set(photosAtom, new Map([a, b, c].map((name) => [name, { ...live }])))
  expect(examine).toHaveBeenCalledTimes(2)
  expect([a, b, c].map((name) => facesOf(store, name))).toEqual([boxes, none, boxes])
})

it('keeps what is already noted about the photo, and notes its other traits without the model for faces', async () => {
  const store = createEditorStore()
  examinePhotos(store, async ({ width }) => examination(Promise.resolve(width === 1 ? null : boxes)))
  store.set(photoNotesAtom, new Map([[a, { fileName: 'a.jpg', takenAt: 7 }]]))
  store.set(
    photosAtom,
    new Map([
      [a, live],
      [b, { ...live, width: 1 }],
    ]),
  )
  await whenExamined(store, [a, b])
  expect(store.get(photoNotesAtom).get(a)).toEqual({ fileName: 'a.jpg', takenAt: 7, ...traits })
  expect(store.get(photoNotesAtom).get(b)).toEqual({ fileName: b, takenAt: null, ...measures })
})

it('ends without traits if a photo cannot be examined, and after a time limit', async () => {
  vi.useFakeTimers()
  const store = createEditorStore()
  examinePhotos(store, (photo) => (photo.width === 1 ? Promise.reject(new Error('no memory')) : new Promise(() => {})))
  store.set(photosAtom, new Map([[a, { ...live, width: 1 }]]))
  await whenExamined(store, [a])
  store.set(photosAtom, new Map([[b, live]]))
  expect(areExamined(store, [a, b])).toBe(false)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(areExamined(store, [a, b])).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(areExamined(store, [a, b])).toBe(true)
  expect([a, b].map((name) => facesOf(store, name))).toEqual([none, none])
})

it('waits for many photos as long as one after the other is examined within the time limit', async () => {
  vi.useFakeTimers()
  const store = createEditorStore()
  let turn: Promise<unknown> = Promise.resolve()
  examinePhotos(store, () => {
    const examined = turn.then(() => new Promise((resolve) => setTimeout(resolve, 15_000))).then(() => examination())
    turn = examined
    return examined
  })
  store.set(photosAtom, new Map([a, b, c].map((name) => [name, live])))
  await vi.advanceTimersByTimeAsync(44_000)
  expect([a, b, c].map((name) => areExamined(store, [name]))).toEqual([true, true, false])
  await vi.advanceTimersByTimeAsync(1000)
  expect(areExamined(store, [a, b, c])).toBe(true)
})

it('notes hash and sharpness before the faces, and also when these are not found within the time limit', async () => {
  vi.useFakeTimers()
  const store = createEditorStore()
  examinePhotos(store, async () => examination(new Promise(() => {})))
  store.set(photosAtom, new Map([[a, live]]))
  await vi.advanceTimersByTimeAsync(0)
  expect([areExamined(store, [a]), store.get(photoNotesAtom).get(a)]).toEqual([
    false,
    expect.objectContaining(measures),
  ])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([areExamined(store, [a]), facesOf(store, a)]).toEqual([true, none])
})
