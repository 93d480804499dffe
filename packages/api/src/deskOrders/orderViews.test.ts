import { MOST_ORDER_VIEWS } from '@irodori/contract/entities/orderView'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cheapArgon2id } from '../../testing/accounts/cheapArgon2id.ts'
import { deskMember } from '../../testing/accounts/deskMember.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ argon2id: cheapArgon2id })
})
afterAll(() => server.close())

const list = async (token: string) => (await server.call('listOrderViews', {}, token)).data ?? []
const save = (token: string, name: string, filter: object = { status: 'CREATING' }) =>
  server.call('saveOrderView', { body: { name, filter } }, token)

it('DSK-21: a member keeps searches under names, replaces one by its name, and removes one', async () => {
  const { token } = await deskMember(server, 'CLERK', 'views@shop.example')
  await save(token, '製作中')
  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  const kept = await save(token, ' 発送待ち ', { status: 'CREATING,COMMITTED', sort: 'SHIP_DAY', source: 'RAKUTEN' })
  expect(kept.data).toMatchObject({
    name: '発送待ち',
    filter: { status: 'CREATING,COMMITTED', sort: 'SHIP_DAY', source: 'RAKUTEN' },
  })
  await save(token, '製作中', { status: 'COMMITTED' })
  expect((await list(token)).map(({ name, filter }) => [name, filter.status])).toEqual([
    ['製作中', 'COMMITTED'],
    ['発送待ち', 'CREATING,COMMITTED'],
  ])
  const params = { viewId: kept.data?.id ?? '' }
  expect((await server.call('removeOrderView', { params }, token)).errorCode).toBeNull()
  expect((await server.call('removeOrderView', { params }, token)).errorCode).toBe('NOT_FOUND')
  expect((await list(token)).map(({ name }) => name)).toEqual(['製作中'])
})

it('DSK-21: a member neither sees nor removes a view of another, and both use the same name', async () => {
  const hana = await deskMember(server, 'CLERK', 'hana@shop.example')
  const ken = await deskMember(server, 'PRODUCTION', 'ken@shop.example')
  const own = await save(hana.token, '今日', { status: 'CREATING' })
  await save(ken.token, '今日', { status: 'DRAFT' })
  const params = { viewId: own.data?.id ?? '' }
  expect((await server.call('removeOrderView', { params }, ken.token)).errorCode).toBe('NOT_FOUND')
  expect((await list(hana.token)).map(({ filter }) => filter.status)).toEqual(['CREATING'])
  expect((await list(ken.token)).map(({ filter }) => filter.status)).toEqual(['DRAFT'])
})

it('DSK-21: words are not kept, and a filter that the list does not know is refused', async () => {
  const { token } = await deskMember(server, 'CLERK', 'words@shop.example')
  const kept = await save(token, '佐藤さま', { search: '佐藤', status: 'DRAFT' })
  expect(kept.data?.filter).toEqual({ status: 'DRAFT' })
  expect(JSON.stringify(await server.database.selectFrom('staff_order_view').select('filter').execute())).not.toContain(
    '佐藤',
  )
  for (const filter of [{ status: 'LOST' }, { status: 'DRAFT,' }, { shipFrom: '2026-13-01' }])
    expect((await save(token, '違うもの', filter)).errorCode).toBe('REQUEST_INVALID')
})

it('DSK-21: a member keeps so many views and no more, however many windows save at once', async () => {
  const { token } = await deskMember(server, 'CLERK', 'many@shop.example')
  const results = await Promise.all(Array.from({ length: MOST_ORDER_VIEWS + 4 }, (_, index) => save(token, `${index}`)))
  expect(results.filter(({ errorCode }) => errorCode === null)).toHaveLength(MOST_ORDER_VIEWS)
  const refused = results.find(({ errorCode }) => errorCode !== null)
  expect(refused).toMatchObject({ errorCode: 'REQUEST_INVALID', error: { name: ['TOO_MANY'] } })
  expect((await save(token, (await list(token))[0]?.name ?? '', { status: 'DRAFT' })).errorCode).toBeNull()
})

it('DSK-21: the views of a member end with the account', async () => {
  const owner = await deskMember(server, 'OWNER', 'owner@shop.example')
  const leaving = await deskMember(server, 'CLERK', 'leaving@shop.example')
  const kept = await save(leaving.token, '今日')
  await server.call('removeStaff', { params: { staffId: leaving.id } }, owner.token)
  const left = server.database
    .selectFrom('staff_order_view')
    .select('id')
    .where('id', '=', kept.data?.id ?? '')
  expect(await left.execute()).toEqual([])
})
