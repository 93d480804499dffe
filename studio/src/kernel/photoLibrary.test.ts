import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import { expect, test } from 'vitest'
import { createPhotoLibrary } from './photoLibrary.ts'

/** Each photo decodes to 10 by 10 pixels: 400 bytes. */
function library(budget: number) {
  const decodes: Blob[] = []
  const photos = createPhotoLibrary(async (file): Promise<Pixels> => {
    decodes.push(file)
    return createPixels(10, 10)
  }, budget)
  for (const name of ['a', 'b', 'c']) photos.add(name, new Blob([name]))
  return { photos, decodes }
}

test('decodes a photo once while the budget lasts', async () => {
  const { photos, decodes } = library(1200)
  for (const name of ['a', 'b', 'c', 'a', 'b', 'c']) await photos.pixels(name)
  expect(decodes.length).toBe(3)
})

test('removes the pixels of the least recently used photo and decodes it again on demand', async () => {
  const { photos, decodes } = library(800)
  for (const name of ['a', 'b', 'a', 'c', 'a']) await photos.pixels(name)
  expect(decodes.length).toBe(3)
  await photos.pixels('b')
  expect(decodes.length).toBe(4)
})

test('keeps a photo larger than the budget while it is in use', async () => {
  const { photos, decodes } = library(100)
  const first = await photos.pixels('a')
  expect(await photos.pixels('a')).toBe(first)
  expect(decodes.length).toBe(1)
})

test('rejects a photo that was never added', async () => {
  await expect(library(100).photos.pixels('unknown')).rejects.toThrow(RangeError)
})

test('NLW-22: decodes one of many requested photos at a time, each once, and continues after a failure', async () => {
  let [atOnce, most, decodes] = [0, 0, 0]
  const photos = createPhotoLibrary(async (file) => {
    most = Math.max(most, ++atOnce)
    decodes += 1
    await Promise.resolve()
    atOnce -= 1
    if ((await file.text()) === 'broken') throw new Error('broken')
    return createPixels(10, 10)
  }, 4000)
  const names = ['a', 'b', 'broken', 'c', 'a', 'b']
  for (const name of names) photos.add(name, new Blob([name]))
  const results = await Promise.allSettled(names.map((name) => photos.pixels(name)))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, true])
  expect([most, decodes]).toEqual([1, 4])
})
