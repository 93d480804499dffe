import type { Client } from '@irodori/client'
import type { Design } from '@irodori/contract'
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
}

interface Heard {
  readonly path: string
  readonly given: { readonly body: { readonly designs: readonly Design[] } & Record<string, unknown> }
}

function shop() {
  const heard: Heard[] = []
  const answer = (data: unknown) => (endpoint: { path: string }, given: unknown) => {
    heard.push({ path: endpoint.path, given: given as Heard['given'] })
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
  return { client, heard }
}
const mint = (index: number) => `r-${index}`
const recipe = { group, templateSeriesId: null }

it('CPY-7: a deleted piece is made again in its order, as new pages with the same words, photos and approval', async () => {
  const { client, heard } = shop()
  await recreateGroup(client, recipe, { orderNumber: 'old-1', phoneNumber: '090' }, mint)
  expect(heard.map(({ path }) => path)).toEqual(['/api/design/guest'])
  const body = heard[0]?.given.body
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

it('CPY-8: another order gets each photo once, before the pages that name it', async () => {
  const { client, heard } = shop()
  await recreateGroup(client, recipe, { orderNumber: 'new-1', phoneNumber: '090' }, mint)
  const paths = heard.map(({ path }) => path)
  expect(paths.filter((path) => path === '/api/image')).toHaveLength(2)
  expect(paths.at(-1)).toBe('/api/design/guest')
})

it('CPY-7: a booklet is begun again with the series of templates that it had', async () => {
  const { client, heard } = shop()
  const booklet = { ...group, designSeriesId: 's-old' }
  const read = await readPieceSource(client, booklet)
  if (!read.ok) throw new Error('no recipe')
  await recreateGroup(client, read.value, { orderNumber: 'old-1', phoneNumber: '090' }, mint)
  expect(heard[1]?.given.body).toMatchObject({ templateSeriesId: 'ts-1', orderNumber: 'old-1' })
  expect(heard[2]?.given.body.designs[0]).toMatchObject({ designSeriesId: 's-new' })
})

it('CPY-8: what cannot be fetched stops it before anything is made', async () => {
  const { client, heard } = shop()
  const broken = { ...client, download: async () => ({ ok: false, error: { kind: 'NETWORK' } }) } as unknown as Client
  const made = await recreateGroup(broken, recipe, { orderNumber: 'new-1', phoneNumber: '090' }, mint)
  expect(made).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  expect(heard).toEqual([])
})
