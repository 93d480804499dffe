import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { putTestProfile } from '../../testing/testProfile.ts'

let server: TestServer
let folder: string
let staff: TestStaff
const type = (...words: string[]) => staff.type(...words)
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-staff-'))
  // The mails stay in the table, where the tests read them.
  staff = testStaff(server, folder, { wake: () => undefined })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const table of ['mail', 'job', 'question'] as const) await server.database.deleteFrom(table).execute()
})

const mails = () =>
  server.database
    .selectFrom('mail')
    .select(['kind', 'recipient', 'reply_to', 'subject', 'body', 'order_number'])
    .orderBy('recipient')
    .execute()

const person = (familyName: string) => ({ familyName, firstName: '葵', familyNameKana: 'ア', firstNameKana: 'アオイ' })
const order = (orderNumber: string, ordererEmail: string | null, familyName: string) => ({
  orderNumber,
  phoneNumber: '090-1234-5678',
  payMethod: 'クレジットカード',
  orderDate: '2026-11-20T10:00:00+09:00',
  totalPrice: 1650,
  ordererEmail,
  orderer: person(familyName),
  receiver: {
    ...person(familyName),
    zipCode: '1000001',
    prefecture: '東京都',
    city: '千代田区',
    subAddress1: '千代田1-1',
    phoneNumber: '0312345678',
  },
  products: [{ productId: 'card', unit: 2 }],
})

it('confirms each imported order once to its own customer, and none without an address', async () => {
  const orders = [
    order('irodori-30000001', 'aoi@irodori.example', '山本'),
    order('irodori-30000002', 'ken@irodori.example', '田中'),
    order('irodori-30000003', null, '鈴木'),
  ]
  await writeFile(join(folder, 'orders.json'), JSON.stringify(orders))
  expect((await type('orders', 'import', 'orders.json')).code).toBe(0)
  expect((await type('orders', 'import', 'orders.json')).code).toBe(0)
  const [aoi, ken, ...others] = await mails()
  expect(others).toEqual([])
  expect([aoi?.kind, aoi?.recipient, aoi?.order_number]).toEqual([
    'ORDER_RECEIVED',
    'aoi@irodori.example',
    'irodori-30000001',
  ])
  expect(aoi?.body).toMatch(/^山本 葵 様\n.*小さなカード\n {2}2点\n.*〒1000001\n {2}東京都千代田区千代田1-1/s)
  expect(aoi?.body).toContain('合計：1,650円（税・送料込み）\nお支払い方法：クレジットカード')
  expect(aoi?.body).not.toMatch(/田中|irodori-30000002/)
  expect(ken?.body).toMatch(/^田中 葵 様\n/)
})

it('sends no mail for orders that are imported without one', async () => {
  const orders = [order('irodori-30000004', 'aoi@irodori.example', '山本')]
  await writeFile(join(folder, 'earlier.json'), JSON.stringify(orders))
  expect((await type('orders', 'import', 'earlier.json', '--no-mail')).output).toContain('1 orders were added')
  expect(await mails()).toEqual([])
})

it('tells each of two customers with which carrier and number the own order left, and once that it has arrived', async () => {
  const carriers = [{ id: 'hikyaku', name: '飛脚便', trackingUrl: 'https://carrier.example/?number={number}' }]
  await putTestProfile(server.database, { carriers })
  const numbers = [ORDERS.a.orderNumber, ORDERS.b.orderNumber]
  for (const [index, order] of (['a', 'b'] as const).entries()) {
    await createReadyOrder(server, { order, email: `${order}@irodori.example` })
    await server.database
      .updateTable('shop_order')
      .set({ status: 'CREATING' })
      .where('order_number', '=', numbers[index] ?? '')
      .execute()
  }
  const [first = '', second = ''] = numbers
  await type('orders', 'ship', first, '--carrier', 'hikyaku', '--tracking', '1111-2222')
  await type('orders', 'ship', second)
  const [a, b, ...others] = await mails()
  expect(others).toEqual([])
  expect([a?.kind, a?.recipient]).toEqual(['ORDER_SHIPPED', 'a@irodori.example'])
  expect(a?.body).toMatch(
    /配送会社：飛脚便\nお問い合わせ番号：1111-2222\n\n.*\nhttps:\/\/carrier\.example\/\?number=1111-2222/,
  )
  expect(b?.body).not.toMatch(/配送会社|1111|carrier\.example/)
  await server.database.deleteFrom('mail').execute()
  await type('orders', 'deliver', first)
  await type('orders', 'deliver', first)
  expect((await mails()).map(({ kind, recipient, order_number }) => [kind, recipient, order_number])).toEqual([
    ['ORDER_DELIVERED', 'a@irodori.example', first],
  ])
})

it('answers two questions of two customers, each once, in the language of the question', async () => {
  const ask = (name: string, email: string, language: 'ja' | 'en') =>
    server.call('askQuestion', {
      body: { name, email, orderNumber: '', question: `${name}の質問\nいつ届きますか` },
      headers: { cookie: `irodori.language=${language}` },
    })
  await ask('佐藤', 'misaki@irodori.example', 'ja')
  await ask('Ken', 'ken@irodori.example', 'en')
  const asked = await mails()
  expect(asked.map(({ kind, recipient, reply_to }) => [kind, recipient, reply_to])).toEqual([
    ['QUESTION_RECEIVED', 'ken@irodori.example', 'shop@irodori.example'],
    ['QUESTION_RECEIVED', 'misaki@irodori.example', 'shop@irodori.example'],
    ['QUESTION_TO_SHOP', 'shop@irodori.example', expect.stringMatching(/^(misaki|ken)@/)],
    ['QUESTION_TO_SHOP', 'shop@irodori.example', expect.stringMatching(/^(misaki|ken)@/)],
  ])
  await server.database.deleteFrom('mail').execute()

  const rows = await server.database.selectFrom('question').select(['number', 'email']).orderBy('email').execute()
  const [ken = '', misaki = ''] = rows.map(({ number }) => number ?? '')
  expect((await type('questions', '--open')).output).toContain(misaki)
  await writeFile(join(folder, 'answer.txt'), '12月8日にお届けします。\n')
  expect(await type('questions', 'answer', misaki, '--file', 'answer.txt')).toEqual({
    code: 0,
    output: `${misaki} is answered; a mail goes to misaki@irodori.example`,
  })
  expect((await type('questions', 'answer', ken, 'On 8 December.')).code).toBe(0)
  expect(await type('questions', 'answer', ken, 'Again.')).toMatchObject({
    code: 1,
    output: expect.stringContaining('was answered'),
  })
  const [english, japanese, ...others] = await mails()
  expect(others).toEqual([])
  expect(english).toMatchObject({ kind: 'QUESTION_ANSWERED', recipient: 'ken@irodori.example' })
  expect([english?.subject, japanese?.subject]).toEqual([
    `The answer to your question (${ken})`,
    `お問い合わせへのお返事（${misaki}）`,
  ])
  expect(english?.body).toMatch(/On 8 December\..*Kenの質問\nいつ届きますか/s)
  expect(japanese?.body).toContain('12月8日にお届けします。')
  expect(japanese?.body).not.toContain('Ken')
  expect(japanese?.reply_to).toBe('shop@irodori.example')
  expect((await type('questions', 'show', misaki.toLowerCase())).output).toContain('12月8日にお届けします。')
  expect((await type('questions', '--open')).output).not.toContain(misaki)
})

it.each([
  [['answer', 'Q-00000000', 'yes'], 'there is no question Q-00000000'],
  [['answer', 'Q-00000000'], 'the answer is empty'],
  [['answer', 'Q-00000000', '--file', 'none.txt'], 'none.txt cannot be read'],
  [['show', 'Q-00000000'], 'there is no question Q-00000000'],
])('refuses questions %j and says why', async (words, reason) => {
  expect(await type('questions', ...words)).toMatchObject({ code: 1, output: expect.stringContaining(reason) })
})
