import { changeItem } from '@irodori/design/change'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, photoName, sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import type { PrintRender } from '../../kernel/kernel.ts'
import { pageAtom } from '../state/designState.ts'
import { exactFrameAtom, photosAtom, thumbnailsAtom } from '../state/resourceState.ts'
import { busyAtom } from '../state/viewState.ts'
import { createExactPictures } from './exactPictures.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const front = samplePage('front', [sampleText('words', 1)])
const back = samplePage('back', [filledFrame('photo', 1)])

function begin() {
  const editor = createTestEditor(sampleDocument(front, back))
  const close = vi.fn()
  const render = vi.fn(
    async (_page: unknown, scale: number): Promise<PrintRender> => ({
      bitmap: { close } as unknown as ImageBitmap,
      scale,
      hash: '',
      kernel: 1,
    }),
  )
  const pictures = createExactPictures(editor.store, { render }, () => 0.5)
  const scales = () => render.mock.calls.map(([page, scale]) => [(page as typeof front).key, scale])
  return { ...editor, render, scales, pictures }
}

it('PRN-8: renders the current page exactly after a moment without changes, then the thumbnails', async () => {
  const { store, scales, pictures } = begin()
  await vi.advanceTimersByTimeAsync(199)
  expect(scales()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(scales()).toEqual([['front', 0.5]])
  expect(store.get(exactFrameAtom)).toMatchObject({ page: front, scale: 0.5 })
  await vi.advanceTimersByTimeAsync(2000)
  expect([...store.get(thumbnailsAtom).keys()]).toEqual(['front'])
  pictures.stop()
})

it('renders nothing while a pointer moves something', async () => {
  const { store, scales, pictures } = begin()
  store.set(busyAtom, true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(scales()).toEqual([])
  store.set(busyAtom, false)
  await vi.advanceTimersByTimeAsync(200)
  expect(scales()).toEqual([['front', 0.5]])
  pictures.stop()
})

it('waits for the photos of a page', async () => {
  const { store, actions, scales, pictures } = begin()
  actions.showPage('back')
  await vi.advanceTimersByTimeAsync(1000)
  expect(scales().some(([key]) => key === 'back')).toBe(false)
  store.set(photosAtom, new Map([[photoName('a'), { width: 1, height: 1, levels: [], alpha: null }]]))
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get(exactFrameAtom)?.page.key).toBe('back')
  pictures.stop()
})

it('retries a failed render after growing pauses, even without a change', async () => {
  const { store, scales, render, pictures } = begin()
  render.mockRejectedValueOnce(new Error('the file could not be read'))
  render.mockRejectedValueOnce(new Error('the file could not be read'))
  await vi.advanceTimersByTimeAsync(200 + 2000)
  expect(scales()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3900)
  expect(store.get(exactFrameAtom)).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(store.get(exactFrameAtom)?.page).toBe(front)
  pictures.stop()
})

it('discards the render of a page that has changed meanwhile', async () => {
  const { store, actions, render, pictures } = begin()
  render.mockImplementationOnce(async (page, scale) => {
    const current = store.get(pageAtom) ?? front
    actions.perform('typing', changeItem(current, current.items[0] as never, { text: '変えた' } as never))
    return { bitmap: { close: () => {} } as unknown as ImageBitmap, scale, hash: String(page), kernel: 1 }
  })
  await vi.advanceTimersByTimeAsync(200)
  expect(store.get(exactFrameAtom)).toBeNull()
  await vi.advanceTimersByTimeAsync(400)
  expect(store.get(exactFrameAtom)?.page).toBe(store.get(pageAtom))
  pictures.stop()
})
