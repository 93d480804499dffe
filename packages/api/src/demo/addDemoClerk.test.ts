import { DEMO_CLERK } from '@irodori/demo-shop/orders'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskMember, logInAtDesk } from '../../testing/accounts/deskMember.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import { addDemoClerk, removeDemoClerk } from './addDemoClerk.ts'
import { welcomeLines } from './welcomeLines.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
afterEach(() => removeDemoClerk(server.database))

const { email, password } = DEMO_CLERK
const logIn = (typed = password) => server.call('loginStaff', { body: { email, password: typed } })
const add = () => addDemoClerk(server.database, server.clock.now)

it('the demo clerk logs in as an owner with the password that the welcome text announces', async () => {
  await add()
  expect((await logIn()).data).toMatchObject({ email, userName: DEMO_CLERK.userName, role: 'OWNER' })
  const lines = welcomeLines('http://localhost:3000', true, server.clock.now, null)
  expect(lines.join('\n')).toContain(`http://localhost:3000/desk  ${email}  password ${password}`)
})

it('the demo clerk keeps a password that was changed, when the demo shop starts again', async () => {
  await add()
  const hash = await passwordHasher(argon2id).hash('kaze-no-toori-michi-5')
  if (!hash.ok) throw new Error(`the password was not hashed: ${hash.error.code}`)
  await server.database.updateTable('staff_account').set({ password_hash: hash.value }).execute()
  await add()
  expect((await logIn()).errorCode).toBe('LOGIN_FAILED')
  expect((await logIn('kaze-no-toori-michi-5')).code).toBe(200)
})

it('a shop that is no demonstration removes the demo clerk with the session, and no other member', async () => {
  await add()
  const token = await logInAtDesk(server, email, password)
  const other = await deskMember(server, 'OWNER', 'owner@shop.example')
  await removeDemoClerk(server.database)
  expect((await server.raw('readStaffMember', {}, token)).status).toBe(401)
  expect((await logIn()).errorCode).toBe('LOGIN_FAILED')
  expect((await server.raw('readStaffMember', {}, other.token)).status).toBe(200)
  expect(welcomeLines('http://localhost:3000', false, server.clock.now, null).join('\n')).not.toContain(email)
})
