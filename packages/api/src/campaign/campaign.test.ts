import { pageFromTemplate } from '@irodori/design/designPage'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bombPng, GIF, halvesPng, pngOfSize } from '../../testing/photos.ts'
import { TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { listMails } from '../mail/mails.ts'
import { readBirthday } from './readBirthday.ts'

const MEGABYTE = 1024 * 1024
const ENTRY = {
  firstName: '美咲',
  lastName: '佐藤',
  firstNameFurigana: 'ミサキ',
  lastNameFurigana: 'サトウ',
  sex: '女性',
  birthday: '29/02/2012',
  zipCode: '100-0001',
  address: '東京都千代田区千代田1-1',
  phoneNumber: '090-1111-1111',
  email: 'misaki@example.com',
  iAccount: '@misaki',
  academy: '三年生',
  academyNote: '',
  like: '歌',
  likeNote: '一行目\n二行目',
}

/** A JPEG with GPS data in its Exif segment. */
async function jpegWithPlace(): Promise<Buffer> {
  const page = { ...pageFromTemplate(TEMPLATE, 1, () => 'id'), items: [] }
  const task = { page, photos: new Map(), artwork: new Map(), scale: 1, previewSide: 40, isTransparent: false }
  const { preview } = await server.pool.render(task)
  const place = Buffer.from('Exif\0\0GPS 35.68N 139.75E')
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2])
  return Buffer.concat([Buffer.from(preview ?? []).subarray(0, 2), head, place, Buffer.from(preview ?? []).subarray(2)])
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  for (const table of ['mail', 'job', 'campaign_entry', 'failed_attempt'] as const)
    await server.database.deleteFrom(table).execute()
  for (const key of await server.storage.list('campaign')) await server.storage.delete(key)
})
afterAll(() => server.close())

const PICTURE = halvesPng(20, 10)
const enter = (
  change: Record<string, string> = {},
  file: Uint8Array | null = PICTURE,
  name: 'enterTheatre1810' | 'enterTheatre1905' = 'enterTheatre1810',
) => server.call(name, { body: { ...ENTRY, ...change }, ...(file ? { file } : {}) })
const entries = () => server.database.selectFrom('campaign_entry').selectAll().orderBy('campaign').execute()
const files = () => server.storage.list('campaign')

describe('an entry', () => {
  it('CMP-4: stores an entry with its picture and its birthday, and confirms it by mail', async () => {
    expect(await enter()).toMatchObject({ code: 200, data: { code: 200 } })
    const [entry] = await entries()
    expect(entry).toMatchObject({ campaign: 'theatre1810', document: { ...ENTRY, birthday: '2012-02-29' } })
    expect(entry?.file_key).toMatch(/^campaign\/theatre1810\/[0-9a-f-]{36}\.png$/)
    expect(await files()).toEqual([entry?.file_key])
    expect(await listMails(server.database, {})).toMatchObject([{ kind: 'CAMPAIGN_RECEIVED', recipient: ENTRY.email }])
  })

  it('stores only the pixels of its picture', async () => {
    const secret = pngOfSize(3000)
    await enter({}, secret)
    const [key = ''] = await files()
    const stored = Buffer.from((await server.storage.get(key)) ?? [])
    expect(stored.includes('fiLl')).toBe(false)
    expect(await server.pool.ingest({ bytes: stored })).toMatchObject({
      ok: true,
      value: { kind: 'png', width: 8, height: 8 },
    })
  })

  it('stores no GPS data of a JPEG', async () => {
    const jpeg = await jpegWithPlace()
    expect(jpeg.includes('GPS 35.68N')).toBe(true)
    expect(await enter({}, jpeg)).toMatchObject({ code: 200 })
    const [key = ''] = await files()
    expect(key).toMatch(/\.jpg$/)
    const stored = Buffer.from((await server.storage.get(key)) ?? [])
    expect(stored.includes('GPS')).toBe(false)
    expect(await server.pool.ingest({ bytes: stored })).toMatchObject({
      ok: true,
      value: { kind: 'jpg', width: 40, height: 27 },
    })
  })

  it('CMP-1: replaces the earlier entry of its address and its picture, in the same campaign only', async () => {
    await enter()
    await enter({ email: 'MISAKI@example.com', like: '踊り' }, halvesPng(30, 10))
    await enter({}, PICTURE, 'enterTheatre1905')
    await enter({ email: 'other@example.com' })
    const stored = await entries()
    expect(stored.map(({ campaign }) => campaign)).toEqual(['theatre1810', 'theatre1810', 'theatre1905'])
    expect(stored.filter(({ document }) => (document as typeof ENTRY).like === '踊り')).toHaveLength(1)
    expect(await files()).toEqual(stored.map(({ file_key }) => file_key).sort())
  })

  it('CMP-8: stores an entry once with one picture if it is sent several times at the same time', async () => {
    const answers = await Promise.all([enter(), enter(), enter()])
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    const stored = await entries()
    expect(stored).toHaveLength(1)
    expect(await files()).toEqual([stored[0]?.file_key])
  })

  it('LIM-2: accepts a picture of at most 10 MB', async () => {
    expect(await enter({}, pngOfSize(10 * MEGABYTE))).toMatchObject({ code: 200 })
    expect(await enter({}, pngOfSize(10 * MEGABYTE + 1))).toMatchObject({ code: 400, errorCode: 'IMAGE_MAXIMUM_SIZE' })
    expect(await enter({}, pngOfSize(12 * MEGABYTE))).toMatchObject({ code: 400, errorCode: 'IMAGE_MAXIMUM_SIZE' })
  })

  it.each<[string, Uint8Array, string]>([
    ['a GIF', GIF, 'IMAGE_INVALID'],
    ['text', Buffer.from('hello'), 'IMAGE_INVALID'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_INVALID'],
    ['a truncated PNG', halvesPng(20, 10).subarray(0, 60), 'IMAGE_INVALID'],
    [
      'a PNG with a script for pixels',
      Buffer.concat([halvesPng(2, 2).subarray(0, 33), Buffer.from('<script>')]),
      'IMAGE_INVALID',
    ],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'IMAGE_INVALID'],
    ['too many pixels', bombPng(), 'IMAGE_MAXIMUM_SIZE'],
  ])('LIM-2: refuses an entry with %s, and stores nothing', async (_, file, errorCode) => {
    expect(await enter({}, file)).toMatchObject({ code: 400, errorCode })
    expect([await entries(), await files(), await listMails(server.database, {})]).toEqual([[], [], []])
  })

  it.each([
    ['sex', '', 'REQUIRED'],
    ['academy', ' ', 'REQUIRED'],
    ['like', '\u0001', 'REQUIRED'],
    ['birthday', '', 'REQUIRED'],
    ['birthday', '2012-02-29', 'INVALID'],
    ['birthday', '31/02/2012', 'INVALID'],
    ['birthday', '21/11/2026', 'INVALID'],
    ['birthday', '01/01/1899', 'INVALID'],
    ['email', 'misaki', 'INVALID'],
    ['likeNote', 'あ'.repeat(1001), 'TOO_LONG'],
  ])('refuses an entry with %s %j, and stores nothing', async (field, value, code) => {
    const answer = await enter({ [field]: value })
    expect(answer).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
    expect([answer.error?.[field]].flat()[0]).toBe(code)
    expect([await entries(), await files()]).toEqual([[], []])
  })

  it('refuses an entry without a file or with an empty one', async () => {
    for (const file of [null, Buffer.alloc(0)]) {
      expect(await enter({}, file)).toMatchObject({ code: 400, error: { file: ['REQUIRED'] } })
    }
  })

  it('accepts an entry without the optional fields', async () => {
    const { firstName, lastName, sex, birthday, email, academy, like } = ENTRY
    const body = { firstName, lastName, sex, birthday, email, academy, like }
    expect(await server.call('enterTheatre1810', { body, file: PICTURE })).toMatchObject({ code: 200 })
  })

  it('never causes a server error', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('\u0000', '\ud800', '../..', '%'),
    )
    const field = fc.constantFrom(...(Object.keys(ENTRY) as (keyof typeof ENTRY)[]))
    await fc.assert(
      fc.asyncProperty(field, odd, fc.uint8Array({ maxLength: 40 }), async (name, value, bytes) => {
        const valid = await server.raw('enterTheatre1905', { body: { ...ENTRY, [name]: value }, file: PICTURE })
        const broken = await server.raw('enterTheatre1905', {
          body: ENTRY,
          file: Buffer.concat([PICTURE.subarray(0, 40), bytes]),
        })
        expect(valid.status).toBeLessThan(500)
        expect(broken.status).toBe(400)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a birthday', () => {
  const noon = new Date('2026-11-21T03:00:00.000Z')

  it('accepts an existing day from 1900 to yesterday as a birthday', () => {
    const at = { min: new Date('1850-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(at), (date) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
        const iso = `${year}-${month}-${day}`
        const isAllowed = iso >= '1900-01-01' && iso <= '2026-11-20'
        expect(readBirthday(`${day}/${month}/${year}`, noon)).toBe(isAllowed ? iso : null)
      }),
    )
    for (const text of ['30/02/2020', '29/02/2019', '00/01/2000', '01/13/2000', '1/1/2000', '']) {
      expect(readBirthday(text, noon)).toBeNull()
    }
  })

  it('compares a birthday with the current day in Tokyo', () => {
    expect(readBirthday('21/11/2026', new Date('2026-11-21T14:59:59.000Z'))).toBeNull()
    expect(readBirthday('21/11/2026', new Date('2026-11-21T15:00:00.000Z'))).toBe('2026-11-21')
  })
})
