import type { Client } from '@irodori/client/client'
import { readProduct, readTemplate } from '@irodori/contract/endpoints/catalogue'
import { beginHistory } from '@irodori/design/history'
import { err, ok } from '@irodori/result'
import { expect, it } from 'vitest'
import { sampleDocument, samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../../testing/sampleTemplate.ts'
import type { EditorRoute } from './editorRoute.ts'
import { openFromDevice } from './openFromDevice.ts'

const ROUTE: EditorRoute = {
  kind: 'EDIT',
  orderNumber: 'irodori-10000001',
  groupNumber: '1',
  designSeriesId: 'none',
  productId: 'card',
}
const document = sampleDocument(
  { ...samplePage('front', []), templateId: 'wave' },
  { ...samplePage('back', []), templateId: 'kite' },
)
const STATE = { history: beginHistory(document) }

/** Answers what the device has kept; every other call has no connection. */
const clientWith = (kept: Readonly<Record<string, unknown>>): Pick<Client, 'call'> => {
  const call = async ({ path }: { readonly path: string }, { params }: { params: { id: string } }) => {
    const value = kept[path.replace('{id}', params.id)]
    return value === undefined ? err({ kind: 'NETWORK' }) : ok(value)
  }
  return { call: call as unknown as Client['call'] }
}
const product = { [readProduct.path.replace('{id}', 'card')]: sampleProduct() }
const template = { [readTemplate.path.replace('{id}', 'wave')]: sampleTemplate({ id: 'wave' }) }

it('NLW-28: opens the pages of the journal with the product and the templates that were kept', async () => {
  const opened = await openFromDevice(clientWith({ ...product, ...template }), ROUTE, STATE)
  expect(opened).toMatchObject({ ok: true, value: { document, product: { id: 'card' }, isFromDevice: true } })
  expect(opened.ok && opened.value.templates.map(({ id }) => id)).toEqual(['wave'])
})

it('NLW-28: says that there is no connection if the product was not kept', async () => {
  expect(await openFromDevice(clientWith(template), ROUTE, STATE)).toEqual(err({ kind: 'NETWORK' }))
})
