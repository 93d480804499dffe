import type { Client } from '@irodori/client/client'
import type { Design } from '@irodori/contract/entities/design'
import { expect, it } from 'vitest'
import { readPieceSource, recreateGroup } from './recreateGroup.ts'

const photo = (imageName: string | null) => ({ type: 'RECT_IMAGE', imageName, cropImageName: 'crop_x.png' })
const page = (sideNumber: number, ...photos: (string | null)[]) =>
  ({
    id: `d-${sideNumber}`,
    orderNumber: 'old-1',
    imageFolder: 'folder',
    sideNumber,
    productOptionId: null,
    approvedHash: 'h',
    items: [...photos.map(photo), { type: 'TEXT', text: 'ありがとう' }],
  }) as unknown as Design
const group = {
  groupNumber: 1,
  productId: 'card',
  pages: [page(1, 'a.png', 'b.png'), page(2, 'a.png', null)],
  designSeriesId: null,
  isComplete: true,
  missingParts: [],
  sampleTexts: [],
}

interface RecordedCall {
  readonly path: string
  readonly given: { readonly body: { readonly designs: readonly Design[] } & Record<string, unknown> }
}

function recordingClient() {
  const calls: RecordedCall[] = []
  const answer = (data: unknown) => (endpoint: { path: string }, given: unknown) => {
    calls.push({ path: endpoint.path, given: given as RecordedCall['given'] })
    const answers: Record<string, unknown> = {
      '/api/designSeries/guest': { id: 's-new' },
      '/api/templates/designSeries/{designSeriesId}': [{ templateSeriesId: 'ts-1' }],
    }
    return Promise.resolve({ ok: true, value: answers[endpoint.path] ?? data })
  }
  const client = {
    call: answer([]),
    download: answer({ blob: new Blob(['x']), fileName: null }),
    upload: answer({}),
  } as unknown as Client
  return { client, calls }
}
const mint = (index: number) => `r-${index}`
const source = { group, templateSeriesId: null }

it('CPY-7: recreates a deleted piece in its order, as new pages with the same text, photos and approval', async () => {
  const { client, calls } = recordingClient()
  await recreateGroup(client, source, { orderNumber: 'old-1', phoneNumber: '090' }, mint)
  expect(calls.map(({ path }) => path)).toEqual(['/api/design/guest'])
  const body = calls[0]?.given.body
  expect(body).toMatchObject({ orderNumber: 'old-1', groupNumber: null })
  expect(body?.designs).toMatchObject([
    { id: null, randomId: 'r-0', sideNumber: 1, approvedHash: 'h' },
    { id: null, randomId: 'r-1', sideNumber: 2 },
  ])
  expect(body?.designs[0]?.items).toMatchObject([
    { imageName: 'a.png', cropImageName: null },
    {},
    { text: 'ありがとう' },
  ])
})

it('CPY-8: copies each photo once to another order, before the pages that use it', async () => {
  const { client, calls } = recordingClient()
  await recreateGroup(client, source, { orderNumber: 'new-1', phoneNumber: '090' }, mint)
  const paths = calls.map(({ path }) => path)
  expect(paths.filter((path) => path === '/api/image')).toHaveLength(2)
  expect(paths.at(-1)).toBe('/api/design/guest')
})

it('CPY-7: recreates a booklet with its template series', async () => {
  const { client, calls } = recordingClient()
  const booklet = { ...group, designSeriesId: 's-old' }
  const read = await readPieceSource(client, booklet)
  if (!read.ok) throw new Error('the source of the test booklet could not be read')
  await recreateGroup(client, read.value, { orderNumber: 'old-1', phoneNumber: '090' }, mint)
  expect(calls[1]?.given.body).toMatchObject({ templateSeriesId: 'ts-1', orderNumber: 'old-1' })
  expect(calls[2]?.given.body.designs[0]).toMatchObject({ designSeriesId: 's-new' })
})

it('CPY-8: creates nothing when a photo cannot be read', async () => {
  const { client, calls } = recordingClient()
  const broken = { ...client, download: async () => ({ ok: false, error: { kind: 'NETWORK' } }) } as unknown as Client
  const made = await recreateGroup(broken, source, { orderNumber: 'new-1', phoneNumber: '090' }, mint)
  expect(made).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  expect(calls).toEqual([])
})
