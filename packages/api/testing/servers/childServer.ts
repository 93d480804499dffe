import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { S3Place } from '../../src/storage/s3Storage.ts'
import type { CrashPoint } from '../crashPoint.ts'
import { ORDERS } from '../smallShop.ts'
import { SHORT_LIVED } from './shortLived.ts'

export interface ChildSettings {
  /** Folder of the PGlite cluster and the files. */
  readonly directory: string
  readonly databaseUrl: string | null
  readonly bucket: S3Place | null
  /** Jobs that the server adds at its start; each is followed by another, so that this many wait until the server is killed. */
  readonly jobs: number
  /** Milliseconds between the effect of a job and its completion. */
  readonly pauseMs: number
  /** Where the server kills itself. */
  readonly crashPoint?: CrashPoint
  /** Folder of its temporary files. */
  readonly temporaryFolder?: string
}

export interface ChildServer {
  readonly origin: string
  /** kill -9. */
  kill(): Promise<void>
  /** Resolves to the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>
}

/** Starts a server with the small shop in a separate process. */
export async function startChild(settings: ChildSettings): Promise<ChildServer> {
  const program = fileURLToPath(new URL('./crashingServer.ts', import.meta.url))
  const child = spawn(process.execPath, [...SHORT_LIVED, program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(settings.temporaryFolder && { TMPDIR: settings.temporaryFolder }) },
  })
  const exited = once(child, 'exit')
  const origin = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    exited.then(() => Promise.reject(new Error('the server process exited before it listened'))),
  ])
  return {
    origin,
    ended: exited.then(([, signal]) => signal as NodeJS.Signals | null),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Calls a server like a browser, which aborts the call by the signal if there is one. */
export const callAt = (
  origin: string,
  method: string,
  path: string,
  token = '',
  body?: object,
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    signal,
    headers: {
      'csrf-token': CSRF_TOKEN,
      authorization: token,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })

/** A server refused a call. */
class Refused extends Error {
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.status = status
  }
}

/** Whether a call came to a server that is too busy for it at present. */
export const isBusy = (error: unknown): boolean => error instanceof Refused && error.status === 503

/** The data of an answer. @throws Refused where it is a refusal */
export async function dataAt<Data>(...call: Parameters<typeof callAt>): Promise<Data> {
  const response = await callAt(...call)
  if (!response.ok) throw new Refused(call[2], response.status)
  return ((await response.json()) as { data: Data }).data
}

/** The token of a session of an order of the small shop. */
export async function logInAt(origin: string, order: keyof typeof ORDERS): Promise<string> {
  const { orderNumber, phoneNumber } = ORDERS[order]
  const body = { orderNumber, phoneNumber }
  const [session] = await dataAt<{ token: string }[]>(origin, 'POST', '/api/authentication/guest', '', body)
  return session?.token ?? ''
}
