import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import { logInGuest } from '../../testing/logInGuest.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const ORDERER = { familyName: '鈴木', firstName: '花', familyNameKana: 'スズキ', firstNameKana: 'ハナ' }
const HOME = {
  ...ORDERER,
  zipCode: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区',
  subAddress1: '梅田1-2-3',
  subAddress2: '梅田ビル5階',
  phoneNumber: '06-1234-5678',
}

async function open(input: Parameters<typeof createTestOrder>[1] = {}) {
  const order = await createTestOrder(server.database, input)
  return { ...order, receiverId: `${order.id}-receiver`, token: await logInGuest(server, order) }
}
type Opened = Awaited<ReturnType<typeof open>>

const read = async ({ orderNumber, token }: Opened) =>
  (await server.call('readOrder', { params: { orderNumber } }, token)).data

const saveBoth = ({ orderNumber, receiverId, token }: Opened, orderer: object = {}, receiver: object = {}) =>
  server.call(
    'updateOrdererAndReceiver',
    {
      params: { orderNumber },
      body: { orderer: { ...ORDERER, ...orderer }, receiver: { ...HOME, receiverId, ...receiver } },
    },
    token,
  )
const saveOrderer = ({ orderNumber, token }: Opened, change: object = {}) =>
  server.call('updateOrderer', { params: { orderNumber }, body: { ...ORDERER, ...change } }, token)
const saveReceiver = ({ orderNumber, receiverId, token }: Opened, change: object = {}) =>
  server.call('updateReceiver', { params: { orderNumber }, body: { ...HOME, receiverId, ...change } }, token)

describe('orderer and receiver', () => {
  it('saves orderer and receiver together, in their normal form', async () => {
    const order = await open()
    const { data } = await saveBoth(
      order,
      { firstNameKana: 'ﾊﾅ・ｺ' },
      { zipCode: '５３０ー０００１', subAddress1: '梅田１−２−３', phoneNumber: '０６（１２３４）５６７８' },
    )
    expect(data).toMatchObject({
      orderer: { firstNameKana: 'ハナ コ' },
      receiver: { id: order.receiverId, zipCode: '530-0001', subAddress1: '梅田1-2-3', phoneNumber: '06(1234)5678' },
    })
    const { orderer, receiver, updatedAt } = (await read(order)) ?? {}
    expect({ orderer, receiver, updatedAt }).toEqual(data)
  })

  it('saves orderer and receiver separately, each time with a later updatedAt', async () => {
    const order = await open({ at: server.clock.now })
    const first = await saveOrderer(order)
    const second = await saveReceiver(order)
    expect(first.data).toMatchObject({ orderer: ORDERER })
    expect(second.data).toMatchObject({ receiver: { ...HOME, id: order.receiverId } })
    const times = [server.clock.now.toISOString(), first.data?.updatedAt ?? '', second.data?.updatedAt ?? '']
    expect(times).toEqual([...new Set(times)].toSorted())
  })

  it('saves orderer and receiver together or not at all', async () => {
    const order = await open()
    const before = await read(order)
    expect(await saveBoth(order, {}, { city: '' })).toMatchObject({
      code: 400,
      errorCode: 'UPDATE_RECEIVER_FAILS',
      message: '市区町村を入力してください。',
      error: { 'receiver.city': ['市区町村を入力してください。'] },
    })
    expect(await saveBoth(order, { firstName: ' ' }, { city: '' })).toMatchObject({
      code: 400,
      errorCode: 'UPDATE_ORDERER_FAILS',
      message: 'お名前（名）を入力してください。',
      error: { 'orderer.firstName': [expect.any(String)], 'receiver.city': [expect.any(String)] },
    })
    expect(await read(order)).toEqual(before)
  })

  it('refuses an invalid orderer or receiver with messages by field, the first of which is the message of the answer', async () => {
    const order = await open()
    expect(await saveOrderer(order, { familyNameKana: 'すずき', firstNameKana: '' })).toMatchObject({
      code: 400,
      errorCode: 'UPDATE_ORDERER_FAILS',
      message: 'フリガナ（セイ）は全角カタカナで入力してください。',
      error: {
        familyNameKana: ['フリガナ（セイ）は全角カタカナで入力してください。'],
        firstNameKana: ['フリガナ（メイ）を入力してください。'],
      },
    })
  })

  it.each([
    ['a postal code', { zipCode: '530-001' }, '郵便番号は7桁の数字で入力してください。'],
    ['a prefecture', { prefecture: '大阪' }, '都道府県を選択してください。'],
    ['the prefecture of the postal code', { prefecture: '東京都' }, '郵便番号と都道府県が一致していません。'],
    ['a line of 16 characters', { subAddress1: 'あ'.repeat(17) }, '番地は16文字以内で入力してください。'],
    ['a second line of 16 characters', { subAddress2: 'あ'.repeat(17) }, '建物名は16文字以内で入力してください。'],
    ['a phone number', { phoneNumber: '06-1234' }, '電話番号を正しく入力してください。'],
    ['the receiver of the order', { receiverId: 'another' }, expect.stringContaining('再読み込み')],
  ])('require %s', async (_, change, message) => {
    const order = await open()
    expect(await saveReceiver(order, change)).toMatchObject({
      code: 400,
      errorCode: 'UPDATE_RECEIVER_FAILS',
      message,
      error: { [Object.keys(change)[0] ?? '']: [message] },
    })
  })

  it('saves orderer and receiver by a path with a literal or an escaped ampersand', async () => {
    const { orderNumber, receiverId, token } = await open()
    for (const last of ['orderer&receiver', 'orderer%26receiver']) {
      const answer = await server.app.inject({
        method: 'PUT',
        url: `/api/guest/orders/${orderNumber}/${last}`,
        headers: { authorization: token, 'csrf-token': CSRF_TOKEN },
        payload: { orderer: ORDERER, receiver: { ...HOME, receiverId } },
      })
      expect(answer.json()).toMatchObject({ code: 200, data: { orderer: ORDERER } })
    }
  })

  it.each([
    ['WAITING', 200, null],
    ['PENDING_CREATION', 403, 'ORDER_IS_PRODUCED'],
    ['PENDING', 403, 'ORDER_IS_PRODUCED'],
    ['COMMITTED', 403, 'ORDER_IS_PRODUCED'],
    ['PENDING_CANCEL', 403, 'ORDER_IS_CANCELLED'],
    ['CANCEL', 403, 'ORDER_IS_CANCELLED'],
  ] as const)('saving orderer and receiver of an order in %s answers %i %s', async (status, code, errorCode) => {
    const order = await open({ status })
    for (const answer of [await saveBoth(order), await saveOrderer(order), await saveReceiver(order)]) {
      expect(answer).toMatchObject({ code, errorCode })
    }
  })

  it('keep both of two concurrent saves', async () => {
    const order = await open()
    const [orderer, receiver] = await Promise.all([saveOrderer(order), saveReceiver(order)])
    expect([orderer.code, receiver.code]).toEqual([200, 200])
    expect(await read(order)).toMatchObject({ orderer: ORDERER, receiver: HOME })
    expect(orderer.data?.updatedAt).not.toBe(receiver.data?.updatedAt)
  })

  it('refuses orderer and receiver from a session of another order', async () => {
    const [order, other] = [await open(), await open()]
    const stranger = { ...order, token: other.token }
    for (const answer of [await saveBoth(stranger), await saveOrderer(stranger), await saveReceiver(stranger)]) {
      expect(answer).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    }
  })
})

describe('the survey of children', () => {
  const count = ({ orderNumber, token }: Opened, numberOfChildren: number) =>
    server.call('updateNumberOfChildren', { params: { orderNumber }, body: { numberOfChildren } }, token)
  const save = (
    name: 'createChildrenSurvey' | 'updateChildrenSurvey',
    { orderNumber, token }: Opened,
    childrenInfo: object[],
  ) => server.call(name, { body: { orderNumber, childrenInfo } }, token)
  const readSurvey = async ({ orderNumber, token }: Opened) =>
    (await server.call('readChildrenSurvey', { params: { orderNumber } }, token)).data
  const born = { dateOfBirth: '2024-05', isPregnant: false }
  const expected = { dateOfBirth: '2027-02', isPregnant: true }

  it('returns an empty survey before the first answer', async () => {
    const order = await open()
    expect(await readSurvey(order)).toEqual({
      orderNumber: order.orderNumber,
      numberOfChildren: null,
      childrenInfo: [],
    })
    expect(await read(order)).toMatchObject({ numberOfChildren: -1, numberOfChildrenFromDb: null })
  })

  it('stores the number and the months, and is part of the order', async () => {
    const order = await open()
    const times = [(await read(order))?.updatedAt, (await count(order, 2)).data?.updatedAt]
    await save('createChildrenSurvey', order, [born])
    await save('updateChildrenSurvey', order, [born, expected])
    const { data } = { data: await read(order) }
    expect(data).toMatchObject({
      numberOfChildren: 2,
      numberOfChildrenFromDb: 2,
      childrenDOBSurvey: [born, expected],
    })
    expect(new Set([...times, data?.updatedAt]).size).toBe(3)
  })

  it('accepts a survey that is created twice, or updated before it is created', async () => {
    const order = await open()
    expect(await save('updateChildrenSurvey', order, [born])).toMatchObject({ code: 200 })
    for (const _ of ['once', 'twice']) {
      expect(await save('createChildrenSurvey', order, [expected])).toMatchObject({ code: 200 })
    }
    expect((await readSurvey(order))?.childrenInfo).toEqual([expected])
  })

  it.each([0, -1])('deletes the months with the answer %i', async (answer) => {
    const order = await open()
    await save('createChildrenSurvey', order, [born])
    await count(order, answer)
    expect(await readSurvey(order)).toMatchObject({ numberOfChildren: answer, childrenInfo: [] })
    expect((await save('updateChildrenSurvey', order, [born])).data?.childrenInfo).toEqual([])
  })

  it.each([6, -2, 20])('refuses the answer %i', async (answer) => {
    expect(await count(await open(), answer)).toMatchObject({ code: 400, errorCode: 'SURVEY_INVALID' })
  })

  it.each([
    ['a birth in the future', { dateOfBirth: '2026-12', isPregnant: false }, 'BORN_LATER_THAN_NOW'],
    ['a birth without its month', { dateOfBirth: '', isPregnant: false }, 'MONTH_MISSING'],
    ['what is no month', { dateOfBirth: '2026-13', isPregnant: false }, 'MONTH_UNREADABLE'],
    ['an expected child of the past', { dateOfBirth: '2026-10', isPregnant: true }, 'DUE_BEFORE_NOW'],
    ['one in ten months', { dateOfBirth: '2027-09', isPregnant: true }, 'DUE_TOO_LATE'],
  ])('refuses %s', async (_, child, reason) => {
    expect(await save('createChildrenSurvey', await open(), [born, child])).toMatchObject({
      code: 400,
      errorCode: 'SURVEY_INVALID',
      error: { 'childrenInfo.1.dateOfBirth': [reason] },
    })
  })

  it('accepts at most twenty children', async () => {
    const order = await open()
    expect(await save('createChildrenSurvey', order, Array(20).fill(born))).toMatchObject({ code: 200 })
    expect(await save('updateChildrenSurvey', order, Array(21).fill(born))).toMatchObject({
      code: 400,
      error: { childrenInfo: ['TOO_MANY_CHILDREN'] },
    })
  })

  it('closes the survey once the order is produced, and to sessions of other orders', async () => {
    const made = await open({ status: 'CREATING' })
    const produced = { code: 403, errorCode: 'ORDER_IS_PRODUCED' }
    expect(await count(made, 1)).toMatchObject(produced)
    expect(await save('createChildrenSurvey', made, [born])).toMatchObject(produced)
    const [order, other] = [await open(), await open()]
    const stranger = { ...order, token: other.token }
    expect(await count(stranger, 1)).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    expect(await save('updateChildrenSurvey', stranger, [born])).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    expect(await readSurvey(stranger).catch(() => null)).toBeNull()
  })
})
