import type { Client } from '@irodori/client/client'
import type { SentDraft } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import { draftOfPage } from '@irodori/design/designPage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, photoName, sampleDocument, samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { pagesAtom, productAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { withAnimatedCrops } from './animatedCropState.ts'
import { createAnimatedCrops } from './animatedCrops.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const GIF = photoName('a').replace('jpg', 'gif')

function begin(isLineProduct = true, cropImageName: string | null = null) {
  const still = filledFrame('still', 2, 'b')
  const editor = createTestEditor(
    sampleDocument(samplePage('front', [{ ...filledFrame('moving', 1), imageName: GIF, cropImageName }, still])),
  )
  const { store } = editor
  store.set(productAtom, sampleProduct({ isLineProduct }))
  store.set(orderAtom, { orderNumber: 'irodori-1', phoneNumber: '0', groupNumber: null, designSeriesId: null })
  let last = 0
  const upload = vi.fn(async () => ({ ok: true, value: { cropImageName: `cut ${++last}.gif` } }))
  const stop = createAnimatedCrops(store, { upload } as unknown as Pick<Client, 'upload'>, store.get(pagesAtom))
  const page = () => store.get(pagesAtom)[0] as ReturnType<typeof samplePage>
  const turn = (imageRotate: number) => {
    const item = page().items.find(({ id }) => id === 'moving')
    if (item && isImageItem(item)) editor.actions.perform('turn', changeItem(page(), item, { imageRotate }))
  }
  const sent = () =>
    withAnimatedCrops(store, [draftOfPage(page(), null, null) as SentDraft])[0]?.items.map((item) =>
      'cropImageName' in item ? item.cropImageName : '',
    )
  return { ...editor, upload, turn, sent, stop }
}

it('EDT-13: requests an animated crop after a moment without changes and names it in the saved page', async () => {
  const { upload, turn, sent } = begin()
  turn(10)
  turn(20)
  await vi.advanceTimersByTimeAsync(600)
  expect(upload).toHaveBeenCalledOnce()
  expect(upload).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/api/images/{imageName}/converter' }),
    expect.objectContaining({
      params: { imageName: GIF },
      body: expect.objectContaining({ rotate: 20, scaleWidth: 3000 }),
    }),
  )
  expect(sent()).toEqual(['cut 1.gif', null])
})

it('EDT-13: never names the crop of another area, and finds the first crop again after undo', async () => {
  const { upload, turn, sent, actions } = begin()
  await vi.advanceTimersByTimeAsync(600)
  turn(30)
  expect(sent()).toEqual([null, null])
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(['cut 2.gif', null])
  actions.undo()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(['cut 1.gif', null])
  expect(upload).toHaveBeenCalledTimes(2)
})

it('EDT-13: names the animated crop of a saved page until its area changes', async () => {
  const { upload, turn, sent } = begin(true, 'saved.gif')
  await vi.advanceTimersByTimeAsync(600)
  expect([upload.mock.calls.length, sent()]).toEqual([0, ['saved.gif', null]])
  turn(30)
  expect(sent()).toEqual([null, null])
})

it('requests no crop before the photo is uploaded', async () => {
  const { upload, store } = begin()
  store.set(uploadsAtom, new Map([[GIF, { kind: 'WAITING' }]]))
  await vi.advanceTimersByTimeAsync(600)
  expect(upload).not.toHaveBeenCalled()
  store.set(uploadsAtom, new Map([[GIF, { kind: 'DONE' }]]))
  await vi.advanceTimersByTimeAsync(600)
  expect(upload).toHaveBeenCalledOnce()
})

it('EDT-14: requests no crop for other products', async () => {
  const { upload, sent } = begin(false)
  await vi.advanceTimersByTimeAsync(600)
  expect([upload.mock.calls.length, sent()]).toEqual([0, [null, null]])
})
