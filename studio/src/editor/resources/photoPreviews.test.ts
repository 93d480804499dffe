import type { LivePhoto } from '@irodori/canvas/liveScene'
import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, photoName, sampleDocument, samplePage } from '../../../testing/sampleDesign.ts'
import { pageKeyAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { createPhotoPreviews, previewBytes } from './photoPreviews.ts'

const LETTERS = [...'0123456789abcdef']

/** A bitmap without pixels. */
const level = (width: number, height: number): ImageBitmap => ({ width, height, close: vi.fn() })
const full = (): LivePhoto => ({
  width: 4000,
  height: 3000,
  levels: [level(2048, 1536), level(1024, 768), level(512, 384), level(256, 192)],
  alpha: null,
})
const FULL = previewBytes(full())
const COARSE = 256 * 192 * 4

/** A booklet with one photo a page, `budget` in photos of twelve megapixels. */
function booklet(budget: number) {
  const pages = LETTERS.map((letter) => samplePage(letter, [filledFrame('w', 1, letter)], { pageNumber: letter }))
  const { store } = createTestEditor(sampleDocument(...pages))
  const load = vi.fn(async (_: string) => full())
  const stop = createPhotoPreviews(store, load, budget * FULL + 1)
  let most = 0
  store.sub(photosAtom, () => {
    most = Math.max(
      most,
      [...store.get(photosAtom).values()].reduce((sum, photo) => sum + previewBytes(photo), 0),
    )
  })
  const add = (letter: string) => store.set(photosAtom, (photos) => new Map(photos).set(photoName(letter), full()))
  const fine = () =>
    [...store.get(photosAtom)].filter(([, { levels }]) => levels.length > 1).map(([imageName]) => imageName[0])
  return { store, load, stop, add, fine, most: () => most }
}

describe('NLW-21: previews of photos within a budget', () => {
  it('never exceed the budget by more than the photo added last', () => {
    const { add, most, fine } = booklet(4)
    for (const letter of LETTERS) add(letter)
    expect(most()).toBeLessThanOrEqual(5 * FULL + LETTERS.length * COARSE)
    expect(fine()).toContain('0')
    expect(fine().length).toBeLessThanOrEqual(4)
  })

  it('loads previews with all levels for the current page, then for its neighbours', async () => {
    const { add, store, load, fine } = booklet(4)
    for (const letter of LETTERS) add(letter)
    load.mockClear()
    store.set(pageKeyAtom, '8')
    await settle()
    expect(load.mock.calls.map(([imageName]) => imageName[0])).toEqual(['8', '9', '7'])
    expect(fine()).toEqual(expect.arrayContaining(['7', '8', '9']))
    expect(fine().length).toBeLessThanOrEqual(4)
  })

  it('have all levels on the current page even beyond the budget', async () => {
    const { add, store, fine } = booklet(0)
    for (const letter of LETTERS) add(letter)
    store.set(pageKeyAtom, '8')
    await settle()
    expect(fine()).toEqual(['8'])
  })

  it('loads previews for neighbouring pages as far as the budget allows, then stops', async () => {
    const { add, store, load, fine } = booklet(3)
    for (const letter of LETTERS) add(letter)
    load.mockClear()
    store.set(pageKeyAtom, '8')
    await settle()
    // Three photos with all levels and thirteen small levels exceed the budget of three photos.
    expect(load.mock.calls.map(([imageName]) => imageName[0])).toEqual(['8', '9'])
    expect(fine()).toEqual(expect.arrayContaining(['8', '9']))
    store.set(photosAtom, (photos) => new Map(photos))
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keep the loaded level when loading fails, without repeated attempts', async () => {
    const { add, store, load, fine } = booklet(0)
    for (const letter of LETTERS) add(letter)
    load.mockRejectedValue(new Error('the photo is missing'))
    store.set(pageKeyAtom, '8')
    await settle()
    expect([load.mock.calls.length, fine(), store.get(photosAtom).get(photoName('8'))?.levels.length]).toEqual([
      1,
      [],
      1,
    ])
  })

  it('closes previews some time after their release, and never while they are shown', async () => {
    vi.useFakeTimers()
    const { add, store, stop } = booklet(4)
    const seen = new Set<ImageBitmap>()
    const shown = () => [...store.get(photosAtom).values()].flatMap(({ levels }) => levels)
    const see = () => {
      for (const each of shown()) seen.add(each)
    }
    store.sub(photosAtom, see)
    const closed = () => [...seen].filter(({ close }) => vi.mocked(close).mock.calls.length > 0)
    for (const letter of LETTERS) add(letter)
    store.set(pageKeyAtom, '8')
    await vi.advanceTimersByTimeAsync(1000)
    expect(closed()).toEqual([])
    await vi.advanceTimersByTimeAsync(5000)
    expect(new Set(closed())).toEqual(new Set([...seen].filter((each) => !shown().includes(each))))
    expect(closed().length).toBeGreaterThan(LETTERS.length)
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(closed().length).toBe(seen.size)
    vi.useRealTimers()
  })

  it('treats the preview of a small photo with a single level as complete', async () => {
    const { store, load } = booklet(1)
    store.set(
      photosAtom,
      new Map([[photoName('0'), { ...full(), width: 200, height: 150, levels: [level(200, 150)] }]]),
    )
    await settle()
    expect(load).not.toHaveBeenCalled()
  })
})
