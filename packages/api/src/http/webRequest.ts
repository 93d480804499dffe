import type { FastifyRequest } from 'fastify'

/** Nothing is read ahead: Node discards the rest of a body that is refused unread, and the client gets the answer. */
const ON_DEMAND = { highWaterMark: 0 }

/** The request as the web standard describes it; the body of a PATCH must not have been read by Fastify. */
export function webRequestOf({ raw, method, url, headers }: FastifyRequest): Request {
  const fields = Object.entries(headers).flatMap(([name, value = '']) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, each]),
  )
  const chunks = raw.iterator({ destroyOnReturn: false })
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const { done, value } = await chunks.next()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  const body = method === 'PATCH' ? { body: new ReadableStream({ pull }, ON_DEMAND), duplex: 'half' as const } : {}
  // The router has read the address already; here it only has to be absolute.
  return new Request(new URL(url, 'http://shop.invalid'), { method, headers: fields, ...body })
}
