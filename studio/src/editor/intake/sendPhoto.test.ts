import type { Client } from '@irodori/client/client'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import type { Template } from '@irodori/contract/entities/template'
import { expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { photoName, sampleDocument, samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { uploadMegabytes } from '../photos/uploadLimit.ts'
import { productAtom, templatesAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { orderAtom } from '../state/savingState.ts'
import { createSendPhoto } from './sendPhoto.ts'

const HASH = 'e'.repeat(64)
const GIF = photoName('a').replace('jpg', 'gif')
const templates = [
  { id: 'usual', maxUploadMegabytes: 10 },
  { id: 'large', maxUploadMegabytes: 25 },
  { id: 'elsewhere', maxUploadMegabytes: 99 },
] as Template[]

async function sent(
  imageName: string,
  isLineProduct: boolean,
  templateIds = ['usual', 'large'],
  condition: PhotoCondition = 'SOUND',
  decodes = true,
) {
  const { store } = createTestEditor(
    sampleDocument(...templateIds.map((templateId) => samplePage(templateId, [], { templateId }))),
  )
  store.set(productAtom, sampleProduct({ isLineProduct }))
  store.set(templatesAtom, templates)
  store.set(orderAtom, { orderNumber: 'irodori-1', phoneNumber: '0', groupNumber: null, designSeriesId: null })
  const upload = vi.fn().mockResolvedValue({ ok: true, value: { photoCondition: condition } })
  const toast = vi.fn()
  const live = { width: 3, height: 2, levels: [], alpha: null }
  const kernel = {
    hashPhoto: async () => HASH,
    decodeAs: vi.fn(async () => (decodes ? live : Promise.reject(new Error('offline')))),
  }
  const send = createSendPhoto({ upload } as unknown as Pick<Client, 'upload'>, kernel, store, { toast })
  const result = await send(imageName, new Blob(), () => {}, new AbortController().signal)
  const [endpoint, given] = upload.mock.calls[0] as [{ path: string }, { body: object }]
  return { path: endpoint.path, body: given.body, store, kernel, toast, live, result }
}

it('EDT-13: sends a GIF of a messaging-app product to the converter', async () => {
  expect((await sent(GIF, true)).path).toBe('/api/images/converter')
})

it('EDT-14: uploads other photos, and GIFs of other products, as still images', async () => {
  expect((await sent(photoName('a'), true)).path).toBe('/api/image')
  expect((await sent(GIF, false)).path).toBe('/api/image')
})

it('EDT-8: sends a photo with the template of the design that has the largest limit', async () => {
  expect((await sent(photoName('a'), false)).body).toEqual({
    orderNumber: 'irodori-1',
    templateId: 'large',
    pixelHash: HASH,
  })
  expect((await sent(photoName('a'), false, ['usual'])).body).toMatchObject({ templateId: 'usual' })
  expect((await sent(photoName('a'), false, ['gone'])).body).toEqual({
    orderNumber: 'irodori-1',
    pixelHash: HASH,
  })
})

it('EDT-7: takes the upload limit from the template; 10 megabytes if it is unknown', () => {
  expect(['usual', 'large', 'gone'].map((id) => uploadMegabytes(templates, id))).toEqual([10, 25, 10])
})

it.each(['DAMAGED', 'BROWSER_DEPENDENT'] as const)(
  'EDT-34: decodes a photo again that the server calls %s, and says so only if it is damaged',
  async (condition) => {
    const { store, kernel, toast, live } = await sent(photoName('a'), false, ['usual'], condition)
    expect(kernel.decodeAs).toHaveBeenCalledExactlyOnceWith(photoName('a'), condition)
    expect(store.get(photosAtom).get(photoName('a'))).toBe(live)
    expect(toast.mock.calls).toEqual(condition === 'DAMAGED' ? [[{ key: 'toast.photoDamaged' }, 'danger']] : [])
  },
)

it('EDT-34: keeps a sound photo as it is', async () => {
  const { store, kernel } = await sent(photoName('a'), false)
  expect(kernel.decodeAs).not.toHaveBeenCalled()
  expect(store.get(photosAtom).size).toBe(0)
})

it('EDT-34: a photo that cannot be decoded again yet is sent again, so that no save waits for ever', async () => {
  const { result, store, toast } = await sent(photoName('a'), false, ['usual'], 'DAMAGED', false)
  expect(result).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  expect(store.get(photosAtom).size).toBe(0)
  expect(toast).not.toHaveBeenCalled()
})
