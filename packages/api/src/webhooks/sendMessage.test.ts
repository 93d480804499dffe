import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { WebhookReceiver } from '../../testing/servers/webhookReceiver.ts'
import { startReceiver } from '../../testing/servers/webhookReceiver.ts'
import { PUBLIC_ONLY, readAddressPolicy } from './addressPolicy.ts'
import { messageSender } from './sendMessage.ts'

const LOCAL = readAddressPolicy('loopback') ?? PUBLIC_ONLY
const open: WebhookReceiver[] = []
const receiver = async (...input: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...input)
  open.push(started)
  return started
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"text":"春"}' })

it('a message arrives as it was written, and the answer is read', async () => {
  const at = await receiver(() => ({ status: 429, headers: { 'retry-after': '7' }, body: 'slow down' }))
  const sent = await messageSender({ policy: LOCAL })(message(at.url('/hook')))
  expect(sent).toEqual({ ok: true, value: { status: 429, retryAfter: '7', text: 'slow down' } })
  expect(at.received).toMatchObject([{ id: 'msg_1', path: '/hook', text: '{"text":"春"}' }])
})

it('a redirect is an answer and is not followed', async () => {
  const target = await receiver()
  const at = await receiver(() => ({ status: 307, headers: { location: target.url() } }))
  expect(await messageSender({ policy: LOCAL })(message(at.url()))).toMatchObject({ value: { status: 307 } })
  expect(target.received).toEqual([])
})

it('a receiver that does not answer is given up after the timeout, and one that cuts the connection at once', async () => {
  const silent = await receiver(() => ({ status: 200, afterMs: 5_000 }))
  const send = messageSender({ policy: LOCAL, timeoutMs: 100 })
  expect(await send(message(silent.url()))).toEqual({ ok: false, error: { code: 'TIME_OUT' } })
  const cut = await receiver(() => 'CUT')
  expect(await send(message(cut.url()))).toMatchObject({ ok: false, error: { code: 'NO_CONNECTION' } })
})

it('a long answer is not read to its end', async () => {
  const at = await receiver(() => ({ status: 200, body: 'x'.repeat(5_000_000) }))
  const sent = await messageSender({ policy: LOCAL })(message(at.url()))
  expect(sent.ok && sent.value.text.length).toBe(1024)
})

it('a name that leads to a private address at the time of the connection is refused, and nothing is sent', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answers: string[][] = [['1.1.1.1', '127.0.0.1'], ['127.0.0.1']]
  for (const addresses of answers) {
    const send = messageSender({
      policy: PUBLIC_ONLY,
      timeoutMs: 2_000,
      lookUp: (_host, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        ),
    })
    const sent = await send(message(`https://receiver.example:${port}/`))
    expect(sent).toEqual({ ok: false, error: { code: 'ADDRESS_REFUSED' } })
  }
  expect(connections).toBe(0)
  // The same look-up connects where the operator allows it, so the refusal above came from the check.
  const allowed = messageSender({
    policy: LOCAL,
    lookUp: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  expect(await allowed(message(`https://receiver.example:${port}/`))).toMatchObject({
    error: { code: 'NO_CONNECTION' },
  })
  expect(connections).toBe(1)
  server.close()
})

it('an address that is refused itself is not connected to', async () => {
  const at = await receiver()
  expect(await messageSender({ policy: PUBLIC_ONLY })(message(at.url()))).toEqual({
    ok: false,
    error: { code: 'ADDRESS_REFUSED' },
  })
  expect(at.received).toEqual([])
})
