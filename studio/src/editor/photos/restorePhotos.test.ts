import type { LivePhoto } from '@irodori/canvas/liveScene'
import { expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, photoName, sampleDocument, samplePage } from '../../../testing/sampleDesign.ts'
import { photosAtom } from '../state/resourceState.ts'
import { photoNotesAtom } from './photoNotes.ts'
import { restorePhotos } from './restorePhotos.ts'
import { trayAtom } from './trayState.ts'

it('NLW-20: restores the photos of an earlier visit to the tray from this device or the server, one after the other', async () => {
  const { store } = createTestEditor(sampleDocument(samplePage('front', [filledFrame('photo', 1, 'a')])))
  let [atOnce, most] = [0, 0]
  const loadPhoto = vi.fn(async (imageName: string): Promise<LivePhoto> => {
    most = Math.max(most, ++atOnce)
    await Promise.resolve()
    atOnce -= 1
    if (imageName === photoName('d')) throw new Error('the photo is missing')
    return { width: 4, height: 3, levels: [], alpha: null }
  })
  const file = new File(['b'], 'b.jpg', { lastModified: 5 })
  const note = { fileName: 'c.jpg', takenAt: 3 }
  const kept = new Map([
    [photoName('a'), { file, isSent: false }],
    [photoName('b'), { file, isSent: true }],
    [photoName('c'), { file: null, isSent: true, note }],
    [photoName('d'), { file: null, isSent: true }],
    [photoName('e'), { file: null, isSent: true }],
  ])
  const urlOf = (imageName: string) => (imageName === photoName('e') ? null : `/photos/${imageName}`)
  await restorePhotos(store, { loadPhoto }, kept, urlOf)
  // Photos on pages are loaded by the resource loader.
  expect(loadPhoto.mock.calls.map(([imageName]) => imageName[0])).toEqual(['b', 'c', 'd'])
  expect([[...store.get(photosAtom).keys()].map(([letter]) => letter), most]).toEqual([['b', 'c'], 1])
  expect(store.get(photoNotesAtom).get(photoName('b'))?.fileName).toBe('b.jpg')
  expect(store.get(trayAtom).map(({ fileName, uses }) => [fileName, uses])).toEqual([
    ['c.jpg', 0],
    ['b.jpg', 0],
  ])
})
