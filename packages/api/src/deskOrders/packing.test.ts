import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { deskMember } from '../../testing/accounts/deskMember.ts'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { drawnPages } from '../../testing/papers/drawnPages.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { readProfile } from '../profile/storedProfile.ts'

const [A, B] = [ORDERS.a.orderNumber, ORDERS.b.orderNumber]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id })
  token = (await deskMember(server, 'PRODUCTION', 'production@shop.example')).token
  await createReadyOrder(server, { order: 'a', pieces: 2 })
  await createReadyOrder(server, { order: 'b' })
  await server.database.updateTable('shop_order').set({ status: 'CREATING' }).execute()
})
afterAll(() => server.close())

const slips = (...orders: readonly string[]) =>
  server.raw('downloadPackingSlips', { query: { orders: orders.join(',') } }, token)

describe('DSK-15: packing at the desk', () => {
  it('gives the slips of several orders as one PDF, each order once', async () => {
    const { status, bytes, headers } = await slips(A, B, ` ${A} `)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(pdf.numPages).toBe(2)
    expect(text).toContain(A)
    expect(text).toContain(B)
  })

  it('names the file of one order after it', async () => {
    expect((await slips(A)).headers['content-disposition']).toContain(`${A}-slips.pdf`)
  })

  it('DSK-20: gives the slips on the paper of label printers if that size is asked for', async () => {
    const query = { orders: `${A},${B}`, size: '100X150' } as const
    const { status, bytes } = await server.raw('downloadPackingSlips', { query }, token)
    expect(status).toBe(200)
    const pages = await drawnPages(bytes)
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [283, 425],
      [283, 425],
    ])
  })

  it('DSK-21: gives the address labels of orders from the chosen label on, with the address of the shop', async () => {
    const query = { orders: `${A},${B}`, first: '12' }
    const { status, bytes, headers } = await server.raw('downloadAddressLabels', { query }, token)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain('labels.pdf')
    const pages = await drawnPages(bytes)
    const { name, issuer } = await readProfile(server.database)
    for (const [index, number] of [A, B].entries()) {
      const drawn = pages[index]?.texts.map(({ text }) => text).join('') ?? ''
      for (const part of [number, name, issuer.phoneNumber, issuer.address.at(-1)]) expect(drawn).toContain(part)
    }
    expect(pages).toHaveLength(2)
  })

  it.each(['0', '13', 'x'])('refuses the label %s, which no sheet has', async (first) => {
    const { status } = await server.raw('downloadAddressLabels', { query: { orders: A, first } }, token)
    expect(status).toBe(400)
  })

  it('gives the parcels as a table in the encoding of Japanese programs, or in UTF-8', async () => {
    for (const [encoding, label] of [
      ['CP932', 'shift_jis'],
      ['UTF8', 'utf-8'],
    ] as const) {
      const { bytes } = await server.raw('downloadCarrierTable', { query: { orders: `${A},${B}`, encoding } }, token)
      const lines = new TextDecoder(label).decode(bytes).trim().split('\r\n')
      expect(lines.map((line) => line.split(',')[0])).toEqual(['ご注文番号', A, B])
    }
  })

  it('names each order that cannot be packed with its reasons, and makes no file', async () => {
    await server.database.updateTable('shop_order').set({ status: 'DRAFT' }).where('order_number', '=', B).execute()
    const refused = await server.call('downloadPackingSlips', { query: { orders: `${A},${B}` } }, token)
    expect(refused).toMatchObject({
      code: 403,
      errorCode: 'ORDER_CANNOT_BE_PACKED',
      error: { [B]: ['NOT_IN_PRODUCTION'] },
    })
    expect(await server.call('downloadAddressLabels', { query: { orders: `${A},${B}` } }, token)).toMatchObject({
      ...{ code: 403, errorCode: 'ORDER_CANNOT_BE_PACKED' },
    })
    expect((await slips(A)).status).toBe(200)
  })

  it('refuses an unknown order, and more orders than are packed at once', async () => {
    expect((await slips('irodori-99999999')).status).toBe(404)
    const many = Array.from({ length: 101 }, (_, at) => `irodori-${at}`)
    expect((await slips(...many)).status).toBe(400)
  })

  it('has no print file of an order that was not handed over', async () => {
    const params = { orderNumber: A, groupNumber: '1' }
    expect((await server.raw('downloadPrintFile', { params }, token)).status).toBe(404)
  })
})
