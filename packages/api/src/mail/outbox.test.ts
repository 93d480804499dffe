import { HOUR_MS } from '@irodori/contract/durations'
import { err, ok } from '@irodori/result'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { JobRunner } from '../jobs/runner.ts'
import { startRunner } from '../jobs/runner.ts'
import { abandonJobs, releaseDeadJobs } from '../../testing/deadProcess.ts'
import { MAIL_SHOP, MAIL_VALUES, PICTURE_KEYS } from '../../testing/mailSamples.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { OTHER_PROFILE_FILE, putTestProfile } from '../../testing/testProfile.ts'
import type { ShareTask } from '../work/tasks.ts'
import { Busy } from '../work/taskQueue.ts'
import { MAIL_JOB, mailJob } from './mailJob.ts'
import { listMails, readMail, retryMail } from './mails.ts'
import type { Delivery, OutgoingMail } from './mailTransport.ts'
import type { Mail } from './writeMail.ts'
import { mailWriter } from './writeMail.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')

let database: Database
let now: Date
let sent: OutgoingMail[]
let answers: Delivery[]
let lines: string[]
let files: Map<string, Uint8Array<ArrayBuffer>>
let share: (task: ShareTask) => Promise<Uint8Array<ArrayBuffer>>
let runner: JobRunner
beforeEach(async () => {
  database = await memoryDatabase(() => now)
  now = NOON
  await putTestProfile(database, { languages: ['ja'] }, OTHER_PROFILE_FILE)
  sent = []
  answers = []
  lines = []
  files = new Map()
  share = async ({ png }) => Uint8Array.from(png)
  runner = runnerOf()
})
afterEach(async () => {
  await runner.stop()
  await database.destroy()
})

const runnerOf = (onSent: (mail: OutgoingMail) => Promise<void> = async () => undefined): JobRunner =>
  startRunner({
    database,
    log: (line) => lines.push(line),
    concurrency: 2,
    handlers: {
      [MAIL_JOB]: mailJob({
        database,
        storage: { get: async (key) => files.get(key) ?? null },
        pool: { share: (task) => share(task) },
        now: () => now,
        log: (line) => lines.push(line),
        transport: {
          async send(mail) {
            sent.push(mail)
            await onSent(mail)
            return answers.shift() ?? ok(null)
          },
          close: () => undefined,
        },
      }),
    },
  })

const mail = (change: Partial<Extract<Mail, { kind: 'ORDER_SHIPPED' }>> = {}): Mail => ({
  kind: 'ORDER_SHIPPED',
  to: 'misaki@example.com',
  language: 'ja',
  dedupKey: 'ORDER_SHIPPED:1',
  orderNumber: 'irodori-00000001',
  values: MAIL_VALUES.ORDER_SHIPPED,
  ...change,
})

const write = (one: Mail): Promise<void> =>
  transact(database, (tx) => mailWriter({ now: () => now, ...MAIL_SHOP })(tx, one))
const jobs = () => database.selectFrom('job').selectAll().execute()
const only = () => database.selectFrom('mail').selectAll().executeTakeFirstOrThrow()

describe('a mail', () => {
  it('sends a mail after the commit that wrote it, and marks it as sent', async () => {
    await write(mail())
    await runner.idle()
    expect(sent).toMatchObject([
      { to: 'misaki@example.com', subject: '商品を発送しました（irodori-00000001）', date: NOON },
    ])
    expect(await only()).toMatchObject({ sent_at: NOON, failed_at: null })
    expect(await jobs()).toEqual([])
  })

  it('has the name, the sender and the colour of the shop, and answers go to its contact', async () => {
    await write(mail())
    await putTestProfile(database, { sender: 'new@hanamizuki.example', languages: ['ja'] }, OTHER_PROFILE_FILE)
    await runner.idle()
    expect(sent).toMatchObject([
      {
        // The sender of the moment at which it is sent, because an earlier one may be refused by then.
        from: { name: 'はなみずき写真館', address: 'new@hanamizuki.example' },
        replyTo: 'help@hanamizuki.example',
      },
    ])
    const [{ text, html } = { text: '', html: '' }] = sent
    expect(text).toContain('はなみずき写真館')
    expect(html).toContain('background-color:#1f5f4a')
    expect(`${text}${html}`).not.toMatch(/irodori\.example|彩り|#a93a2b|#ec8f7e/i)
  })

  it('to the shop itself goes to its contact', async () => {
    await write(mail({ to: 'SHOP' }))
    await runner.idle()
    expect(sent).toMatchObject([{ to: 'help@hanamizuki.example' }])
  })

  it('is in Japanese if the shop does not offer the language of its reader', async () => {
    await write(mail({ language: 'en' }))
    await runner.idle()
    expect(sent).toMatchObject([{ subject: '商品を発送しました（irodori-00000001）' }])
  })

  it('sends a mail once if it is written again with the same key, even after it was sent', async () => {
    await write(mail())
    await write(mail())
    await runner.idle()
    await write(mail())
    await runner.idle()
    expect(sent).toHaveLength(1)
    await write(mail({ dedupKey: 'ORDER_SHIPPED:2' }))
    await runner.idle()
    expect(sent).toHaveLength(2)
  })

  it('writes no mail if its transaction fails', async () => {
    const failing = transact(database, async (tx) => {
      await mailWriter({ now: () => now, ...MAIL_SHOP })(tx, mail())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await runner.idle()
    expect([sent, await jobs(), await listMails(database, {})]).toEqual([[], [], []])
  })

  it('sends a mail again as the same message if the process died before the commit', async () => {
    await write(mail())
    await runner.stop()
    const died = runnerOf(async () => {
      // The state after a crash between sending and commit: a running job without a process.
      await abandonJobs(database)
    })
    await died.idle()
    await died.stop()
    expect(await only()).toMatchObject({ sent_at: null })
    now = new Date(now.getTime() + HOUR_MS)
    await releaseDeadJobs(database)
    runner = runnerOf()
    await runner.idle()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(await only()).toMatchObject({ sent_at: now })
  })

  it('retries a mail for a day with increasing pauses, and then gives it up', async () => {
    await write(mail())
    answers = Array<Delivery>(20).fill(err({ code: 'TEMPORARY', reason: 'ETIMEDOUT' }))
    const waits: number[] = []
    for (let i = 0; i < 20; i += 1) {
      await runner.idle()
      const [job] = await jobs()
      if (!job) break
      expect(await only()).toMatchObject({ sent_at: null, failed_at: null })
      waits.push((job.run_at.getTime() - now.getTime()) / 60_000)
      now = job.run_at
    }
    expect(waits).toEqual([1, 5, 15, 60, 120, 240, 480, 480])
    expect(sent).toHaveLength(9)
    expect(await only()).toMatchObject({ sent_at: null, failed_at: now })
  })

  it('sends a mail at the second attempt if the server defers it once', async () => {
    await write(mail())
    answers = [err({ code: 'TEMPORARY', reason: 'EENVELOPE 451' })]
    await runner.idle()
    now = new Date(now.getTime() + 60_000)
    await runner.idle()
    expect(sent).toHaveLength(2)
    expect(await only()).toMatchObject({ sent_at: now })
  })

  it('gives up a mail at once if the server rejects it, and the log does not contain the address', async () => {
    await write(mail())
    answers = [err({ code: 'REJECTED', reason: 'EENVELOPE 550' })]
    await runner.idle()
    expect(await only()).toMatchObject({ sent_at: null, failed_at: NOON })
    expect(await jobs()).toEqual([])
    expect(lines).toHaveLength(1)
    expect(lines.join()).toMatch(/^mail [0-9a-f-]{36} ORDER_SHIPPED: REJECTED EENVELOPE 550$/)
  })

  it.each(['', 'misaki', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'records a mail as failed and never sends it to %j',
    async (to) => {
      await write(mail({ to }))
      await runner.idle()
      expect(sent).toEqual([])
      expect(await only()).toMatchObject({ failed_at: NOON })
    },
  )
})

describe('the pictures of a mail', () => {
  const [first = '', second = '', third = ''] = PICTURE_KEYS

  it('attaches those that the storage has, and sends the mail without the others', async () => {
    files.set(first, Uint8Array.of(1))
    files.set(second, Uint8Array.of(2))
    files.set(third, new Uint8Array(200_000))
    share = async ({ png }) => {
      if (png[0] === 2) throw new Error('not a picture')
      return Uint8Array.from(png)
    }
    await write(mail())
    await runner.idle()
    const [one] = sent
    expect(one?.pictures).toEqual([{ cid: `1.${one?.id}@irodori`, bytes: Uint8Array.of(1) }])
    expect([...(one?.html ?? '').matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
      `cid:1.${one?.id}@irodori`,
    ])
  })

  it('waits for a free worker and then sends the mail once', async () => {
    files.set(first, Uint8Array.of(1))
    let isBusy = true
    share = async ({ png }) => {
      if (isBusy) {
        isBusy = false
        throw new Busy()
      }
      return Uint8Array.from(png)
    }
    await write(mail())
    await runner.idle()
    now = new Date(now.getTime() + 60_000)
    await runner.idle()
    expect(isBusy).toBe(false)
    expect(sent.map(({ pictures }) => pictures.length)).toEqual([1])
  })
})

it('sends a mail of an earlier release, which has only a text, as it was written', async () => {
  await write(mail())
  await database.updateTable('mail').set({ content: null, reply_to: null }).execute()
  await runner.idle()
  expect(sent).toMatchObject([{ html: null, pictures: [], replyTo: null }])
})

describe('the staff', () => {
  it('lists mails by kind and order, the newest first, and reads one', async () => {
    await write(mail())
    now = new Date(now.getTime() + HOUR_MS)
    await write(mail({ dedupKey: 'b', orderNumber: 'irodori-00000002' }))
    await write({
      kind: 'CAMPAIGN_RECEIVED',
      language: 'ja',
      to: 'a@example.com',
      dedupKey: 'c',
      orderNumber: null,
      values: {},
    })
    const keys = async (filter: Parameters<typeof listMails>[1]) =>
      (await listMails(database, filter)).map(({ dedup_key }) => dedup_key)
    expect(await keys({ kind: 'ORDER_SHIPPED' })).toEqual(['b', 'ORDER_SHIPPED:1'])
    expect(await keys({ orderNumber: 'irodori-00000001' })).toEqual(['ORDER_SHIPPED:1'])
    expect(await keys({ limit: 1 })).toHaveLength(1)
    const [first] = await listMails(database, { kind: 'CAMPAIGN_RECEIVED' })
    expect((await readMail(database, first?.id ?? ''))?.body).toContain('ご応募')
    expect(await readMail(database, 'none')).toBeNull()
  })

  it('sends a failed mail once more', async () => {
    await write(mail())
    answers = [err({ code: 'REJECTED', reason: 'EMESSAGE 554' })]
    await runner.idle()
    const { id } = await only()
    expect(await retryMail(database, id)).toBe(true)
    await runner.idle()
    expect(await only()).toMatchObject({ sent_at: NOON, failed_at: null })
    expect(await retryMail(database, id)).toBe(false)
  })
})
