import type { LivePhoto } from '@irodori/canvas/liveScene'
import type { Ingestion } from '@irodori/canvas/photoReader'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import type { FaceBoxes } from '@irodori/design/faceSafeCrop'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { describe, expect, it, vi } from 'vitest'
import ja from '../../../../locales/ja/editor.json' with { type: 'json' }
import type { ExaminePhoto } from '../../kernel/photoExaminer.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { photoName, sampleDocument, sampleFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import { historyAtom, pageAtom, selectionAtom } from '../state/designState.ts'
import type { DialogContent } from '../state/dialogState.ts'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'
import { photosAtom } from '../state/resourceState.ts'
import { toastAtom } from '../state/viewState.ts'
import { createPhotoIntake } from './photoIntake.ts'

const live: LivePhoto = { width: 3000, height: 2000, levels: [], alpha: null }

/**
 * Test files by name: a letter is a readable photo (h is a HEIC, l a HEIC that had to be smaller), anything else is the
 * problem that reading reports.
 */
const ingest = async (file: Blob): Promise<Ingestion> => {
  const name = (file as File).name
  if (name.length > 1) return { ok: false, problem: name as 'TRUNCATED' }
  const converted = name === 'h' || name === 'l' ? new Blob(['a JPEG']) : undefined
  const reducedFrom = name === 'l' ? { width: 8064, height: 6048 } : undefined
  const photo = {
    imageName: photoName(name),
    live,
    ...(converted && { converted }),
    ...(reducedFrom && { reducedFrom }),
  }
  return { ok: true, photo }
}

function begin(examine?: ExaminePhoto) {
  const windows = ['one', 'two', 'three'].map((id, index) => sampleFrame(id, index + 1))
  const editor = createTestEditor(sampleDocument(samplePage('front', windows)))
  const asked: DialogContent[] = []
  const toastsBefore: unknown[] = []
  const add = vi.fn<(name: string, file: Blob) => void>()
  const intake = createPhotoIntake({
    store: editor.store,
    kernel: { ingest },
    actions: editor.actions,
    uploads: { add },
    announcer: editor.announcer,
    ask: async (content) => {
      asked.push(content)
      toastsBefore.push(editor.store.get(toastAtom))
      return true
    },
    newId: editor.commands.newId,
    maxBytes: () => 10,
    ...(examine && { examine }),
  })
  const take = (names: readonly string[], aimedAt: string | null = null) =>
    intake.take(
      names.map((name) => new File([name], name)),
      aimedAt,
    )
  const keep = (
    names: readonly string[],
    onProgress: (read: number) => void,
    onRejected?: (rejected: readonly RejectedPhoto[]) => void,
  ) =>
    intake.keep(
      names.map((name) => new File([name], name)),
      onProgress,
      onRejected,
    )
  const photos = () =>
    ((editor.store.get(pageAtom)?.items ?? []) as ImageItem[]).map(({ imageName }) => imageName?.[0] ?? null)
  return { ...editor, take, keep, photos, asked, toastsBefore, add }
}

it('EDT-11: places a photo into the target frame, shows it at once and uploads it', async () => {
  const { take, photos, store, add } = begin()
  await take(['a'], 'two')
  expect(photos()).toEqual([null, 'a', null])
  expect(store.get(photosAtom).has(photoName('a'))).toBe(true)
  expect(add).toHaveBeenCalledWith(photoName('a'), expect.any(File))
  expect(store.get(selectionAtom).itemId).toBe('two')
  expect(store.get(photosBeingReadAtom).size).toBe(0)
})

it('EDT-29: uploads the JPEG converted from a HEIC file', async () => {
  const { take, add } = begin()
  await take(['h'], 'one')
  expect(add).toHaveBeenCalledExactlyOnceWith(photoName('h'), expect.any(Blob))
  expect(await add.mock.lastCall?.[1].text()).toBe('a JPEG')
})

it.each([
  ['a frame', 'take'],
  ['the tray', 'keep'],
] as const)('EDT-29: tells the size of a photo for %s that had to be smaller, and of no other', async (_, way) => {
  const { take, keep, store } = begin()
  const give = (name: string) => (way === 'take' ? take([name], 'one') : keep([name], () => undefined))
  await give('h')
  expect(store.get(toastAtom)?.key).not.toBe('toast.photoReduced')
  await give('l')
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.photoReduced', values: { width: 3000, height: 2000 } })
})

it('places several photos into the next empty frames in one undo step', async () => {
  const { take, photos, store, actions } = begin()
  await take(['a', 'b'], 'two')
  expect(photos()).toEqual([null, 'a', 'b'])
  expect(store.get(historyAtom).past).toHaveLength(1)
  actions.undo()
  expect(photos()).toEqual([null, null, null])
})

it('reports rejected files with their reasons and places the others without gaps', async () => {
  const { take, photos, asked } = begin()
  await take(['TRUNCATED', 'a', 'TOO_LARGE'])
  expect(photos()).toEqual(['a', null, null])
  expect(asked).toEqual([
    {
      kind: 'PHOTOS_REFUSED',
      rejected: [
        { fileName: 'TRUNCATED', problem: 'TRUNCATED' },
        { fileName: 'TOO_LARGE', problem: 'TOO_LARGE' },
      ],
    },
  ])
})

it('adds photos to the tray without placing them and uploads them, even more than there are frames', async () => {
  const { keep, photos, store, asked, toastsBefore, add } = begin()
  const told: number[] = []
  await keep(['a', 'b', 'TRUNCATED', 'c', 'd'], (read) => told.push(read))
  expect(photos()).toEqual([null, null, null])
  expect([...store.get(photosAtom).keys()].map(([letter]) => letter)).toEqual(['a', 'b', 'c', 'd'])
  expect(told).toEqual([1, 2, 3, 4, 5])
  expect(add).toHaveBeenCalledTimes(4)
  expect(asked).toMatchObject([{ kind: 'PHOTOS_REFUSED', rejected: [{ fileName: 'TRUNCATED' }] }])
  expect([toastsBefore, store.get(toastAtom)], 'one after the other').toMatchObject([[null], { values: { count: 4 } }])
  expect(store.get(historyAtom).past).toEqual([])
})

it('NLW-34: reads photos of a phone as any others, and says which are rejected where the phone’s photos are shown', async () => {
  const { keep, store, add, asked } = begin()
  const rejected: RejectedPhoto[] = []
  await keep(['a', 'TRUNCATED', 'h'], vi.fn(), (found) => rejected.push(...found))
  expect(rejected).toEqual([{ fileName: 'TRUNCATED', problem: 'TRUNCATED' }])
  expect([...store.get(photosAtom).keys()]).toEqual([photoName('a'), photoName('h')])
  expect(add).toHaveBeenCalledTimes(2)
  expect([asked, store.get(toastAtom)]).toEqual([[], null])
})

it('EDT-10: rejects all files if there are more than frames and names the number that fits', async () => {
  const { take, photos, asked } = begin()
  await take(['a', 'b', 'c', 'd'])
  expect([photos(), asked]).toEqual([[null, null, null], [{ kind: 'TOO_MANY_PHOTOS', most: 3 }]])
  expect(ja.dialog.TOO_MANY_PHOTOS.title).toBe('{{most}}枚以内で選択してください')
})

describe('the faces of a new photo', () => {
  /** The second frame is upright and shows 1333 of 3000 pixels across. The search for faces ends when the test says so. */
  function searching() {
    let tell: (faces: readonly Rect[]) => void = () => {}
    const found = new Promise<FaceBoxes>((resolve) => {
      tell = (faces) => resolve({ faces, possibleFaces: [] })
    })
    const editor = begin(async () => ({ measures: { hash: '0'.repeat(16), sharpness: 90 }, faces: found }))
    const { store, actions } = editor
    const shown = () => (store.get(pageAtom)?.items ?? [])[1] as ImageItem
    const change = (patch: Partial<Omit<ImageItem, 'id' | 'type'>>): void => {
      const page = store.get(pageAtom)
      if (page) actions.perform('crop', changeItem<ImageItem>(page, shown(), patch))
    }
    change({ width: 400, height: 600 })
    return { ...editor, tell, shown, change }
  }
  const left = rect(0, 800, 300, 300)
  const right = rect(2700, 800, 300, 300)

  it('are shown as soon as they are found, in the undo step that placed it', async () => {
    const { take, tell, shown, store, actions } = searching()
    const taking = take(['a'], 'two')
    await vi.waitFor(() => expect(shown().imageName).toBe(photoName('a')))
    expect(shown().croppedLeft).toBeCloseTo(2500 / 3, 6)
    expect(store.get(photosBeingReadAtom).has('two'), 'a save waits').toBe(true)
    tell([left])
    await taking
    expect(shown().croppedLeft).toBeCloseTo(0, 1)
    expect(store.get(photoNotesAtom).get(photoName('a'))).toMatchObject({ fileName: 'a', faces: [left] })
    expect(store.get(historyAtom).past).toHaveLength(2)
    actions.undo()
    expect(shown().imageName).toBeNull()
  })

  it('do not move a crop that the customer has changed in the meantime', async () => {
    const { take, tell, shown, change } = searching()
    const taking = take(['a'], 'two')
    await vi.waitFor(() => expect(shown().imageName).toBe(photoName('a')))
    change({ croppedLeft: 700 })
    tell([left])
    await taking
    expect(shown().croppedLeft).toBe(700)
  })

  it('are told if they do not fit into the frame', async () => {
    const { take, tell, store } = searching()
    tell([left, right])
    await take(['a'], 'two')
    expect(store.get(toastAtom)).toMatchObject({ key: 'toast.facesCut', values: { count: 1 } })
  })
})
