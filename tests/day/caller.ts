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
  /** The first try is cut off by the customer's own line. */
  readonly isCutOnce?: boolean
}

/** How a session begins. */
export interface Entrance {
  readonly path: string
  readonly body: unknown
}

export interface Caller {
  /** Begins a session. */
  enter(): Promise<Answer<unknown>>
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
/** An outside shop does not answer. */
const OUTSIDE_AWAY = new Set([
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
])
/** Milliseconds in which little of a form has gone. */
const CUT_AFTER = 8

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Calls as the studio and the portal do: what got no answer is asked again, at whichever server.
 * @param entrance null for somebody without a session
 */
export function openCaller(street: Street, entrance: Entrance | null): Caller {
  let token = ''

  async function once(call: Call, attempt: number): Promise<Response | null> {
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
        signal: AbortSignal.timeout(call.isCutOnce && attempt === 0 ? CUT_AFTER : PATIENCE),
      })
    } catch {
      counts.cut += 1
      return null
    }
  }

  async function again<Data>(call: Call, read: (response: Response) => Promise<Data>): Promise<Answer<Data>> {
    for (let attempt = 0; street.isOpen(); attempt += 1) {
      if (attempt > 0) await sleep(PAUSE * (1 + street.random()))
      const response = await once(call, attempt)
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
        if (OUTSIDE_AWAY.has(refusal.errorCode)) {
          street.counts.away += 1
          continue
        }
        if (status === 401 && entrance && call.path !== entrance.path) {
          const begun = await enter()
          if (begun.kind === 'REFUSED') return begun
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
  async function enter(): Promise<Answer<unknown>> {
    if (!entrance) return { kind: 'DONE', data: null }
    const { path, body } = entrance
    const session = await again<{ token: string }[]>({ method: 'POST', path, body: () => body }, dataOf)
    if (session.kind === 'DONE') token = session.data[0].token
    return session
  }
  async function entered<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
    const begun = token === '' ? await enter() : null
    return begun && begun.kind !== 'DONE' ? begun : ask()
  }
  return {
    enter,
    ask: <Data>(call: Call) => entered(() => again<Data>(call, dataOf)),
    load: (path) =>
      entered(() => again({ method: 'GET', path }, async (response) => new Uint8Array(await response.arrayBuffer()))),
  }
}

const dataOf = async <Data>(response: Response): Promise<Data> => ((await response.json()) as { data: Data }).data
