import { createHash } from 'node:crypto'
import { orderFileKey, previewName, printName } from '../src/image/imageFiles.ts'
import type { GroupPrint } from '../src/printFiles/printJob.ts'
import { codeOf } from '../testing/accounts/authenticatorApp.ts'
import { deskMember, invitationToken, logInAtDesk } from '../testing/accounts/deskMember.ts'
import { softwareAuthenticator } from '../testing/accounts/softwareAuthenticator.ts'
import { createTestOrder, createTestPage } from '../testing/createTestOrder.ts'
import type { TestServer } from '../testing/testServer.ts'
import type { PreparedCalls } from './preparedCalls.ts'

/** Where a test server says that it is reached. */
const ORIGIN = 'http://localhost:3000'

/** Creates the staff: an owner, a member whose login requires codes, another member, and unused links and challenges. */
export async function createDesk(server: TestServer) {
  const owner = await deskMember(server, 'OWNER', 'owner@irodori.example')
  const other = await deskMember(server, 'CLERK', 'clerk@irodori.example')
  const secured = await deskMember(server, 'DESIGNER', 'designer@irodori.example')
  await logInAtDesk(server, owner.email)
  const body = { password: owner.password }
  const [used, unused] = [softwareAuthenticator(ORIGIN), softwareAuthenticator(ORIGIN)]
  const challenge = async () => (await server.call('prepareStaffPasskey', { body }, owner.token)).data?.challenge ?? ''
  await server.call('addStaffPasskey', { body: { credential: used.create(await challenge()) } }, owner.token)
  const login = (await server.call('prepareStaffPasskeyLogin')).data?.challenge ?? ''
  const sessions = (await server.call('listStaffSessions', {}, owner.token)).data ?? []
  const prepared = await server.call('prepareStaffSecondFactor', { body }, owner.token)
  const theirs = await server.call('prepareStaffSecondFactor', { body: { password: secured.password } }, secured.token)
  const code = codeOf(theirs.data?.secret ?? '', server.clock.now)
  const added = await server.call('addStaffSecondFactor', { body: { code } }, secured.token)
  const view = { body: { name: '今週', filter: { status: 'CREATING' } } }
  const { id: viewId = '' } = (await server.call('saveOrderView', view, owner.token)).data ?? {}
  const link = await invitationToken(server, 'PRODUCTION', 'press@irodori.example')
  const { invitations = [] } = (await server.call('listStaff', {}, owner.token)).data ?? {}
  return {
    ...(await createDeskOrders(server)),
    owner,
    other,
    secured,
    viewId,
    link,
    code: codeOf(prepared.data?.secret ?? '', server.clock.now),
    recoveryCode: added.data?.recoveryCodes[0] ?? '',
    invitationId: invitations[0]?.id ?? '',
    otherSessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    passkeyId: used.id,
    passkeyLogin: used.get(login),
    newPasskey: unused.create(await challenge()),
  }
}

/** The print file of the first piece of an order. */
const PRINT: GroupPrint = {
  groupNumber: 1,
  id: 'print',
  file: { key: 'fuzz/print.pdf', sha256: '0'.repeat(64) },
  job: {
    kernel: 1,
    libraries: {},
    title: 'fuzz',
    date: '2026-11-20',
    standard: 'X-4',
    colour: 'RGB',
    blackInk: 'BLACK',
    areaBlack: null,
    inkLimit: null,
    hasSpots: false,
    cropMarks: false,
    condition: null,
    profile: { key: 'fuzz/profile.icc', sha256: '0'.repeat(64) },
    pages: [],
    cards: [],
  },
  cardHashes: [],
}

/** Creates orders that the desk can hold, resume and ship, the last with a picture of its page. */
async function createDeskOrders({ database, storage }: TestServer) {
  const draft = await createTestOrder(database)
  await database
    .updateTable('shop_order')
    .set({ orderer_email: 'customer@irodori.example' })
    .where('order_number', '=', draft.orderNumber)
    .execute()
  const held = await createTestOrder(database, { status: 'PENDING', details: { heldFrom: 'DRAFT' } })
  const made = await createTestOrder(database, { status: 'CREATING', details: { manifestKey: 'fuzz/manifest.json' } })
  const details = { shipDate: '2026-11-19T00:00:00.000Z' }
  const shipped = await createTestOrder(database, { status: 'SHIPPED', details })
  const designId = await createTestPage(database, made.orderNumber, { group: 1 })
  const pictureName = createHash('sha256').update(designId).digest('hex')
  const change = { print_hash: pictureName, print_name: printName(pictureName) }
  await database.updateTable('design').set(change).where('id', '=', designId).execute()
  const { image_folder: folder } = await database
    .selectFrom('shop_order')
    .select('image_folder')
    .where('order_number', '=', made.orderNumber)
    .executeTakeFirstOrThrow()
  await storage.put(orderFileKey(folder, previewName(pictureName)), Buffer.from('a small picture'))
  await storage.put('fuzz/manifest.json', Buffer.from(JSON.stringify({ prints: [PRINT] })))
  await storage.put(PRINT.file.key, Buffer.from('%PDF'))
  return {
    draft: draft.orderNumber,
    held: held.orderNumber,
    made: made.orderNumber,
    shipped: shipped.orderNumber,
    pictureName,
  }
}

type CreatedDesk = Awaited<ReturnType<typeof createDesk>>

const NEW_PASSWORD = 'kaze-no-toori-michi-5'

const LETTER_ID = 'b5bd3f5c-6c0e-4d0e-9a0f-0f6f5f1f2f3a'

const PARCEL = { carrier: 'yamato', trackingNumber: '1234-5678-9012', printCompany: null }

const RECEIVER = {
  familyName: '佐藤',
  firstName: '美咲',
  familyNameKana: 'サトウ',
  firstNameKana: 'ミサキ',
  zipCode: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  subAddress1: '千代田1-1',
  subAddress2: '',
  phoneNumber: '03-1234-5678',
}

/** Valid calls of the desk. */
export function deskCalls(desk: CreatedDesk): PreparedCalls {
  const { owner, other, secured } = desk
  const ofOther = { params: { staffId: other.id } }
  const password = { body: { password: owner.password } }
  const draft = { params: { orderNumber: desk.draft } }
  const made = { params: { orderNumber: desk.made } }
  return {
    loginStaff: [{ body: { email: owner.email, password: owner.password } }],
    loginStaffPasskey: [{ body: { credential: desk.passkeyLogin } }],
    openStaffLink: [{ body: { token: desk.link } }],
    acceptStaffLink: [{ body: { token: desk.link, userName: '印刷 太郎', password: NEW_PASSWORD } }],
    changeStaffPassword: [{ body: { oldPassword: owner.password, newPassword: NEW_PASSWORD } }],
    endStaffSession: [{ params: { sessionId: desk.otherSessionId } }],
    prepareStaffSecondFactor: [password],
    addStaffSecondFactor: [{ body: { code: desk.code } }],
    removeStaffSecondFactor: [{ body: { password: secured.password, code: desk.recoveryCode } }],
    prepareStaffPasskey: [password],
    addStaffPasskey: [{ body: { credential: desk.newPasskey } }],
    removeStaffPasskey: [{ params: { passkeyId: desk.passkeyId } }],
    inviteStaff: [{ body: { email: 'new@irodori.example', role: 'CLERK' } }],
    withdrawStaffInvitation: [{ params: { invitationId: desk.invitationId } }],
    changeStaffRole: [{ ...ofOther, body: { role: 'PRODUCTION' } }],
    removeStaff: [ofOther],
    sendStaffPasswordLink: [ofOther],
    endSessionsOfStaff: [ofOther],
    searchAuditLog: [{ query: { search: 'owner' } }],
    searchOrders: [{ query: { search: '田中', productId: 'card', sort: 'CHANGED' } }],
    saveOrderView: [{ body: { name: '発送待ち', filter: { status: 'CREATING,COMMITTED', sort: 'SHIP_DAY' } } }],
    removeOrderView: [{ params: { viewId: desk.viewId } }],
    readDeskOrder: [made],
    readDeskPicture: [{ params: { ...made.params, pictureName: desk.pictureName }, query: { size: 'SMALL' } }],
    downloadPackingSlips: [
      { query: { orders: made.params.orderNumber } },
      { query: { orders: made.params.orderNumber, size: '100X150' } },
    ],
    downloadAddressLabels: [{ query: { orders: made.params.orderNumber, first: '5' } }],
    downloadCarrierTable: [{ query: { orders: made.params.orderNumber, format: 'GENERAL', encoding: 'UTF8' } }],
    shipParcels: [{ file: Buffer.from(`number,carrier,tracking\n${desk.made},yamato,1234-5678-9012\n`) }],
    downloadPrintFile: [{ params: { ...made.params, groupNumber: '1' } }],
    holdOrder: [draft],
    resumeOrder: [{ params: { orderNumber: desk.held } }],
    cancelDeskOrder: [{ ...draft, body: { note: '在庫切れ' } }],
    retryOrder: [made],
    shipOrder: [{ ...made, body: { ...PARCEL, day: '2026-11-21' } }],
    trackParcel: [{ ...made, body: PARCEL }],
    noteOrderArrival: [{ params: { orderNumber: desk.shipped }, body: { day: '2026-11-20', printCompany: null } }],
    askToReorder: [draft],
    writeToCustomer: [{ ...draft, body: { letterId: LETTER_ID, text: '発送が一日遅れます。\n申し訳ございません。' } }],
    changeReceiver: [{ ...draft, body: RECEIVER }],
  }
}
