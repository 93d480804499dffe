import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { Design } from '@irodori/contract/entities/design'
import type { Template } from '@irodori/contract/entities/template'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import { templatesAtom } from '../state/designState.ts'
import { editorAddress } from './editorRoute.ts'
import { fetchMissingTemplates } from './fetchMissingTemplates.ts'
import { openNew } from './openNew.ts'
import { openSaved } from './openSaved.ts'

type Answers = Readonly<Record<string, unknown>>

const refused = (status: number): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode: null,
  message: 'words',
  error: {},
})

/** A client that answers by call name; calls without an answer are refused with 404. */
function clientWith(answers: Answers): Pick<Client, 'call'> {
  return {
    call: async (called: Endpoint) => {
      const [name] = Object.entries(endpoints).find(([, endpoint]) => endpoint === called) ?? ['']
      const answer = answers[name]
      if (answer === undefined) return { ok: false, error: refused(404) }
      const isFailure = typeof answer === 'object' && answer !== null && 'kind' in answer
      return isFailure ? { ok: false, error: answer } : { ok: true, value: answer }
    },
  } as unknown as Pick<Client, 'call'>
}

const template = (id: string, patch: Partial<Template> = {}): Template =>
  ({
    ...samplePage(id, []).sheet,
    id,
    productId: 'card',
    pageNumber: '0',
    sideNumber: 1,
    templateSeriesId: null,
    items: [sampleText('words', 1)],
    ...patch,
  }) as Template

const design = (id: string, patch: Partial<Design> = {}): Design =>
  ({
    ...template(id),
    id,
    randomId: `random ${id}`,
    templateId: 't1',
    sideCount: 2,
    designSeriesId: null,
    imageFolder: 'folder',
    ...patch,
  }) as Design

let last = 0
const newId = () => `new ${++last}`
const fresh = { kind: 'NEW', templateId: 't1', isSeichoku: false, productId: 'card', orderNumber: null } as const
const saved = {
  kind: 'EDIT',
  orderNumber: 'irodori-1',
  groupNumber: '2',
  designSeriesId: 'none',
  productId: 'card',
} as const

it('PGS-7: opens a new card with all its sides, front first, and new ids', async () => {
  const client = clientWith({
    readProduct: sampleProduct(),
    readTemplateGroup: [template('t2', { sideNumber: 2 }), template('t1')],
  })
  const opening = await openNew(client, fresh, newId)
  if (!opening.ok) throw new Error('the design could not be opened')
  const { pages } = opening.value.document
  expect(pages.map(({ templateId, sideCount }) => [templateId, sideCount])).toEqual([
    ['t1', 2],
    ['t2', 2],
  ])
  expect(pages[0]?.items[0]?.id).not.toBe(pages[1]?.items[0]?.id)
})

it('PGS-1: sorts a new booklet by page number from its cover, -1', async () => {
  const pages = ['10', '-1', '2'].map((pageNumber) => template(pageNumber, { pageNumber }))
  const client = clientWith({ readProduct: sampleProduct(), readTemplatesOfSeries: pages })
  const opening = await openNew(client, { ...fresh, isSeichoku: true }, newId)
  expect(opening.ok && opening.value.document.pages.map(({ pageNumber }) => pageNumber)).toEqual(['-1', '2', '10'])
})

it('opens a saved design with its ids and creates a never saved side from its template', async () => {
  const client = clientWith({
    readProduct: sampleProduct(),
    readDesigns: [design('d1')],
    readTemplate: template('t1'),
    readTemplateGroup: [template('t1'), template('t2', { sideNumber: 2 })],
  })
  const opening = await openSaved(client, saved, newId)
  if (!opening.ok) throw new Error('the design could not be opened')
  expect(opening.value.document.pages.map(({ key, designId }) => [key.slice(0, 6), designId])).toEqual([
    ['random', 'd1'],
    [expect.stringMatching(/^new/), null],
  ])
  expect(opening.value.imageFolder).toBe('folder')
})

it('PGS-10: opens a booklet with the pages of its original series even if a page has another template', async () => {
  const cover = design('d1', { pageNumber: '-1', templateId: 'suisai cover', designSeriesId: 'series' })
  const client = clientWith({
    readProduct: sampleProduct(),
    readDesignsOfSeries: [cover],
    readTemplate: template('suisai cover', { pageNumber: '-1', templateSeriesId: 'suisai' }),
    readTemplatesOfSeries: ['-1', '0'].map((pageNumber) => template(`suisai ${pageNumber}`, { pageNumber })),
    readTemplatesOfDesignSeries: ['-1', '0'].map((pageNumber) => template(`mori ${pageNumber}`, { pageNumber })),
  })
  const opening = await openSaved(client, { ...saved, designSeriesId: 'series' }, newId)
  expect(opening.ok && opening.value.document.pages.map(({ templateId }) => templateId)).toEqual([
    'suisai cover',
    'mori 0',
  ])
})

it('opens a saved design whose template the shop has deleted', async () => {
  const client = clientWith({ readProduct: sampleProduct(), readDesigns: [design('d1')] })
  const opening = await openSaved(client, saved, newId)
  expect(opening.ok && opening.value.document.pages).toHaveLength(1)
})

it.each([
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [401, 'LOGIN'],
  [400, 'OTHER'],
])('ODR-27: turns status %i on load into %s', async (status, kind) => {
  const client = clientWith({ readProduct: sampleProduct(), readDesigns: refused(status) })
  expect(await openSaved(client, saved, newId)).toMatchObject({ ok: false, error: { kind } })
})

it('ODR-27: treats an empty answer as NOT_FOUND and a lost connection as NETWORK', async () => {
  const empty = clientWith({ readProduct: sampleProduct(), readDesigns: [] })
  expect(await openSaved(empty, saved, newId)).toMatchObject({ error: { kind: 'NOT_FOUND' } })
  const away = clientWith({ readProduct: { kind: 'NETWORK' }, readTemplateGroup: { kind: 'NETWORK' } })
  expect(await openNew(away, fresh, newId)).toMatchObject({ error: { kind: 'NETWORK' } })
})

it('fetches the templates of pages changed on an earlier visit, each once', async () => {
  const pages = ['t1', 't1', 'other'].map((templateId, index) => samplePage(`page ${index}`, [], { templateId }))
  const { store } = createTestEditor(sampleDocument(...pages))
  store.set(templatesAtom, [template('t1')])
  await fetchMissingTemplates(clientWith({ readTemplate: template('other', { maxUploadMegabytes: 25 }) }), store)
  expect(store.get(templatesAtom).map(({ id }) => id)).toEqual(['t1', 'other'])
  await fetchMissingTemplates(clientWith({}), store)
  expect(store.get(templatesAtom)).toHaveLength(2)
})

it('builds the addresses of the specification', () => {
  expect(editorAddress(fresh)).toBe('/design/new/t1/false/card')
  expect(editorAddress({ ...fresh, orderNumber: 'irodori-2' })).toBe('/design/new/t1/false/card?order=irodori-2')
  expect(editorAddress(saved)).toBe('/design/edit/irodori-1/2/none/card')
})
