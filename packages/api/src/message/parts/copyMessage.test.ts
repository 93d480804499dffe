import type { MessageItem } from '@irodori/contract/entities/message'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silence } from '../../../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../../testing/messageOrder.ts'
import { halvesPng } from '../../../testing/photos.ts'
import { ORDERS } from '../../../testing/smallShop.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a')
  token = await server.logIn()
})
afterAll(() => server.close())

const { orderNumber } = ORDERS.a
const [{ id: blue, defaultTitle } = { id: '', defaultTitle: '' }, { id: pink } = { id: '' }] = MESSAGE_TEMPLATES

const text = (templateId: string, position: number, words: string) =>
  server.call('saveMessageText', { body: { orderNumber, templateId, position, text: words } }, token)
const photo = (templateId: string, position: number) =>
  server.call(
    'saveMessageImage',
    {
      query: { position: String(position) },
      body: { orderNumber, templateId, rotate: '30' },
      file: halvesPng(400, 300),
    },
    token,
  )
const carry = (templateId: string, as = token) =>
  server.call('copyMessage', { params: { orderNumber }, body: { templateId } }, as)
const files = (items: readonly MessageItem[] | null) =>
  (items ?? []).flatMap((item) => (item.type === 'TEXT' ? [] : [item.fileName]))

it('DGM-19: copies photos, sound and texts into empty places, and both templates keep them', async () => {
  await text(blue, 1, defaultTitle)
  await text(blue, 2, 'いつもありがとう')
  await photo(blue, 1)
  await server.call(
    'uploadMessageFile',
    { body: { orderNumber, templateId: blue, type: 'audio' }, file: silence(1) },
    token,
  )
  const carried = (await carry(pink)).data ?? []
  // The title of the first template only repeats the sample text of that template.
  expect(carried.map(({ type, position, templateId }) => [type, position, templateId])).toEqual([
    ['AUDIO', 1, pink],
    ['RECT_IMAGE', 1, pink],
    ['TEXT', 2, pink],
  ])
  const { data: before } = await server.call(
    'readMessage',
    { params: { orderNumber }, query: { templateId: blue } },
    token,
  )
  expect(files(carried)).toEqual(files(before))
  expect(carried.find(({ type }) => type === 'RECT_IMAGE')).toMatchObject({ rotate: 30, ratio: 0.831 })
})

it('DGM-19: keeps a filled place and fills an emptied one', async () => {
  await text(pink, 2, 'こちらのことば')
  await text(blue, 1, 'お母さんへ')
  await text(pink, 1, '')
  await text(blue, 2, 'あちらのことば')
  const words = ((await carry(pink)).data ?? []).flatMap((item) => (item.type === 'TEXT' ? [item.text] : []))
  expect(words).toEqual(['お母さんへ', 'こちらのことば'])
})

it('keeps a file of two templates when it is removed from one', async () => {
  const query = { orderNumber, fileType: 'audio', position: '1', templateId: blue }
  await server.call('deleteMessageFile', { query }, token)
  await server.jobs.idle()
  const { data } = await server.call('readMessage', { params: { orderNumber }, query: { templateId: pink } }, token)
  const [fileName = ''] = files((data ?? []).filter(({ type }) => type === 'AUDIO'))
  const served = await server.raw('readMessageFile', { params: { orderNumber, fileType: 'audio', fileName } })
  expect(served.bytes.equals(Buffer.from(silence(1)))).toBe(true)
})

it('copies nothing from an empty message or for another customer', async () => {
  await server.database.deleteFrom('message_item').execute()
  expect((await carry(pink)).data).toEqual([])
  expect((await carry('unknown')).errorCode).toBe('NOT_FOUND')
  expect((await carry(pink, await server.logIn('b'))).code).toBe(403)
})
