import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import { OTHER_PROFILE_FILE, putTestProfile } from '../../testing/testProfile.ts'
import { textOfPdf } from '../../testing/textOfPdf.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import { readBundle } from '../static/bundleFiles.ts'
import type { WorkerPool } from '../work/workerPool.ts'

const PAGE = `<!doctype html><html><head><meta name="description" content="x">
<title></title><!-- shop --></head><body><div id="root"></div></body></html>`
/** What belongs to the demo shop and may appear nowhere in another one. */
const DEMO = /彩り|いろどり|irodori-\d|@irodori\.example|T9000000000000/i
const PHONE = '090-1111-1111'

let pool: WorkerPool
let dist: string
let other: TestServer
let demo: TestServer
beforeAll(async () => {
  pool = await testPool()
  dist = await mkdtemp(join(tmpdir(), 'irodori-another-'))
  for (const name of ['index.html', 'gift.html']) await writeFile(join(dist, name), PAGE)
  const bundle = await readBundle(dist)
  const bundles = { studio: bundle, portal: bundle }
  demo = await testServer({ pool, bundles })
  other = await testServer({ pool, bundles, configuration: { demoShop: false } })
  await putTestProfile(other.database, {}, OTHER_PROFILE_FILE)
  for (const server of [demo, other]) await createReadyOrder(server)
  await other.database
    .updateTable('shop_order')
    .set({ order_number: 'hanamizuki-00000077' })
    .where('order_number', '=', ORDERS.b.orderNumber)
    .execute()
})
afterAll(async () => {
  await other.close()
  await demo.close()
  await pool.close()
  await rm(dist, { recursive: true, force: true })
})

/** The page at a path with the profile in it. */
async function pageOf(server: TestServer, path: string): Promise<{ body: string; shop: PublicProfile }> {
  const { body } = await server.app.inject(path)
  const [, json = 'null'] = /id="shop-profile">([^<]*)</.exec(body) ?? []
  return { body, shop: JSON.parse(json) as PublicProfile }
}

describe('a shop beside the demo shop', () => {
  it('is in each page with its name, mark, prefix, contact, languages and colours', async () => {
    for (const path of ['/home', '/mypage', '/policies/commerce', '/digital-message/none', '/nowhere']) {
      const { body, shop } = await pageOf(other, path)
      expect(shop).toMatchObject({
        name: 'はなみずき写真館',
        orderPrefix: 'hanamizuki',
        languages: ['ja'],
        currency: 'JPY',
        contact: { email: 'help@hanamizuki.example', phoneNumber: '075-000-0001' },
      })
      expect(body).toMatch(/<title>[^<]*はなみずき写真館<\/title>/)
      expect(body).toContain('--accent:#1f5f4a')
      expect(body).not.toMatch(DEMO)
    }
    const { body, shop } = await pageOf(demo, '/home')
    expect(shop.name).toBe('Irodori 彩り')
    expect(body).not.toContain('--accent')
  })

  it('hides from pages what only the staff and receipts need', async () => {
    const { body } = await pageOf(other, '/home')
    expect(body).not.toMatch(/T8700110005901|order@hanamizuki\.example/)
    expect((await pageOf(demo, '/home')).body).not.toMatch(/customerCode|030000000000/)
  })

  it('serves its mark as a picture that may only draw, for good under its hash', async () => {
    const { shop } = await pageOf(other, '/home')
    const mark = await other.app.inject(shop.markUrl)
    expect(mark.headers).toMatchObject({ 'content-type': 'image/svg+xml' })
    expect(mark.headers['cache-control']).toContain('immutable')
    expect(mark.headers['content-security-policy']).toContain("default-src 'none'")
    expect(mark.body).toContain('はなみずき写真館')
    const former = await other.app.inject('/shop/mark-0000000000000000.svg')
    expect([former.statusCode, former.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect((await other.app.inject('/shop/profile.json')).statusCode).toBe(404)
  })

  it('lets a customer log in with its prefix, typed in full or left out', async () => {
    const { phone_number: phoneNumber } = await other.database
      .selectFrom('shop_order')
      .select('phone_number')
      .where('order_number', '=', 'hanamizuki-00000077')
      .executeTakeFirstOrThrow()
    for (const orderNumber of ['hanamizuki-00000077', '00000077'])
      expect((await other.call('loginGuest', { body: { orderNumber, phoneNumber } })).code).toBe(200)
    const demosNumber = { orderNumber: 'irodori-00000077', phoneNumber }
    expect(await other.call('loginGuest', { body: demosNumber })).toMatchObject({ errorCode: 'ORDER_NUMBER_NOT_FOUND' })
  })

  it('refuses a question about a number of the demo shop, which the demo shop accepts', async () => {
    const body = { email: 'aoi@customer.example', name: '葵', orderNumber: 'irodori-00000001', question: 'いつですか' }
    expect(await other.call('askQuestion', { body })).toMatchObject({ error: { orderNumber: ['INVALID'] } })
    expect((await demo.call('askQuestion', { body })).code).toBe(200)
    expect((await other.call('askQuestion', { body: { ...body, orderNumber: 'hanamizuki-00000077' } })).code).toBe(200)
  })

  it('receives questions at its own address, and its mails name it', async () => {
    const mails = await other.database.selectFrom('mail').select(['kind', 'recipient', 'reply_to', 'body']).execute()
    expect(mails.find(({ kind }) => kind === 'QUESTION_TO_SHOP')).toMatchObject({
      recipient: 'help@hanamizuki.example',
    })
    expect(mails.find(({ kind }) => kind === 'QUESTION_RECEIVED')).toMatchObject({
      reply_to: 'help@hanamizuki.example',
    })
    for (const { body } of mails) {
      expect(body).toContain('はなみずき写真館')
      expect(body).not.toMatch(DEMO)
    }
    const [ofDemo] = await demo.database.selectFrom('mail').select(['recipient', 'body']).execute()
    expect(ofDemo?.body).toContain('Irodori 彩り')
  })

  it('writes receipts with its own issuer', async () => {
    const { orderNumber } = ORDERS.a
    const token = await other.logIn()
    const { status, bytes } = await other.raw('downloadInvoice', { params: { orderNumber } }, token)
    expect(status).toBe(200)
    const words = await textOfPdf(bytes)
    for (const own of ['株式会社花水木', '登録番号T8700110005901', '京都府京都市中京区99-1'])
      expect(words).toContain(own)
    expect(words.replaceAll(orderNumber, '')).not.toMatch(DEMO)
  })

  it('answers its legal texts, in Japanese where it has no English', async () => {
    const textOf = (server: TestServer, name: string, language: string) =>
      server.call('readLegalText', { params: { name, language } })
    const { data } = await textOf(other, 'commerce', 'en')
    expect(data).toMatchObject({ language: 'ja', sections: [{ title: '販売業者' }, { title: '所在地' }] })
    expect((await textOf(demo, 'commerce', 'en')).data).toMatchObject({ language: 'en' })
    for (const name of ['terms', 'privacy', 'commerce'])
      expect(JSON.stringify((await textOf(other, name, 'ja')).data)).not.toMatch(DEMO)
    expect((await textOf(other, 'imprint', 'ja')).code).toBe(400)
  })

  it('tells its own address to a customer who cancels', async () => {
    const claim = { orderNumber: ORDERS.a.orderNumber }
    const query = { securityKey: PHONE.slice(-4) }
    const { data } = await other.call('verifyCancellation', { params: claim, query })
    expect(data).toMatchObject({ shopMail: 'help@hanamizuki.example' })
  })
})
