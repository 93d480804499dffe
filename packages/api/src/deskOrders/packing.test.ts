import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { deskMember } from '../../testing/accounts/deskMember.ts'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { drawnPages } from '../../testing/papers/drawnPages.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { findOrder } from '../order/findOrder.ts'
import { packageIdOf } from '../order/packageId.ts'

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

/** Tells the customers of both orders the day on which their parcels leave. */
async function shipOn(day: string | null): Promise<void> {
  const orders = await server.database.selectFrom('shop_order').select(['id', 'order_number']).execute()
  await server.database.deleteFrom('order_package').execute()
  for (const { id, order_number } of orders)
    await server.database
      .insertInto('order_package')
      .values({
        id: packageIdOf(id, 'OTHER'),
        order_number,
        print_company: 'OTHER',
        ship_day: day,
        updated_at: server.clock.now,
      })
      .execute()
}

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

  it('DSK-19: gives the slips on the paper of label printers if that size is asked for', async () => {
    const query = { orders: `${A},${B}`, size: '100X150' } as const
    const { status, bytes } = await server.raw('downloadPackingSlips', { query }, token)
    expect(status).toBe(200)
    const pages = await drawnPages(bytes)
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [283, 425],
      [283, 425],
    ])
  })

  it('DSK-20: gives the address labels of orders from the chosen label on, with the address of the shop', async () => {
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

  const carrierFile = (format: string, more: Readonly<Record<string, string>> = {}) =>
    server.raw('downloadCarrierTable', { query: { orders: `${A},${B}`, format, ...more } }, token)

  it.each([
    ['YAMATO_B2', 'yamato-b2.csv', 97],
    ['SAGAWA_EHIDEN3', 'sagawa-ehiden3.csv', 74],
    ['JAPAN_POST_YUPACK', 'japan-post-yupack.csv', 117],
  ])('DSK-16: gives the parcels as the file %s', async (format, name, columns) => {
    await shipOn('2026-11-26')
    const { status, bytes, headers } = await carrierFile(format)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(name)
    const lines = new TextDecoder('shift_jis').decode(bytes).trim().split('\r\n')
    expect(lines.map((line) => line.split(',').length)).toEqual([columns, columns, columns])
  })

  it('DSK-16: names each order whose parcel a file cannot hold with its reasons, and makes no file', async () => {
    await shipOn(null)
    expect(await carrierFile('YAMATO_B2')).toMatchObject({ status: 403 })
    const query = { orders: `${A},${B}`, format: 'YAMATO_B2' }
    expect(await server.call('downloadCarrierTable', { query }, token)).toMatchObject({
      errorCode: 'ORDER_CANNOT_BE_PACKED',
      error: { [A]: ['SHIP_DAY_MISSING'], [B]: ['SHIP_DAY_MISSING'] },
    })
  })

  it('DSK-16: names what the profile lacks for a file, and has the files of carriers in CP932 only', async () => {
    await putTestProfile(server.database, { shipping: null })
    const query = { orders: A, format: 'SAGAWA_EHIDEN3' }
    const refused = await server.call('downloadCarrierTable', { query }, token)
    await putTestProfile(server.database)
    expect(refused).toMatchObject({
      code: 409,
      errorCode: 'NOT_AVAILABLE',
      error: { field: 'shipping' },
    })
    expect((await carrierFile('YAMATO_B2', { encoding: 'UTF8' })).status).toBe(400)
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

describe('DSK-18: a file of sent parcels at the desk', () => {
  beforeAll(async () => {
    await shipOn(null)
    await server.database.updateTable('shop_order').set({ status: 'CREATING' }).execute()
  })
  const send = (text: string | null) =>
    server.call('shipParcels', { body: {}, file: text === null ? undefined : Buffer.from(text) }, token)
  const statusOf = async (orderNumber: string) => (await findOrder(server.database, orderNumber))?.status

  it('names each wrong line, and then changes nothing', async () => {
    const refused = await send(
      [
        'number,carrier,tracking,day',
        `${A},yamato,1234-5678-9012,`,
        `${B},dove,1234,`,
        `${B},yamato,,`,
        `,yamato,1234,`,
        `${B},yamato,1234,soon`,
        `${B},yamato,1234,2030-01-01`,
      ].join('\n'),
    )
    expect(refused.errorCode).toBe('REQUEST_INVALID')
    expect(refused.error).toEqual({
      problems: [
        { line: 3, code: 'CARRIER_UNKNOWN', about: 'dove' },
        { line: 4, code: 'TRACKING_MISSING', about: '' },
        { line: 5, code: 'NUMBER_MISSING', about: '' },
        { line: 6, code: 'DAY_INVALID', about: 'soon' },
        { line: 7, code: 'DAY_TO_COME', about: '2030-01-01' },
      ],
    })
    expect((await send('number\nx\n')).error).toEqual({
      problems: [{ line: null, code: 'COLUMN_MISSING', about: 'tracking' }],
    })
    expect((await send(null)).error).toEqual({ file: ['MISSING'] })
    const unknown = await send(`number,carrier,tracking\n${A},yamato,1234-5678\nirodori-99999999,yamato,1234-5678\n`)
    expect(unknown.error).toEqual({ problems: [{ line: 3, code: 'ORDER_UNKNOWN', about: 'irodori-99999999' }] })
    expect([await statusOf(A), await statusOf(B)]).toEqual(['CREATING', 'CREATING'])
  })

  it('ships its orders, once', async () => {
    const text = `number,carrier,tracking\n${A},yamato,1234-5678-9012\n${B},yamato,1234-5678-9013\n`
    expect(await send(text)).toMatchObject({ error: null, data: { shipped: 2, already: 0, partly: 0, cancelled: 0 } })
    expect([await statusOf(A), await statusOf(B)]).toEqual(['SHIPPED', 'SHIPPED'])
    expect((await send(text)).data).toEqual({ shipped: 0, already: 2, partly: 0, cancelled: 0 })
    const other = await send(`number,carrier,tracking\n${A},yamato,9999-9999\n`)
    expect(other.error).toEqual({ problems: [{ line: 2, code: 'SHIPPED_BEFORE', about: A }] })
  })
})
