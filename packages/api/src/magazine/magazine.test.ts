import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halvesPng } from '../../testing/photos.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { transact } from '../database/transact.ts'
import { startRunner } from '../jobs/runner.ts'
import { fileTransport } from '../mail/fileTransport.ts'
import { MAIL_JOB, mailJob } from '../mail/mailJob.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { sendMagazine } from './sendMagazine.ts'

const KEN = 'ken@irodori.example'
const MISAKI = 'misaki@irodori.example'
const LEFT = 'left@irodori.example'
const ISSUER = {
  name: 'いろどり商店',
  address: ['東京都渋谷区神宮前99-9-9'],
  phoneNumber: '03-0000-0000',
  registrationNumber: '',
  seal: '',
}
const ISSUE = '# 冬の便り\n\n年賀状ができました。\n\n![雪の日](snow.png)\n\n[カタログを見る](/home)\n'
const ENGLISH = '# Winter news\n\nNew Year cards are here.\n\n![A snowy day](snow.png)\n'

let server: TestServer
let folder: string
let staff: TestStaff
const type = (...words: string[]) => staff.type(...words)
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-magazine-'))
  staff = testStaff(server, folder, { wake: () => undefined })
  await writeFile(join(folder, 'winter-2026.md'), ISSUE)
  await writeFile(join(folder, 'winter-2026.en.md'), ENGLISH)
  await writeFile(join(folder, 'snow.png'), halvesPng(900, 600))
  await writeFile(join(folder, 'spring-2027.md'), '# 春の便り\n\n桜の時計ができました。\n')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const subscribe = (email: string, cancelled_at: Date | null = null) =>
  server.database
    .insertInto('magazine_reader')
    .values({ email, token: `token-of-${email.split('@')[0]}`, subscribed_at: server.clock.now, cancelled_at })
    .execute()

beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T01:00:00.000Z')
  for (const table of ['mail', 'job', 'magazine_reader', 'account'] as const) {
    await server.database.deleteFrom(table).execute()
  }
  await putTestProfile(server.database, { issuer: ISSUER })
  const account = { user_name: 'Ken', password_hash: 'x', is_verified: true, wants_magazine: true }
  const times = { created_at: server.clock.now, updated_at: server.clock.now }
  await server.database
    .insertInto('account')
    .values({ id: 'ken', email: KEN, language: 'en', ...account, ...times })
    .execute()
  await subscribe(KEN)
  await subscribe(MISAKI)
  await subscribe(LEFT, server.clock.now)
})

const queued = async () =>
  (await server.database.selectFrom('mail').select(['recipient', 'sent_at']).orderBy('recipient').execute()).map(
    ({ recipient, sent_at }) => [recipient, sent_at !== null],
  )

/** Sends what waits in the outbox as files, and reads every message back with a parser of its own. */
async function sentMails(): Promise<Email[]> {
  const outbox = await mkdtemp(join(tmpdir(), 'irodori-mails-'))
  const transport = fileTransport(outbox)
  const { database, storage, pool, clock } = server
  const now = () => clock.now
  const log = () => undefined
  const handlers = { [MAIL_JOB]: mailJob({ database, storage, pool, transport, now, log }) }
  const runner = startRunner({ database, log, concurrency: 1, handlers })
  await runner.idle()
  await runner.stop()
  const names = (await readdir(outbox, { recursive: true })).filter((name) => name.endsWith('.eml'))
  const parsed = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
  await rm(outbox, { recursive: true })
  return parsed.toSorted((one, other) => (one.to?.[0]?.address ?? '').localeCompare(other.to?.[0]?.address ?? ''))
}
const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value

describe('an issue of the magazine', () => {
  it('USB-3: goes once to each subscriber, in their language, with its picture, its sender and the way out', async () => {
    expect(await type('magazine', 'send', 'winter-2026.md', '--yes')).toEqual({
      code: 0,
      output: 'winter-2026 goes to 2 subscribers',
    })
    const [ken, misaki, ...others] = await sentMails()
    expect(others).toEqual([])
    expect([ken?.to?.[0]?.address, ken?.subject]).toEqual([KEN, 'Winter news'])
    expect([misaki?.to?.[0]?.address, misaki?.subject]).toEqual([MISAKI, '冬の便り'])
    expect(misaki?.text).toContain('年賀状ができました。')
    expect(misaki?.text).toContain('カタログを見る\nhttp://shop.example/home')
    expect(misaki?.text).toContain('名称：いろどり商店\n住所：東京都渋谷区神宮前99-9-9\n電話番号：03-0000-0000')
    expect(misaki?.text).toContain(
      'お知らせメールの配信を停止する\nhttp://shop.example/unsubscribe-mail-magazine/token-of-misaki',
    )
    expect(ken?.text).toContain(
      'Unsubscribe from the newsletter\nhttp://shop.example/unsubscribe-mail-magazine/token-of-ken',
    )
    expect(ken?.text).not.toContain('misaki')
    const [picture] = misaki?.attachments ?? []
    expect([picture?.mimeType, picture?.disposition]).toEqual(['image/jpeg', 'inline'])
    expect(misaki?.html).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, '')}"`)
    expect(misaki?.html).toContain('alt="雪の日"')
    for (const [mail, token] of [
      [ken, 'token-of-ken'],
      [misaki, 'token-of-misaki'],
    ] as const) {
      if (!mail) throw new Error(`no mail for ${token}`)
      expect(headerOf(mail, 'list-unsubscribe')).toBe(`<http://shop.example/unsubscribe-mail-magazine/${token}>`)
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(headerOf(mail, 'reply-to')).toContain('shop@irodori.example')
    }
  })

  it('USB-4: goes to nobody twice, also when it is sent again, and to those who have subscribed meanwhile', async () => {
    await type('magazine', 'send', 'winter-2026.md', '--yes')
    expect(await sentMails()).toHaveLength(2)
    await subscribe('new@irodori.example')
    expect((await type('magazine', 'send', 'winter-2026.md', '--yes')).output).toBe(
      'winter-2026 goes to 1 subscribers; 2 have it already',
    )
    expect((await sentMails()).map(({ to }) => to?.[0]?.address)).toEqual(['new@irodori.example'])
    expect((await type('magazine', 'send', 'spring-2027.md', '--yes')).output).toBe('spring-2027 goes to 3 subscribers')
    expect((await sentMails()).map(({ subject }) => subject)).toEqual(['春の便り', '春の便り', '春の便り'])
  })

  it('USB-4: goes once to each when two runs overlap, and when a run dies in the middle', async () => {
    const { writeMail, publicUrl } = staff.shop
    const text = { title: '号外', lead: '本文', parts: [{ kind: 'TEXT', text: '本文' }] } as const
    const extra = { id: 'extra', texts: { ja: text, en: null }, pictures: new Map<string, string>(), sender: ISSUER }
    for (let more = 0; more < 150; more += 1) await subscribe(`reader-${String(more).padStart(3, '0')}@irodori.example`)
    let written = 0
    const dying: WriteMail = async (tx, mail) => {
      written += 1
      if (written > 120) throw new Error('the process dies')
      await writeMail(tx, mail)
    }
    const deps = { database: server.database, publicUrl }
    await expect(sendMagazine({ ...deps, writeMail: dying }, extra)).rejects.toThrow('the process dies')
    expect(await queued()).toHaveLength(100)
    await Promise.all([sendMagazine({ ...deps, writeMail }, extra), sendMagazine({ ...deps, writeMail }, extra)])
    const all = await queued()
    expect([all.length, new Set(all.map(([to]) => to)).size]).toEqual([152, 152])
    expect(await sentMails()).toHaveLength(152)
  })

  it('USB-5: is not sent to a subscriber who leaves between queueing and sending', async () => {
    await type('magazine', 'send', 'winter-2026.md', '--yes')
    await server.call('unsubscribeInOneClick', {
      params: { token: 'token-of-misaki' },
      body: { 'List-Unsubscribe': 'One-Click' },
    })
    expect((await sentMails()).map(({ to }) => to?.[0]?.address)).toEqual([KEN])
    expect(await queued()).toEqual([[KEN, true]])
    expect((await type('magazine', 'send', 'winter-2026.md', '--yes')).output).toContain('goes to 0 subscribers')
  })

  it('USB-5: is not sent to an account that was deleted between queueing and sending', async () => {
    await type('magazine', 'send', 'winter-2026.md', '--yes')
    await server.database.deleteFrom('magazine_reader').where('email', '=', KEN).execute()
    expect((await sentMails()).map(({ to }) => to?.[0]?.address)).toEqual([MISAKI])
  })

  it('USB-6: is only counted without the confirmation', async () => {
    expect(await type('magazine', 'send', 'winter-2026.md')).toEqual({
      code: 0,
      output: 'winter-2026 would go to 2 subscribers (1 in Japanese, 1 in English). Send it with --yes.',
    })
    expect((await type('magazine', 'send', 'spring-2027.md')).output).toContain('(2 in Japanese, 0 in English)')
    expect(await queued()).toEqual([])
  })

  it('USB-6: is previewed in both languages as the readers get it, and as files for a mail program', async () => {
    const { output } = await type('magazine', 'preview', 'winter-2026.md', '--folder', 'preview')
    expect(output).toMatch(/ja: 冬の便り\n\n年賀状ができました。.*en: Winter news\n\nNew Year cards are here\./s)
    const parsed = await PostalMime.parse(await readFile(join(folder, 'preview', 'winter-2026.en.eml')))
    expect([parsed.subject, parsed.attachments.length]).toEqual(['Winter news', 1])
    expect(await queued()).toEqual([])
  })

  it('lets a mail that a customer waits for overtake those that wait', async () => {
    await type('magazine', 'send', 'winter-2026.md', '--yes')
    await transact(server.database, (tx) =>
      staff.shop.writeMail(tx, {
        kind: 'QUESTION_RECEIVED',
        to: 'late@irodori.example',
        language: 'ja',
        dedupKey: 'late',
        orderNumber: null,
        values: { number: 'Q-1' },
      }),
    )
    const jobs = await server.database.selectFrom('job').select(['subject', 'priority']).execute()
    expect(jobs.map(({ priority }) => priority).toSorted()).toEqual([-1, -1, 0])
  })
})

describe('an issue that cannot be sent', () => {
  it('USB-7: is refused while the shop has no profile, which names the sender and its address', async () => {
    await server.database.deleteFrom('setting').where('name', '=', 'shopProfile').execute()
    await expect(type('magazine', 'send', 'winter-2026.md', '--yes')).rejects.toThrow('profile set FILE')
    expect(await queued()).toEqual([])
  })

  it.each([
    ['no-title.md', '本文', 'no-title.md:1: the first line must be the title: # and a space before it'],
    ['no-picture.md', '# 題\n\n本文\n\n![空](sky.png)', 'sky.png cannot be read'],
    ['text-as-picture.md', '# 題\n\n本文\n\n![空](no-title.md)', 'is no picture that a mail can show'],
    ['Winter 2026.md', '# 題\n\n本文', 'names no issue: use small letters, digits and hyphens'],
  ])('%s is refused with the reason', async (file, source, reason) => {
    await writeFile(join(folder, file), source)
    const refused = await type('magazine', 'send', file, '--yes')
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(reason)])
    expect(await queued()).toEqual([])
  })
})

it('lists the subscribers with their language, without those who have left', async () => {
  const { output } = await type('magazine')
  expect(output).toMatch(/ken@irodori\.example.*en.*misaki@irodori\.example.*ja/s)
  expect(output).toContain('2 subscribers')
  expect(output).not.toContain(LEFT)
})

describe('one click in a mail program (RFC 8058)', () => {
  const link = '/unsubscribe-mail-magazine/token-of-misaki'
  const isSubscribed = async () => (await type('magazine')).output.includes(MISAKI)
  const post = (payload: string, type: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: link, headers: { 'content-type': type, ...headers }, payload })
  const FIELDS = 'application/x-www-form-urlencoded'
  const PARTS = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'

  it.each([
    ['fields', 'List-Unsubscribe=One-Click', FIELDS],
    ['parts', PARTS, 'multipart/form-data; boundary=b'],
  ])(
    'USB-8: unsubscribes with a form of %s, without a session, a cookie or a header of the apps',
    async (_, body, type) => {
      const answer = await post(body, type)
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ code: 200, data: null })])
      expect(await isSubscribed()).toBe(false)
    },
  )

  it('USB-8: takes it from another origin too', async () => {
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    expect((await post('List-Unsubscribe=One-Click', FIELDS, headers)).statusCode).toBe(200)
    expect(await isSubscribed()).toBe(false)
  })

  it.each(['', 'List-Unsubscribe=', 'List-Unsubscribe=Other', 'a=b'])(
    'USB-8: keeps the subscription for the form "%s"',
    async (body) => {
      expect((await post(body, FIELDS)).statusCode).toBe(400)
      expect(await isSubscribed()).toBe(true)
    },
  )

  it('gives an unknown token the same answer', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/unsubscribe-mail-magazine/unknown',
      headers: { 'content-type': FIELDS },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await isSubscribed()).toBe(true)
  })

  it('refuses such a form at every other call', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/questions',
      headers: { 'content-type': FIELDS, 'csrf-token': 'nocheck' },
      payload: 'question=x',
    })
    expect(answer.statusCode).toBe(415)
  })
})
