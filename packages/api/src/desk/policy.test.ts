import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import type { StaffRole } from '@irodori/contract/entities/staff'
import { STAFF_ROLES } from '@irodori/contract/entities/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { deskMember, logInAtDesk } from '../../testing/accounts/deskMember.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

/** Which roles may make a call of the desk; written out, so that a change of the contract is seen here. */
const EVERYBODY = [...STAFF_ROLES]
const POLICY: Readonly<Record<string, readonly StaffRole[]>> = {
  readStaffMember: EVERYBODY,
  logoutStaff: EVERYBODY,
  changeStaffPassword: EVERYBODY,
  listStaffSessions: EVERYBODY,
  endStaffSession: EVERYBODY,
  endOtherStaffSessions: EVERYBODY,
  readStaffSecondFactor: EVERYBODY,
  prepareStaffSecondFactor: EVERYBODY,
  addStaffSecondFactor: EVERYBODY,
  removeStaffSecondFactor: EVERYBODY,
  prepareStaffPasskey: EVERYBODY,
  addStaffPasskey: EVERYBODY,
  listStaffPasskeys: EVERYBODY,
  removeStaffPasskey: EVERYBODY,
  listStaff: ['OWNER'],
  inviteStaff: ['OWNER'],
  withdrawStaffInvitation: ['OWNER'],
  changeStaffRole: ['OWNER'],
  removeStaff: ['OWNER'],
  sendStaffPasswordLink: ['OWNER'],
  endSessionsOfStaff: ['OWNER'],
  searchAuditLog: ['OWNER'],
  searchOrders: EVERYBODY,
  listOrderViews: EVERYBODY,
  saveOrderView: EVERYBODY,
  removeOrderView: EVERYBODY,
  readBoard: ['OWNER', 'CLERK', 'PRODUCTION'],
  readDeskOrder: EVERYBODY,
  readDeskPicture: EVERYBODY,
  downloadPackingSlips: ['OWNER', 'CLERK', 'PRODUCTION'],
  downloadAddressLabels: ['OWNER', 'CLERK', 'PRODUCTION'],
  downloadCarrierTable: ['OWNER', 'CLERK', 'PRODUCTION'],
  shipParcels: ['OWNER', 'CLERK', 'PRODUCTION'],
  downloadPrintFile: ['OWNER', 'CLERK', 'PRODUCTION'],
  holdOrder: ['OWNER', 'CLERK'],
  resumeOrder: ['OWNER', 'CLERK'],
  cancelDeskOrder: ['OWNER', 'CLERK'],
  retryOrder: ['OWNER', 'CLERK', 'PRODUCTION'],
  shipOrder: ['OWNER', 'CLERK', 'PRODUCTION'],
  trackParcel: ['OWNER', 'CLERK'],
  noteOrderArrival: ['OWNER', 'CLERK'],
  askToReorder: ['OWNER', 'CLERK'],
  writeToCustomer: ['OWNER', 'CLERK'],
  changeReceiver: ['OWNER', 'CLERK'],
}

const ofDesk = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { path }]) =>
  path.startsWith('/api/desk/'),
)
const names = ofDesk.filter(([, { access }]) => access === 'STAFF').map(([name]) => name)

let server: TestServer
const tokens: Partial<Record<StaffRole, string>> = {}
let customer: string
let guest: string
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id, configuration: { failedAttemptsPerHour: 1e6 } })
  for (const role of STAFF_ROLES) tokens[role] = (await deskMember(server, role, emailOf(role))).token
  customer = await server.logInUser()
  guest = await server.logIn()
})
afterAll(() => server.close())

const emailOf = (role: StaffRole) => `${role.toLowerCase()}@shop.example`

/** A call that names nothing that exists: it shows whether the caller is let in, and changes nothing of others. */
const attempt = async (name: EndpointName, token?: string, headers: Record<string, string> = {}) => {
  const { status, bytes } = await server.raw(name, { body: {}, headers }, token)
  return { status, text: bytes.toString() }
}

/** Everything that a call of the desk could change, and the entries about changes. */
const state = async () => {
  const { database } = server
  const accounts = await database.selectFrom('staff_account').selectAll().orderBy('id').execute()
  const links = await database.selectFrom('staff_link').select('id').orderBy('id').execute()
  const entries = database.selectFrom('staff_access').select(['id', 'outcome']).where('command', '!=', 'loginStaff')
  const views = await database.selectFrom('staff_order_view').selectAll().orderBy('id').execute()
  const orders = await database.selectFrom('shop_order').selectAll().orderBy('order_number').execute()
  return { accounts, links, views, orders, entries: await entries.orderBy('id').execute() }
}

describe('DSK-1: the calls of the desk', () => {
  it('have a policy each, and the contract has the same', () => {
    const contract = Object.fromEntries(names.map((name) => [name, [...((endpoints[name] as Endpoint).roles ?? [])]]))
    expect(contract).toEqual(POLICY)
  })

  it.each(names)('refuse nobody, a guest and a customer: %s', async (name) => {
    const before = await state()
    const visitors: Record<string, string>[] = [{}, { authorization: guest }, { authorization: customer }]
    for (const headers of visitors) expect(await attempt(name, undefined, headers)).toMatchObject({ status: 401 })
    // The token of a customer in the cookie of the desk.
    for (const token of [guest, customer]) expect((await attempt(name, token)).status).toBe(401)
    // The token of a member in the header of customers.
    const headers = { authorization: tokens.OWNER ?? '' }
    expect((await attempt(name, undefined, headers)).status).toBe(401)
    expect(await state()).toEqual(before)
  })

  it.each(names.flatMap((name) => STAFF_ROLES.map((role) => [name, role] as const)))(
    '%s as %s: only the roles of the policy are let in',
    async (name, role) => {
      const isAllowed = POLICY[name]?.includes(role) ?? false
      const token = await logInAtDesk(server, emailOf(role))
      const before = await state()
      const { status, text } = await attempt(name, token)
      if (isAllowed) {
        expect([401, 403]).not.toContain(status)
        return
      }
      expect(status).toBe(403)
      expect(JSON.parse(text)).toMatchObject({ data: null, errorCode: 'FORBIDDEN' })
      expect(await state()).toEqual(before)
    },
  )

  it('open no page of a customer with a session of the desk', async () => {
    const headers = { authorization: tokens.OWNER ?? '' }
    expect((await server.raw('listOrders', { headers })).status).toBe(401)
    expect((await server.raw('readUser', { headers })).status).toBe(401)
  })

  it('are refused without the header against forged requests, and from another origin', async () => {
    // The walk has ended the earlier sessions.
    const token = await logInAtDesk(server, emailOf('CLERK'))
    const own = { 'csrf-token': '', 'content-type': 'application/json' }
    expect((await attempt('logoutStaff', token, own)).status).toBe(403)
    expect((await attempt('logoutStaff', token, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await attempt('readStaffMember', token)).status).toBe(200)
  })
})
