import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'

export interface ReceivedMessage {
  readonly id: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The text that was signed. */
  readonly text: string
}

/** How a receiver behaves: it answers, or cuts the connection. */
export type Reaction =
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
      readonly afterMs?: number
    }
  | 'CUT'

export interface WebhookReceiver {
  /** Address of a path, on 127.0.0.1. */
  url(path?: string): string
  /** All messages that arrived, the oldest first. */
  readonly received: ReceivedMessage[]
  close(): Promise<void>
}

/** A real HTTP server that receives webhooks; `react` is called when a message has arrived. */
export async function startReceiver(
  react: (message: ReceivedMessage) => Reaction = () => ({ status: 204 }),
): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = []
  const server = createServer((request, response) => {
    void request.toArray().then(async (chunks) => {
      const { headers, url: path = '' } = request
      const text = Buffer.concat(chunks).toString('utf8')
      const message = { id: String(headers['webhook-id']), path, headers, text }
      received.push(message)
      await answer(response, react(message))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path = '/') => `http://127.0.0.1:${port}${path}`,
    received,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(response: ServerResponse, reaction: Reaction): Promise<void> {
  if (reaction === 'CUT') {
    response.destroy()
    return
  }
  if (reaction.afterMs !== undefined) await sleep(reaction.afterMs)
  response.writeHead(reaction.status, reaction.headers)
  response.end(reaction.body)
}

/**
 * Verifies a message with the library that the authors of Standard Webhooks publish, which compares its time with the
 * clock of this machine.
 * @throws if the signature does not fit
 */
export const verifyMessage = (secret: string, { text, headers }: ReceivedMessage): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>)
