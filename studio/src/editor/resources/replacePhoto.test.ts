import { expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, samplePage } from '../../../testing/sampleDesign.ts'
import { exactFrameAtom, photosAtom, thumbnailsAtom } from '../state/resourceState.ts'
import { replacePhoto } from './replacePhoto.ts'

it('EDT-34: other pixels for a photo remove the exact render and the thumbnails of its pages, and of no other page', () => {
  const frame = filledFrame('photo', 1)
  const front = samplePage('front', [frame])
  const back = samplePage('back', [])
  const { store } = createTestEditor(sampleDocument(front, back))
  const bitmapOf = () => ({ width: 2, height: 3, close: vi.fn() }) as unknown as ImageBitmap
  const [ofFront, ofBack] = [bitmapOf(), bitmapOf()]
  store.set(exactFrameAtom, { page: front, bitmap: bitmapOf(), scale: 1 })
  store.set(
    thumbnailsAtom,
    new Map([
      [front.key, { fingerprint: 'one', side: 240, bitmap: ofFront }],
      [back.key, { fingerprint: 'two', side: 240, bitmap: ofBack }],
    ]),
  )
  const live = { width: 3, height: 2, levels: [], alpha: null }
  replacePhoto(store, frame.imageName as string, live)
  expect(store.get(photosAtom).get(frame.imageName as string)).toBe(live)
  expect(store.get(exactFrameAtom)).toBeNull()
  expect([...store.get(thumbnailsAtom).keys()]).toEqual([back.key])
  expect(ofFront.close).toHaveBeenCalledOnce()
  expect(ofBack.close).not.toHaveBeenCalled()
})
