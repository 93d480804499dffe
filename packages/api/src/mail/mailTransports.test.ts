import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { err, ok } from '@irodori/result'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileTransport, mailFileName } from './fileTransport.ts'
import { isMailAddress } from './isMailAddress.ts'
import type { OutgoingMail } from './mailTransport.ts'
import { oneLine, plainText } from './plainText.ts'
import { needsTls, smtpTransport } from './smtpTransport.ts'

const FROM = 'shop@irodori.example'
const MAIL: OutgoingMail = {
  id: '6f1c3d2e-0000-4000-8000-000000000001',
  from: { name: 'はなみずき写真館', address: FROM },
  to: 'misaki@example.com',
  subject: '製作を開始しました',
  replyTo: null,
  html: null,
  pictures: [],
  unsubscribeLink: null,
  text: '商品の製作を開始しました。\n\nhttps://shop.example/mypage?a=1&b=2\n',
  date: new Date('2026-11-21T15:30:00.000Z'),
}

describe('a mail that is written as a file', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'irodori-mail-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  const written = async (): Promise<Buffer> => readFile(join(directory, mailFileName(MAIL)))

  it('names a mail after the day in Tokyo and its id, and writes a valid message', async () => {
    expect(await fileTransport(directory).send(MAIL)).toEqual(ok(null))
    const names = (await readdir(directory, { recursive: true })).filter((name) => !name.startsWith('.'))
    expect(names).toEqual(['2026-11-22', `2026-11-22/${MAIL.id}.eml`])
    const mail = await PostalMime.parse(await written())
    expect(mail).toMatchObject({
      subject: MAIL.subject,
      from: { address: FROM, name: 'はなみずき写真館' },
      to: [{ address: MAIL.to }],
      messageId: `<${MAIL.id}@irodori.example>`,
      date: MAIL.date.toISOString(),
    })
    expect(mail.text?.trimEnd()).toBe(MAIL.text.trimEnd())
  })

  it('writes the same file with the same bytes if a mail is sent again', async () => {
    const transport = fileTransport(directory)
    await transport.send(MAIL)
    const first = await written()
    await transport.send(MAIL)
    expect(await written()).toEqual(first)
    expect(await readdir(join(directory, '2026-11-22'))).toHaveLength(1)
  })

  it('writes text, HTML and pictures as the parts of one message, the same bytes each time', async () => {
    const transport = fileTransport(directory)
    const whole = {
      ...MAIL,
      replyTo: 'ken@example.com',
      html: '<html lang="ja"><body><img src="cid:1.a@irodori" alt=""/>製作</body></html>',
      pictures: [{ cid: '1.a@irodori', bytes: Uint8Array.of(0xff, 0xd8, 1, 2, 3) }],
    }
    expect(await transport.send(whole)).toEqual(ok(null))
    const first = await written()
    await transport.send(whole)
    expect(await written()).toEqual(first)
    const mail = await PostalMime.parse(first)
    expect(mail.text?.trimEnd()).toBe(MAIL.text.trimEnd())
    expect(mail.html?.trimEnd()).toBe(whole.html)
    expect(mail.replyTo).toEqual([{ address: 'ken@example.com', name: '' }])
    expect(mail.attachments).toMatchObject([
      { contentId: '<1.a@irodori>', mimeType: 'image/jpeg', disposition: 'inline', related: true },
    ])
  })

  it('reports a temporary error if a mail cannot be written', async () => {
    const taken = join(directory, 'file')
    await writeFile(taken, '')
    expect(await fileTransport(taken).send(MAIL)).toMatchObject({ error: { code: 'TEMPORARY' } })
  })

  it('writes a mail with one recipient and the headers of the shop, regardless of its text', async () => {
    const transport = fileTransport(directory)
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        'a\r\nBcc: victim@example.com',
        'a\nTo: victim@example.com\n\nhello',
        '=?utf-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLmNvbQ==?=',
        'a\u2028Bcc: victim@example.com',
        'い'.repeat(300),
        '.\r\n.\r\nMAIL FROM:<a@example.com>',
      ),
    )
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (subject, text) => {
        // As renderMail provides them.
        await transport.send({ ...MAIL, subject: oneLine(subject), text: plainText(text) })
        const mail = await PostalMime.parse(await written())
        expect(mail.to).toEqual([{ address: MAIL.to, name: '' }])
        expect([mail.cc, mail.bcc, mail.replyTo, mail.attachments.length, mail.html]).toEqual([
          undefined,
          undefined,
          undefined,
          0,
          undefined,
        ])
        expect(mail.from?.address).toBe(FROM)
        expect(mail.headers.filter(({ key }) => key === 'subject').length).toBe(oneLine(subject) === '' ? 0 : 1)
      }),
      { numRuns: 150 },
    )
  })

  it('preserves subjects and texts', async () => {
    const transport = fileTransport(directory)
    const texts = fc.string({ unit: fc.constantFrom(...'あ漢字ー𠮷髙 abc.=?-_\n'), maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(texts, texts, async (first, second) => {
        const subject = oneLine(first)
        await transport.send({ ...MAIL, subject, text: plainText(second) })
        const mail = await PostalMime.parse(await written())
        expect(oneLine(mail.subject ?? '')).toBe(subject)
        expect((mail.text ?? '').trimEnd()).toBe(second.trimEnd())
      }),
      { numRuns: 100 },
    )
  })
})

describe('an address', () => {
  it.each(['misaki@example.com', 'a.b+c@mail.example.co.jp'])('%s is valid', (text) => {
    expect(isMailAddress(text)).toBe(true)
  })

  it.each([
    '',
    'misaki',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'Misaki <a@example.com>',
    '<a@example.com>',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\n',
    ' a@example.com',
    'a b@example.com',
    '"a\r\nBcc: b"@example.com',
    'a@example.com\u0000',
    `${'a'.repeat(250)}@example.com`,
    'group: a@example.com;',
  ])('%j is invalid', (text) => {
    expect(isMailAddress(text)).toBe(false)
  })

  it('addresses a message to no other recipient', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'irodori-mail-'))
    const transport = fileTransport(directory)
    const near = fc.oneof(
      fc.emailAddress(),
      // isMailAddress() rejects 98 % of the addresses that RFC 5321 allows. These are ordinary ones.
      fc
        .tuple(fc.stringMatching(/^[a-z0-9]{1,12}([.+_-][a-z0-9]{1,12})?$/), fc.domain())
        .map((parts) => parts.join('@')),
      fc.string({ unit: fc.constantFrom(...'ab@.,;:<>"\\()\r\n =?-_+'), maxLength: 30 }),
    )
    await fc.assert(
      fc.asyncProperty(near, async (to) => {
        fc.pre(isMailAddress(to))
        await transport.send({ ...MAIL, to })
        const mail = await PostalMime.parse(await readFile(join(directory, mailFileName(MAIL))))
        expect(mail.to?.map(({ address }) => address?.toLowerCase())).toEqual([to.toLowerCase()])
      }),
      { numRuns: 100 },
    )
    await rm(directory, { recursive: true })
  })
})

describe('a mail server', () => {
  const received: { to: string[]; raw: string }[] = []
  let answer: { at: 'RCPT' | 'DATA' | 'NOWHERE'; code: number } = { at: 'NOWHERE', code: 250 }
  let server: SMTPServer
  let url: string
  const smtpError = () => Object.assign(new Error('no <misaki@example.com>'), { responseCode: answer.code })
  beforeEach(async () => {
    received.length = 0
    answer = { at: 'NOWHERE', code: 250 }
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) =>
        done(username === 'shop' && password === 'secret' ? null : new Error('no'), { user: 'shop' }),
      onRcptTo: (_, __, done) => done(answer.at === 'RCPT' ? smtpError() : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (answer.at === 'DATA') return done(smtpError())
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    url = `smtp://127.0.0.1:${port}`
  })
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('receives the mail for its only recipient', async () => {
    expect(await smtpTransport(url).send(MAIL)).toEqual(ok(null))
    expect(received.map(({ to }) => to)).toEqual([[MAIL.to]])
    expect(received[0]?.raw).toContain(`Message-ID: <${MAIL.id}@irodori.example>`)
  })

  it('accepts the user and the password of the URL', async () => {
    const delivery = await smtpTransport(url.replace('//', '//shop:secret@')).send(MAIL)
    expect(delivery).toEqual(ok(null))
  })

  it('receives the password only over TLS, unless it runs on this machine', () => {
    expect(['mail.example', '127.0.0.1.example', '[::2]'].map((host) => needsTls(`smtp://a:b@${host}`))).toEqual([
      true,
      true,
      true,
    ])
    expect(['localhost:25', '127.0.0.1', '[::1]:25'].map((host) => needsTls(`smtp://a:b@${host}`))).not.toContain(true)
    expect(needsTls('smtp://mail.example')).toBe(false)
  })

  it('leaves the mail to be retried if it rejects the login', async () => {
    const delivery = await smtpTransport(url.replace('//', '//shop:wrong@')).send(MAIL)
    expect(delivery).toEqual(err({ code: 'TEMPORARY', reason: 'EAUTH 535' }))
  })

  it.each(['RCPT', 'DATA'] as const)('leaves the mail to be retried if it answers 4xx at %s', async (at) => {
    answer = { at, code: 451 }
    expect(await smtpTransport(url).send(MAIL)).toMatchObject({ error: { code: 'TEMPORARY' } })
  })

  it.each(['RCPT', 'DATA'] as const)('rejects the mail with 5xx at %s, and its text is not recorded', async (at) => {
    answer = { at, code: 550 }
    const delivery = await smtpTransport(url).send(MAIL)
    expect(delivery).toMatchObject({ error: { code: 'REJECTED' } })
    expect(JSON.stringify(delivery)).not.toContain('misaki')
  })

  it('leaves the mail to be retried if it is unreachable', async () => {
    const unreachable = smtpTransport('smtp://127.0.0.1:9')
    expect(await unreachable.send(MAIL)).toMatchObject({ error: { code: 'TEMPORARY' } })
  })

  it('gives up a mail server after the timeouts if it does not answer', async () => {
    const sockets = new Set<{ destroy(): void }>()
    const silent = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const times = { connectMs: 150, silenceMs: 150, wholeMs: 400 }
    const begun = performance.now()
    const delivery = await smtpTransport(`smtp://127.0.0.1:${port}`, times).send(MAIL)
    expect(delivery).toMatchObject({ error: { code: 'TEMPORARY' } })
    expect(performance.now() - begun).toBeLessThan(3000)
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('gives up a mail server after the total timeout if its greeting never ends', async () => {
    const sockets = new Set<{ destroy(): void }>()
    const endless = createServer((socket) => {
      sockets.add(socket)
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50)
      socket.on('error', () => undefined).on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const { port } = endless.address() as { port: number }
    const times = { connectMs: 5000, silenceMs: 5000, wholeMs: 400 }
    const begun = performance.now()
    const delivery = await smtpTransport(`smtp://127.0.0.1:${port}`, times).send(MAIL)
    expect(delivery).toMatchObject({ error: { code: 'TEMPORARY' } })
    expect(performance.now() - begun).toBeLessThan(3000)
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => endless.close(resolve))
  })
})
