import type { Envelope } from '@irodori/contract'
import { CSRF_TOKEN } from '@irodori/contract'

export type Answer<Data> =
  | { readonly kind: 'DONE'; readonly data: Data }
  | {
      readonly kind: 'REFUSED'
      readonly status: number
      readonly errorCode: string
      /** An earlier try got no answer, and may have been heard. */
      readonly isRepeated: boolean
    }
  /** The day ended before an answer came; what was asked may have been done. */
  | { readonly kind: 'LOST' }

interface Call {
  readonly method: string
  readonly path: string
  /** Made anew for each try, for a form can be sent once. */
  readonly body?: () => unknown
}

export interface Caller {
  ask<Data>(call: Call): Promise<Answer<Data>>
  /** The bytes of a file. */
  load(path: string): Promise<Answer<Uint8Array>>
}

/** What all customers of a day have in common. */
export interface Street {
  /** Of the lines to the servers. */
  readonly addresses: readonly string[]
  /** Whether customers may still begin a try. */
  readonly isOpen: () => boolean
  readonly random: () => number
  readonly counts: { tries: number; answered: number; away: number; cut: number; faults: Map<string, number> }
}

const PATIENCE = 20_000
const PAUSE = 400
const AWAY = new Set([429, 502, 503, 504])

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Calls as the studio and the portal do: what got no answer is asked again, at whichever server. */
export function openCaller(street: Street, logIn: { orderNumber: string; phoneNumber: string }): Caller {
  let token = ''

  async function once(call: Call): Promise<Response | null> {
    const { addresses, random, counts } = street
    const body = call.body?.()
    const isForm = body instanceof FormData
    counts.tries += 1
    try {
      return await fetch(`${addresses[Math.floor(random() * addresses.length)]}${call.path}`, {
        method: call.method,
        headers: {
          'Csrf-Token': CSRF_TOKEN,
          Authorization: token,
          ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
    } catch {
      counts.cut += 1
      return null
    }
  }

  async function again<Data>(call: Call, read: (response: Response) => Promise<Data>): Promise<Answer<Data>> {
    for (let attempt = 0; street.isOpen(); attempt += 1) {
      if (attempt > 0) await sleep(PAUSE * (1 + street.random()))
      const response = await once(call)
      if (!response) continue
      if (AWAY.has(response.status)) {
        street.counts.away += 1
        await response.body?.cancel()
        continue
      }
      try {
        if (response.ok) {
          const data = await read(response)
          street.counts.answered += 1
          return { kind: 'DONE', data }
        }
        const { errorCode } = (await response.json()) as Envelope<never>
        const { status } = response
        const refusal = { kind: 'REFUSED', status, errorCode: errorCode ?? '', isRepeated: attempt > 0 } as const
        if (response.status === 401 && call.path !== LOG_IN.path) {
          await begin()
          continue
        }
        street.counts.answered += 1
        if (response.status < 500) return refusal
        note(`${call.method} ${call.path.replaceAll(/\d{6,}|[0-9a-f-]{32,}/g, '…')} ${response.status}`)
      } catch {
        street.counts.cut += 1
      }
    }
    return { kind: 'LOST' }
  }

  const note = (fault: string) => street.counts.faults.set(fault, (street.counts.faults.get(fault) ?? 0) + 1)
  const begin = async () => {
    const session = await again<{ token: string }[]>({ ...LOG_IN, body: () => logIn }, dataOf)
    if (session.kind === 'DONE') token = session.data[0].token
  }
  return {
    async ask<Data>(call: Call) {
      if (token === '') await begin()
      return again<Data>(call, dataOf)
    },
    async load(path) {
      if (token === '') await begin()
      return again({ method: 'GET', path }, async (response) => new Uint8Array(await response.arrayBuffer()))
    },
  }
}

const LOG_IN = { method: 'POST', path: '/api/authentication/guest' }
const dataOf = async <Data>(response: Response): Promise<Data> => ((await response.json()) as { data: Data }).data
