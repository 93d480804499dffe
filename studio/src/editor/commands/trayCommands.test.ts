import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { FaceBoxes } from '@irodori/design/faceSafeCrop'
import type { Rect, Size } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { describe, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { photoName, sampleDocument, sampleFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { examinePhotos } from '../photos/examinePhotos.ts'
import type { PhotoNote } from '../photos/photoNotes.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { trayAtom } from '../photos/trayState.ts'
import { historyAtom, pageAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { announcementAtom, toastAtom } from '../state/viewState.ts'
import { redoCommand, undoCommand } from './historyCommands.ts'
import { nudgeCommands, resetPhotoCommand } from './photoCommands.ts'
import { fillAllCommand, fillEmptyCommand, placeFromTray, takeInFromTray } from './trayCommands.ts'

const HASH = '0123456789abcdef'

/** Traits of sharp photos that show different things, by letter; b shows the same as a, c is blurred. */
const NOTES: Readonly<Record<string, Partial<PhotoNote>>> = {
  a: { takenAt: 1000, hash: HASH, sharpness: 300 },
  b: { takenAt: 2000, hash: HASH, sharpness: 200 },
  c: { takenAt: 3000, hash: 'f'.repeat(16), sharpness: 12 },
  d: { takenAt: 4000, hash: '0'.repeat(16), sharpness: 300 },
}

/** Four frames, as wide as the photos or upright. */
function begin(frame: Partial<Size> = {}) {
  const frames = ['one', 'two', 'three', 'four'].map((id, at) => sampleFrame(id, at + 1, frame))
  const editor = createTestEditor(sampleDocument(samplePage('front', frames)))
  const { store, commands } = editor
  const letters = Object.keys(NOTES)
  const live = () => ({ width: 3000, height: 2000, levels: [], alpha: null })
  store.set(photosAtom, new Map(letters.map((letter) => [photoName(letter), live()])))
  store.set(
    photoNotesAtom,
    new Map(letters.map((letter) => [photoName(letter), { fileName: letter, takenAt: null, ...NOTES[letter] }])),
  )
  const shown = () =>
    (store.get(pageAtom)?.items ?? [])
      .filter(isImageItem)
      .map(({ imageName }) => imageName?.[0] ?? '-')
      .join('')
  const photo = (id: string) => (store.get(pageAtom)?.items ?? []).find((item) => item.id === id) as ImageItem
  const noteFaces = (letter: string, faces: readonly Rect[]): void =>
    store.set(photoNotesAtom, (notes) =>
      new Map(notes).set(photoName(letter), { fileName: letter, takenAt: null, ...NOTES[letter], faces }),
    )
  const aside = () => store.get(trayAtom).flatMap((photo) => (photo.aside ? [[photo.fileName, photo.aside.kind]] : []))
  return {
    ...editor,
    shown,
    photo,
    noteFaces,
    aside,
    fillEmpty: () => fillEmptyCommand.run(commands),
    fillAll: () => fillAllCommand.run(commands),
    takeIn: (letter: string) => takeInFromTray(commands, photoName(letter)),
  }
}

describe('photos that are set aside', () => {
  it('EDT-53: are not filled in automatically', () => {
    const { aside, fillEmpty, fillAll, shown, commands } = begin()
    expect(aside()).toEqual([
      ['b', 'SIMILAR'],
      ['c', 'BLURRED'],
    ])
    fillEmpty()
    expect(shown()).toBe('ad--')
    expect(fillEmptyCommand.isEnabled(commands)).toBe(false)
    fillAll()
    expect(shown()).toBe('ad--')
  })

  it('EDT-54: are taken back in by one step, which undo and redo treat like others', () => {
    const { aside, takeIn, fillEmpty, shown, store, commands } = begin()
    takeIn('c')
    expect(aside()).toEqual([['b', 'SIMILAR']])
    expect(store.get(announcementAtom)).toMatchObject({ key: 'announce.takenIn' })
    expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['takeIn'])
    undoCommand.run(commands)
    expect(aside()).toHaveLength(2)
    redoCommand.run(commands)
    takeIn('b')
    expect(aside()).toEqual([['a', 'SIMILAR']])
    takeIn('a')
    fillEmpty()
    expect(shown()).toBe('abcd')
  })

  it('EDT-54: are taken in by putting them into a frame, until they leave it', () => {
    const { aside, commands, fillEmpty, shown } = begin()
    placeFromTray(commands, photoName('b'), 'one')
    expect(aside()).toEqual([
      ['a', 'SIMILAR'],
      ['c', 'BLURRED'],
    ])
    fillEmpty()
    expect(shown()).toBe('bd--')
    undoCommand.run(commands)
    undoCommand.run(commands)
    expect(aside()).toEqual([
      ['b', 'SIMILAR'],
      ['c', 'BLURRED'],
    ])
  })
})

describe('the faces of photos that are placed', () => {
  /** An upright frame shows 1333 of 3000 pixels across. */
  const upright = { width: 400, height: 600 }

  it('are told and shown in the tray if they do not fit into the frame', async () => {
    const { commands, store, noteFaces, fillEmpty } = begin(upright)
    noteFaces('a', [rect(0, 0, 3000, 2000)])
    placeFromTray(commands, photoName('a'), null)
    await vi.waitFor(() => expect(store.get(toastAtom)).toMatchObject({ key: 'toast.facesCut', values: { count: 1 } }))
    expect(store.get(trayAtom).map(({ fileName, cutFaces }) => [fileName, cutFaces])).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 0],
      ['d', 0],
    ])
    undoCommand.run(commands)
    fillEmpty()
    expect(store.get(toastAtom)).toMatchObject({ key: 'toast.filledCut', values: { count: 2, cut: 1 } })
  })

  it('are waited for before photos are filled in, and then shown', async () => {
    const { store, photo, fillEmpty } = begin(upright)
    store.set(photoNotesAtom, new Map())
    let tell: (found: FaceBoxes) => void = () => {}
    const found = new Promise<FaceBoxes>((resolve) => {
      tell = resolve
    })
    examinePhotos(store, async (live) =>
      live === store.get(photosAtom).get(photoName('a'))
        ? { measures: { hash: HASH, sharpness: 90 }, faces: found }
        : { measures: { hash: 'f'.repeat(16), sharpness: 9 }, faces: Promise.resolve(null) },
    )
    fillEmpty()
    expect(store.get(toastAtom)).toMatchObject({ key: 'toast.findingFaces' })
    expect(photo('one').imageName).toBeNull()
    tell({ faces: [rect(0, 800, 300, 300)], possibleFaces: [] })
    await vi.waitFor(() => expect(photo('one').imageName).toBe(photoName('a')))
    expect(photo('one').croppedLeft).toBeCloseTo(0, 1)
  })

  it('are in the crop that a reset restores', () => {
    const { commands, photo, noteFaces, actions } = begin(upright)
    noteFaces('a', [rect(0, 800, 300, 300)])
    placeFromTray(commands, photoName('a'), 'one')
    const placed = photo('one')
    expect(placed.croppedLeft).toBeCloseTo(0, 1)
    actions.select('one')
    nudgeCommands.find(({ id }) => id === 'nudgeLeft10')?.run(commands)
    expect(photo('one').croppedLeft).toBeGreaterThan(1)
    resetPhotoCommand.run(commands)
    expect(photo('one')).toEqual(placed)
  })
})
