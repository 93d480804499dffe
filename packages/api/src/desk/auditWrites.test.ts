import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, deskCalls } from '../../fuzz/createDesk.ts'
import { completed } from '../../fuzz/drawCalls.ts'
import { snapshotRows } from '../../fuzz/snapshotRows.ts'
import { wireOf } from '../../fuzz/wire.ts'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

const changes = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { access, method }]) => access === 'STAFF' && method !== 'GET')
  .map(([name]) => name)

let server: TestServer
let desk: Awaited<ReturnType<typeof createDesk>>
let restore: () => Promise<void>
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id, configuration: { sealingKeys: [Buffer.alloc(32, 7)] } })
  desk = await createDesk(server)
  restore = await snapshotRows(server.database)
})
afterAll(() => server.close())

it.each(changes)(
  'DSK-6: %s adds one entry to the audit log, with the member who called and with its end',
  async (name) => {
    await restore()
    // Only this member has a second factor that can be removed.
    const member = name === 'removeStaffSecondFactor' ? desk.secured : desk.owner
    const entries = server.database
      .selectFrom('staff_access')
      .selectAll()
      .where('command', '=', name)
      .where('source', '=', 'DESK')
    const before = new Set((await entries.execute()).map(({ id }) => id))
    const [given = {}] = deskCalls(desk)[name] ?? []
    const { payload, ...request } = wireOf(endpoints[name], completed(given), member.token)
    const { statusCode } = await server.app.inject({ ...request, ...(payload === undefined ? {} : { payload }) })
    expect(statusCode).toBe(200)
    const added = (await entries.execute()).filter(({ id }) => !before.has(id))
    expect(added).toEqual([expect.objectContaining({ staff_id: member.id, outcome: 'DONE' })])
    // An order is named by its number, by which its entries are found.
    if (endpoints[name].path.includes('{orderNumber}'))
      expect([desk.draft, desk.held, desk.made, desk.shipped]).toContain(added[0]?.subject)
  },
)
