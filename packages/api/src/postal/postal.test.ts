import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { geocodedPlace } from './geocodedPlace.ts'
import { httpGeocoder } from './geocoder.ts'
import { placeInTable } from './postalPlace.ts'

const part = (long_name: string, ...types: string[]) => ({ long_name, short_name: long_name, types })
const code = (postalCode: string) => part(postalCode, 'postal_code')
const inTokyo = [part('東京都', 'administrative_area_level_1', 'political'), part('日本', 'country', 'political')]
const answerOf = (...address_components: ReturnType<typeof part>[]) => ({
  status: 'OK',
  results: [{ types: ['postal_code'], formatted_address: '', address_components }],
})
const HARAJUKU = answerOf(code('150-0001'), part('原宿', 'sublocality_level_2'), part('渋谷区', 'locality'), ...inTokyo)
const NOTHING = { status: 'ZERO_RESULTS', results: [] }

/** The answer of the simulated geocoder on loopback; null for one that never answers. */
let speak: { readonly status: number; readonly body: unknown } | null = { status: 200, body: HARAJUKU }
let requests: URLSearchParams[] = []
let fake: Server
let url: string
let server: TestServer
let token: string

beforeAll(async () => {
  fake = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://localhost').searchParams)
    if (speak === null) return
    response.writeHead(speak.status, { 'content-type': 'application/json' }).end(JSON.stringify(speak.body))
  })
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(fake.address() as AddressInfo).port}/maps/api/geocode/json`
  server = await testServer({ configuration: { geocoder: { url, key: 'secret-key' } } })
  token = await server.logIn()
})
afterAll(async () => {
  await server.close()
  fake.closeAllConnections()
  fake.close()
})
afterEach(() => {
  speak = { status: 200, body: HARAJUKU }
  requests = []
})

const now = () => new Date('2026-11-21T10:00:00+09:00')
const ask = (postalCode: string) => server.call('readPostalPlace', { params: { postalCode } }, token)

it('RVW-3: asks the geocoder in Japanese before the table, once for each code', async () => {
  expect((await ask('1500001')).data).toEqual({ place: { prefecture: '東京都', city: '渋谷区', town: '原宿' } })
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    address: '150-0001',
    components: 'country:JP',
    language: 'ja',
    key: 'secret-key',
  })
  expect((await ask('1500001')).data?.place?.town).toBe('原宿')
  expect(requests).toHaveLength(1)
})

it.each([
  ['does not know the code', { status: 200, body: NOTHING }],
  ['exceeds its quota', { status: 200, body: { status: 'OVER_QUERY_LIMIT', error_message: '…', results: [] } }],
  ['answers for another code', { status: 200, body: HARAJUKU }],
  ['answers with status 500', { status: 500, body: {} }],
  ['answers in another format', { status: 200, body: 'hello' }],
])('RVW-3: answers from the table when the geocoder %s', async (_, spoken) => {
  speak = spoken
  expect((await ask('1000001')).data).toEqual({ place: { prefecture: '東京都', city: '千代田区', town: '千代田' } })
  expect(requests).toHaveLength(1)
})

it('RVW-3: stops waiting for a slow geocoder, and stops calling it after several failures', async () => {
  speak = null
  const geocoder = httpGeocoder({ url, key: '' }, now, 40)
  for (let time = 0; time < 6; time += 1) expect(await geocoder('1000001')).toBeNull()
  expect(requests).toHaveLength(5)
  expect(requests[0]?.has('key')).toBe(false)
})

it('RVW-3: answers from the table without a geocoder, by five digits for a high-rise building, and with null for an unknown code', async () => {
  expect(placeInTable('1500001')).toEqual({ prefecture: '東京都', city: '渋谷区', town: '神宮前' })
  expect(placeInTable('1006012')).toEqual({ prefecture: '東京都', city: '千代田区', town: '霞が関霞が関ビル' })
  expect(placeInTable('0000000')).toBeNull()
})

it('refuses a call without a session and an invalid code without asking the geocoder', async () => {
  expect((await server.call('readPostalPlace', { params: { postalCode: '1500001' } })).code).toBe(401)
  expect((await ask('150-0001')).code).toBe(400)
  expect(requests).toEqual([])
})

it('reads districts before towns, wards after cities, and no incomplete address', () => {
  const osaka = part('大阪府', 'administrative_area_level_1')
  const umeda = [part('梅田', 'sublocality_level_2'), part('北区', 'sublocality_level_1'), part('大阪市', 'locality')]
  expect(geocodedPlace(answerOf(code('530-0001'), ...umeda, osaka), '5300001')).toEqual({
    prefecture: '大阪府',
    city: '大阪市北区',
    town: '梅田',
  })
  const kanagawa = part('神奈川県', 'administrative_area_level_1')
  const hakone = [part('湯本', 'sublocality_level_1'), part('箱根町', 'locality')]
  const district = part('足柄下郡', 'administrative_area_level_2')
  expect(geocodedPlace(answerOf(code('250-0311'), ...hakone, district, kanagawa), '2500311')).toEqual({
    prefecture: '神奈川県',
    city: '足柄下郡箱根町',
    town: '湯本',
  })
  expect(geocodedPlace(answerOf(code('150-0001'), ...inTokyo), '1500001')).toBeNull()
  expect(geocodedPlace(answerOf(code('150-0001'), part('Shibuya', 'locality')), '1500001')).toBeNull()
})
