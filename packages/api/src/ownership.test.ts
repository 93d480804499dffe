import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import * as calendar from '@irodori/contract/endpoints/calendar'
import * as catalogue from '@irodori/contract/endpoints/catalogue'
import * as catalogueLists from '@irodori/contract/endpoints/catalogueLists'
import * as font from '@irodori/contract/endpoints/font'
import * as help from '@irodori/contract/endpoints/help'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GIF, halvesPng } from '../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'
import { transact } from './database/transact.ts'
import { putSettings } from './settings/shopSettings.ts'

let server: TestServer
let tokenA: string
let tokenB: string
/** The token of an account that owns order A. */
let accountA: string
const b = { designId: '', seriesId: '', imageName: '', proofToken: '', transferId: '' }

beforeAll(async () => {
  server = await testServer()
  tokenA = await server.logIn('a')
  accountA = await server.logInUser('a@example.jp', ['a'])
  tokenB = await server.logIn('b')
  const { orderNumber } = ORDERS.b
  const photo = await server.call('uploadImage', { body: { width: 9, height: 9 }, file: halvesPng(9, 9) }, tokenB)
  b.imageName = photo.data?.imageName ?? ''
  const body = { templateSeriesId: 'booklet', orderNumber }
  b.seriesId = (await server.call('createDesignSeries', { body }, tokenB)).data?.id ?? ''
  const designs = [draftOf(TEMPLATE, randomUUID())]
  b.designId = (await server.call('createDesigns', { body: { ...ORDERS.b, designs } }, tokenB)).data?.[0]?.id ?? ''
  await transact(server.database, (tx) => putSettings(tx, { mostCards: { card: 5 } }))
  const saved = await server.call('saveMergeList', { ...PIECE_OF_B, body: LIST }, tokenB)
  if (!saved.data) throw new Error(`the list of order B was refused: ${saved.errorCode}`)
  const link = await server.call('createProofLink', PIECE_OF_B, tokenB)
  b.proofToken = link.data?.token ?? ''
  const params = { token: b.proofToken }
  await server.call('addProofComment', { params, body: { ...COMMENT_OF_B, pageId: b.designId } })
  const transfer = { secret: 'b'.repeat(43), token: 't'.repeat(43), orderNumber }
  b.transferId = (await server.call('openPhotoTransfer', { body: transfer }, tokenB)).data?.id ?? ''
  await server.call('sendPhonePhoto', { body: { token: transfer.token, photoId: PHOTO_OF_B }, file: halvesPng(9, 9) })
  const upload = { template_id: 'for-you-blue', type: 'VIDEO', position: 1, bytes: 9, fingerprint: 'b' } as const
  const state = { received: 0, pieces: '[]', file_name: null, created_at: server.clock.now }
  const row = { id: UPLOAD_OF_B.params.uploadId, order_number: orderNumber, ...upload, ...state }
  await server.database.insertInto('message_upload').values(row).execute()
})
afterAll(() => server.close())

const PIECE_OF_B = { params: { orderNumber: ORDERS.b.orderNumber, groupNumber: '1' } }
const COMMENT_OF_B = {
  randomId: '3f0d7f0e-6c6a-4d0e-9d2c-0a1b2c3d4e5f',
  author: '姉',
  words: '日付が違うかも',
  point: null,
  secret: 'b'.repeat(43),
}
const LIST = {
  list: { columns: ['氏名'], rows: [{ id: '1', cells: ['春'], decision: 'OPEN' }], patterns: { words: '{氏名}' } },
  basedOn: null,
}
const PHOTO_OF_B = '5e3c7f0e-6c6a-4d0e-9d2c-0a1b2c3d4e5f'
const UPLOAD_OF_B = { params: { uploadId: 'upload-of-b' } }
const MESSAGE_OF_B = { orderNumber: ORDERS.b.orderNumber, templateId: 'for-you-blue' }

const PERSON = { familyName: '鈴木', firstName: '花', familyNameKana: 'スズキ', firstNameKana: 'ハナ' }
const RECEIVER_OF_B = {
  ...PERSON,
  receiverId: 'receiver',
  zipCode: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  subAddress1: '千代田1-1',
  subAddress2: '',
  phoneNumber: '090-1111-1111',
}

type Attempt = Parameters<TestServer['raw']>[1]

const ORDER_OF_B = { params: { orderNumber: ORDERS.b.orderNumber } }
const groupOfB = (place: string) => ({ params: { orderNumber: ORDERS.b.orderNumber, designGroup: place } })
const copyOfB = (orderNumber: string, designSeriesId: string) => ({
  params: { orderNumber, groupNumber: '1', designSeriesId },
})

/** Calls with which the owner of order A might reach data of order B; one entry for every endpoint with a session. */
const attempts: Record<string, () => Attempt[]> = {
  createDesigns: () => [
    { body: { ...ORDERS.b, designs: [draftOf(TEMPLATE, randomUUID())] } },
    { body: { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { id: b.designId })] } },
    { body: { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { designSeriesId: b.seriesId })] } },
    { body: { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { items: withPhoto(b.imageName) })] } },
  ],
  updateDesigns: () => attempts.createDesigns?.() ?? [],
  createDesignSeries: () => [{ body: { templateSeriesId: 'booklet', orderNumber: ORDERS.b.orderNumber } }],
  readDesigns: () => [
    { params: { orderNumber: ORDERS.b.orderNumber, groupNumber: '1', designSeriesId: 'none', designId: 'none' } },
    {
      params: { orderNumber: ORDERS.a.orderNumber, groupNumber: 'none', designSeriesId: 'none', designId: b.designId },
    },
    {
      params: { orderNumber: ORDERS.a.orderNumber, groupNumber: 'none', designSeriesId: b.seriesId, designId: 'none' },
    },
  ],
  readDesignsOfSeries: () => [{ params: { designSeriesId: b.seriesId } }],
  uploadImage: () => [{ body: { orderNumber: ORDERS.b.orderNumber, width: 9, height: 9 }, file: halvesPng(9, 9) }],
  cropImage: () => [
    { body: { orderNumber: ORDERS.b.orderNumber, imageName: b.imageName, width: 9, height: 9 } },
    { body: { imageName: b.imageName, width: 9, height: 9 } },
  ],
  cropFillImage: () => [{ body: { orderNumber: ORDERS.b.orderNumber, width: 9, height: 9 } }],
  uploadMessageFile: () => [{ body: { ...MESSAGE_OF_B, type: 'rect_image' }, file: halvesPng(9, 9) }],
  beginMessageUpload: () => [
    { headers: { 'upload-length': '9' }, metadata: { ...MESSAGE_OF_B, type: 'video', fingerprint: 'b' } },
  ],
  sendMessagePiece: () => [
    { ...UPLOAD_OF_B, headers: { 'upload-offset': '0' }, file: Uint8Array.of(1) },
    { ...UPLOAD_OF_B, headers: { 'upload-offset': '0' }, file: new Uint8Array(9) },
  ],
  readMessageUpload: () => [UPLOAD_OF_B],
  saveMessageImage: () => [{ query: { position: '1' }, body: MESSAGE_OF_B, file: halvesPng(9, 9) }],
  saveMessageText: () => [{ body: { ...MESSAGE_OF_B, position: 1, text: '春' } }],
  deleteMessageFile: () => [{ query: { ...MESSAGE_OF_B, fileType: 'video' } }],
  readMessageFilePath: () => [
    { params: { orderNumber: ORDERS.b.orderNumber, fileType: 'image', fileName: `${'0'.repeat(32)}.png` } },
  ],
  copyMessage: () => [{ params: { orderNumber: ORDERS.b.orderNumber }, body: { templateId: 'for-you-blue' } }],
  releaseMessage: () => [{ params: { orderNumber: ORDERS.b.orderNumber }, body: { templateId: 'for-you-blue' } }],
  readOrder: () => [{ params: { orderNumber: ORDERS.b.orderNumber } }],
  readOrderStatus: () => [{ query: { order: ORDERS.b.orderNumber } }],
  verifyForImages: () => [{ params: { orderNumber: ORDERS.b.orderNumber } }],
  verifyForPackage: () => [{ params: { orderNumber: ORDERS.b.orderNumber } }],
  updateProcessMethod: () => [
    { params: { orderNumber: ORDERS.b.orderNumber }, body: { processMethod: 'digital_message' } },
  ],
  savePackages: () => [
    { body: { id: 'order-1', packages: [], designs: [] } },
    { body: { id: 'order-1', packages: [], designs: [{ id: b.designId, packagePlanId: null }] } },
  ],
  readStartShippingDate: () => [{ query: { orderNumber: ORDERS.b.orderNumber } }],
  readShippingDate: () => [{ query: { orderNumber: ORDERS.b.orderNumber } }],
  updateOrdererAndReceiver: () => [
    { params: { orderNumber: ORDERS.b.orderNumber }, body: { orderer: PERSON, receiver: RECEIVER_OF_B } },
  ],
  updateOrderer: () => [{ params: { orderNumber: ORDERS.b.orderNumber }, body: PERSON }],
  updateReceiver: () => [{ params: { orderNumber: ORDERS.b.orderNumber }, body: RECEIVER_OF_B }],
  updateNumberOfChildren: () => [{ params: { orderNumber: ORDERS.b.orderNumber }, body: { numberOfChildren: 1 } }],
  readChildrenSurvey: () => [{ params: { orderNumber: ORDERS.b.orderNumber } }],
  createChildrenSurvey: () => [{ body: { orderNumber: ORDERS.b.orderNumber, childrenInfo: [] } }],
  updateChildrenSurvey: () => attempts.createChildrenSurvey?.() ?? [],
  readInvoice: () => [ORDER_OF_B],
  updateInvoice: () => [{ ...ORDER_OF_B, body: { name: '', describe: '' } }],
  downloadInvoice: () => [ORDER_OF_B],
  sendRakutenPointMail: () => [{ query: { orderNumber: ORDERS.b.orderNumber } }],
  readTemplatesOfDesignSeries: () => [{ params: { designSeriesId: b.seriesId } }],
  listDesignItems: () => [{ query: { designIds: b.designId } }, { query: { designIds: `nothing,${b.designId}` } }],
  deleteDesigns: () => [
    groupOfB('1'),
    groupOfB(b.seriesId),
    { params: { orderNumber: ORDERS.a.orderNumber, designGroup: b.seriesId } },
  ],
  deleteDesignsOfGuest: () => attempts.deleteDesigns?.() ?? [],
  copyDesigns: () => [
    copyOfB(ORDERS.b.orderNumber, 'none'),
    copyOfB(ORDERS.b.orderNumber, b.seriesId),
    copyOfB(ORDERS.a.orderNumber, b.seriesId),
  ],
  copyDesignsOfGuest: () => attempts.copyDesigns?.() ?? [],
  convertImage: () => [{ body: { orderNumber: ORDERS.b.orderNumber, width: 4, height: 4 }, file: GIF }],
  convertKeptImage: () => [
    { params: { imageName: b.imageName }, body: { orderNumber: ORDERS.b.orderNumber } },
    { params: { imageName: b.imageName }, body: { orderNumber: ORDERS.a.orderNumber } },
  ],
  scheduleCreation: () => [{ ...ORDER_OF_B, body: {} }],
  cancelCreation: () => [ORDER_OF_B],
  readRemainingTime: () => [ORDER_OF_B],
  commitOrder: () => [ORDER_OF_B],
  downloadDesigns: () => [ORDER_OF_B],
  readMergeList: () => [PIECE_OF_B],
  saveMergeList: () => [{ ...PIECE_OF_B, body: LIST }],
  removeMergeList: () => [PIECE_OF_B],
  readCardPicture: () =>
    [ORDERS.b, ORDERS.a].map(({ orderNumber }) => ({
      params: { orderNumber, groupNumber: '1', card: '1', designId: b.designId },
    })),
  readProofLink: () => [PIECE_OF_B],
  createProofLink: () => [PIECE_OF_B],
  endProofLink: () => [PIECE_OF_B],
  markProofComment: () => commentsOfB().map((attempt) => ({ ...attempt, body: { isDone: true } })),
  deleteProofComment: () => commentsOfB(),
  removePasskey: () => [{ params: { passkeyId: 'a'.repeat(43) } }],
  endSession: () => [{ params: { sessionId: '0'.repeat(24) } }],
  downloadDesignsOfGuest: () => [ORDER_OF_B],
}

/** The comment by its own piece, and by a piece of the other order. */
const commentsOfB = (): Attempt[] =>
  [ORDERS.b, ORDERS.a].map(({ orderNumber }) => ({
    params: { orderNumber, groupNumber: '1', commentId: COMMENT_OF_B.randomId },
  }))

const withPhoto = (imageName: string) =>
  TEMPLATE.items.map((item) => ('imageName' in item ? { ...item, imageName } : item))

/** Endpoints that refer to no order: they return data of the own session or public data only. */
const OWN_ONLY: readonly string[] = [
  'readUser',
  'changePassword',
  'changeEmail',
  'deleteUser',
  'listSessions',
  'listPasskeys',
  'preparePasskey',
  'addPasskey',
  'readSecondFactor',
  'prepareSecondFactor',
  'addSecondFactor',
  'removeSecondFactor',
  'endOtherSessions',
  'listOrders',
  'checkCategoryTemplate',
  'readPostalPlace',
  'describeMessageUploads',
]

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const sessions = all.flatMap(([name, { access }]) => (access === 'SESSION' ? [name] : []))
const guarded = sessions.filter((name) => !OWN_ONLY.includes(name))
const open = all.flatMap(([name, { access }]) => (access === 'ANYONE' ? [name] : []))

const refusalIn = (bytes: Buffer) => JSON.parse(bytes.toString()) as { data: unknown; errorCode: string | null }

describe('the tokens of an order and of its account', () => {
  it.each(guarded)('reach no data of another order by %s', async (name) => {
    const tried = attempts[name]?.() ?? []
    expect(tried.length).toBeGreaterThan(0)
    const pairs = tried.flatMap((attempt) => [tokenA, accountA].map((token) => ({ attempt, token })))
    for (const { attempt, token } of pairs) {
      const answer = await server.raw(name, attempt, token)
      // An account must name the order; a guest has only one.
      expect(token === tokenA ? [401, 403, 404, 500] : [400, 401, 403, 404, 500]).toContain(answer.status)
      if (endpoints[name].method === 'HEAD') expect(answer.headers['upload-offset']).toBeUndefined()
      else
        expect(JSON.parse(answer.bytes.toString())).toMatchObject({
          data: null,
          errorCode: expect.not.stringMatching('INTERNAL'),
        })
    }
  })

  it('list their own orders only', async () => {
    for (const token of [tokenA, accountA]) {
      const { data } = await server.call('listOrders', {}, token)
      expect(data?.map(({ orderNumber }) => orderNumber)).toEqual([ORDERS.a.orderNumber])
    }
  })

  it('have not changed the other order', async () => {
    const { data } = await server.call('listOrders', {}, await server.logIn('b'))
    expect(data?.[0]?.designs.map(({ id }) => id)).toEqual([b.designId])
    const list = await server.call('readMergeList', PIECE_OF_B, tokenB)
    expect(list.data?.list).toEqual(LIST.list)
  })
})

describe('a call without a session', () => {
  it.each(sessions)('refuses the call %s without a session', async (name) => {
    for (const attempt of [...(attempts[name]?.() ?? []), {}]) {
      for (const token of [undefined, 'unknown', '0'.repeat(64)]) {
        const { status, bytes } = await server.raw(name, attempt, token)
        expect(status).toBe(401)
        if (endpoints[name].method === 'HEAD') expect(bytes.length).toBe(0)
        else expect(refusalIn(bytes)).toMatchObject({ data: null, errorCode: 'UNAUTHENTICATED' })
      }
    }
  })
})

const noCredential = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a' },
  clientExtensionResults: {},
}
const secretless = { email: 'a@example.jp', token: 'a'.repeat(43) }
const pictureOfB = (imageFolder: string, orderNumber: string) => ({
  params: { imageFolder, cropImageName: b.imageName },
  query: { orderNumber },
})
const wrongPictures = () => [
  pictureOfB('f'.repeat(32), ORDERS.b.orderNumber),
  pictureOfB('1'.repeat(32), ORDERS.a.orderNumber),
  pictureOfB('0'.repeat(32), ORDERS.a.orderNumber),
]
const wrongKeys = () =>
  ['', '0000', '1111', ORDERS.a.phoneNumber.slice(-4)].map((securityKey) => ({
    ...ORDER_OF_B,
    query: { securityKey, reason: '6' },
  }))
const wrongContact = { ecSite: 'YAHOO', email: 'thief@example.jp', phoneNumber: ORDERS.b.phoneNumber }
const wrongPhone = { orderNumber: ORDERS.b.orderNumber, phoneNumber: ORDERS.a.phoneNumber }

const photoId = PHOTO_OF_B
const wrongSecret = { secret: 'a'.repeat(43) }
const transfersOfB = () => [{ transferId: b.transferId }, { transferId: ORDERS.b.orderNumber }]

/** Endpoints that require a secret instead of a session, each with guesses. */
const guesses: Partial<Record<EndpointName, () => Attempt[]>> = {
  loginGuest: () => [{ body: wrongPhone }],
  readGuestSession: () => [{ query: wrongPhone }],
  loginUser: () => [{ body: { email: 'a@example.jp', password: 'wrong password' } }],
  loginPasskey: () => [{ body: { credential: noCredential } }],
  loginStaff: () => [{ body: { email: 'a@example.jp', password: 'wrong password' } }],
  loginStaffPasskey: () => [{ body: { credential: noCredential } }],
  openStaffLink: () => [{ body: { token: 'a'.repeat(43) } }],
  acceptStaffLink: () => [
    { body: { token: 'a'.repeat(43), userName: '花', password: 'correct horse battery 9 staple' } },
  ],
  verifyUser: () => [{ query: secretless }],
  resetPassword: () => [{ body: { ...secretless, newPassword: 'correct horse battery 9 staple' } }],
  verifyOrder: () => [{ body: { ...wrongPhone, productId: 'card', actionType: 'create' } }],
  createOrder: () => [{ ...ORDER_OF_B, body: { phoneNumber: ORDERS.a.phoneNumber } }],
  readImage: wrongPictures,
  readSharedImage: wrongPictures,
  readDesignBackground: () => [
    { params: { ...ORDER_OF_B.params, imageFolder: 'f'.repeat(32), background: 'card.png' } },
    { params: { orderNumber: ORDERS.a.orderNumber, imageFolder: '1'.repeat(32), background: 'card.png' } },
  ],
  verifyCancellation: wrongKeys,
  cancelOrder: wrongKeys,
  listGuideOrders: () => [{ params: wrongContact }],
  readGuideEmail: () => [{ params: { ...wrongContact, orderNumber: ORDERS.b.orderNumber } }],
  readProof: () => [{ params: { token: 'a'.repeat(43) } }, { params: { token: ORDERS.b.orderNumber } }],
  readProofPicture: () => [
    { params: { token: 'a'.repeat(43), pictureName: '0'.repeat(64) }, query: { size: 'SMALL' } },
    { params: { token: b.proofToken, pictureName: b.imageName }, query: { size: 'LARGE' } },
  ],
  addProofComment: () => [{ params: { token: 'a'.repeat(43) }, body: { ...COMMENT_OF_B, pageId: b.designId } }],
  takeBackProofComment: () => [
    { params: { token: 'a'.repeat(43), commentId: COMMENT_OF_B.randomId }, body: { secret: COMMENT_OF_B.secret } },
    { params: { token: b.proofToken, commentId: COMMENT_OF_B.randomId }, body: { secret: 'a'.repeat(43) } },
  ],
  openPhotoTransfer: () => [
    { body: { secret: 'a'.repeat(43), token: 'a'.repeat(43), orderNumber: ORDERS.b.orderNumber } },
    { body: { secret: 'a'.repeat(43), token: 't'.repeat(43) } },
  ],
  readPhotoTransfer: () => transfersOfB().map((params) => ({ params, body: wrongSecret })),
  endPhotoTransfer: () => transfersOfB().map((params) => ({ params, body: wrongSecret })),
  readTransferredPhoto: () => transfersOfB().map((params) => ({ params: { ...params, photoId }, body: wrongSecret })),
  finishTransferredPhoto: () =>
    transfersOfB().map((params) => ({ params: { ...params, photoId }, body: { ...wrongSecret, isTaken: true } })),
  readPhoneTransfer: () => [{ body: { token: 'a'.repeat(43) } }, { body: { token: 'b'.repeat(43) } }],
  sendPhonePhoto: () => [{ body: { token: 'a'.repeat(43), photoId }, file: halvesPng(9, 9) }],
  readMessageOrder: () => [{ params: { orderId: 'order-0' } }, { params: { orderId: ORDERS.b.orderNumber } }],
  readMessageFont: () => [{ params: { orderId: 'order-0' } }, { params: { orderId: ORDERS.b.orderNumber } }],
  readMessage: () => [ORDER_OF_B, { ...ORDER_OF_B, query: { orderId: 'order-0' } }],
  readMessageFile: () => [
    { params: { ...ORDER_OF_B.params, fileType: 'image', fileName: `${'0'.repeat(32)}.png` } },
    { params: { ...ORDER_OF_B.params, fileType: 'image', fileName: b.imageName } },
  ],
  startProduction: () => [
    { ...ORDER_OF_B, body: {} },
    { ...ORDER_OF_B, body: { orderId: 'order-0' } },
    { ...ORDER_OF_B, body: { orderId: 'order-1' } },
  ],
}

/** Endpoints that are open to everyone. */
const PUBLIC: readonly EndpointName[] = [
  ...(Object.keys({ ...calendar, ...catalogue, ...catalogueLists, ...font, ...help }) as EndpointName[]).filter(
    (name) => endpoints[name].access === 'ANYONE',
  ),
  'listPackagePlans',
  'readMostCards',
  'readShopImage',
  'readTemplateBackground',
  'register',
  'forgotPassword',
  'preparePasskeyLogin',
  'prepareStaffPasskeyLogin',
  'requestDeviceLink',
  'readUserSession',
  'logout',
  'previewText',
  'convertVerticalText',
  'listMessageTemplates',
  'readMessageTemplate',
  'unsubscribeInOneClick',
  'readLegalText',
]

it('every endpoint without a session is either public or requires a secret', () => {
  expect([...Object.keys(guesses), ...PUBLIC].sort()).toEqual([...open].sort())
})

describe('a caller who guesses', () => {
  it.each(Object.keys(guesses) as EndpointName[])('gets no data of an order by %s', async (name) => {
    for (const attempt of guesses[name]?.() ?? []) {
      for (const token of [undefined, tokenA, accountA]) {
        const { status, bytes } = await server.raw(name, attempt, token)
        const { data, errorCode } = refusalIn(bytes)
        expect([400, 401, 403, 404, 429], `${name} ${errorCode}`).toContain(status)
        expect(data).toBeNull()
      }
    }
  })

  it('gets the pages of a series, and saved designs with the own session only', async () => {
    const query = { templateSeriesIdString: 'booklet', ...ORDER_OF_B.params, designSeriesId: b.seriesId }
    for (const token of [undefined, tokenA, accountA]) {
      const { data } = await server.call('readTemplatesOfSeries', { query }, token)
      expect(data?.every(({ design }) => design === null) ?? true).toBe(true)
    }
  })

  it('gets no questions of other customers', async () => {
    const body = { email: 'b@example.jp', name: '花', orderNumber: ORDERS.b.orderNumber, question: 'いつ届きますか' }
    await server.call('askQuestion', { body }, tokenB)
    expect((await server.call('listQuestions', {}, tokenB)).data).toHaveLength(1)
    for (const token of [undefined, tokenA, accountA]) {
      expect((await server.call('listQuestions', {}, token)).data).toEqual([])
    }
  })

  it('the guesses of a caller have not changed the order', async () => {
    const { data: proof } = await server.call('readProofLink', PIECE_OF_B, tokenB)
    expect([proof?.link === null, proof?.comments.map(({ isDone }) => isDone)]).toEqual([false, [false]])
    const transfer = { params: { transferId: b.transferId }, body: { secret: 'b'.repeat(43) } }
    const { data: sent } = await server.call('readPhotoTransfer', transfer)
    expect(sent?.photos.map(({ id, state }) => [id, state])).toEqual([[PHOTO_OF_B, 'WAITING']])
    const { data } = await server.call('readOrder', ORDER_OF_B, tokenB)
    expect(data).toMatchObject({ status: 'DRAFT', processMethod: 'normal', numberOfChildrenFromDb: null })
    expect(data?.designs.map(({ id }) => id)).toEqual([b.designId])
  })
})

/** Shows that the refusals above are caused by ownership, not by the status of the order. */
describe('the session of the owner', () => {
  const reads = guarded.filter((name) => endpoints[name].method === 'GET')
  it.each(reads)('the session of the owner may call %s', async (name) => {
    const [attempt] = attempts[name]?.() ?? []
    const { status, bytes } = await server.raw(name, attempt, tokenB)
    if (status !== 200) expect(refusalIn(bytes).errorCode).not.toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/)
  })
})
