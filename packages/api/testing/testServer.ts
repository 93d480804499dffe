import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { AnswerOf, Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import type { Envelope } from '@irodori/contract/envelope'
import { envelopeOf } from '@irodori/contract/envelope'
import { ERROR_CODES } from '@irodori/contract/errorCode'
import { SYSTEM_ERROR_CODES } from '@irodori/contract/systemErrorCode'
import * as z from 'zod'
import type { Connectors } from '../src/connectors/marketplaceConnector.ts'
import type { Database } from '../src/database/tables.ts'
import { deskCookieName } from '../src/http/client/deskCookie.ts'
import { makePrintFiles } from '../src/printFiles/makePrintFiles.ts'
import { openPrintSettings, STANDARD_PRINT } from '../src/printFiles/printSettings.ts'
import type { Server, ServerParts } from '../src/server/createServer.ts'
import { createServer } from '../src/server/createServer.ts'
import { fileStorage } from '../src/storage/fileStorage.ts'
import type { Storage } from '../src/storage/storage.ts'
import type { WorkerPool } from '../src/work/workerPool.ts'
import { startWorkerPool } from '../src/work/workerPool.ts'
import { memoryDatabase } from './memoryDatabase.ts'
import { ORDERS, openSmallShop } from './smallShop.ts'
import type { UploadMetadata } from './tusHeaders.ts'
import { tusHeaders } from './tusHeaders.ts'

interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Sent as multipart with the fields of `body`, or as the bytes of an upload. */
  readonly file?: Uint8Array
  readonly metadata?: UploadMetadata
  readonly headers?: Readonly<Record<string, string>>
}

interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly bytes: Buffer
}

export interface TestServer extends Server {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  /** The server's current time, which tests may set. */
  readonly clock: { now: Date }
  readonly lines: string[]
  /** A JSON call; the answer is validated by the contract's schema, and its status equals its code. */
  call<Name extends EndpointName>(
    name: Name,
    given?: Given,
    token?: string,
  ): Promise<Envelope<AnswerOf<(typeof endpoints)[Name]>>>
  raw(name: EndpointName, given?: Given, token?: string): Promise<RawAnswer>
  logIn(order?: keyof typeof ORDERS): Promise<string>
  /** The token of a confirmed account to which the orders are joined. */
  logInUser(email?: string, orders?: readonly (keyof typeof ORDERS)[]): Promise<string>
  close(): Promise<void>
}

/** A pool of a test's own: starting one takes a second of the processor's time. */
export const testPool = (): Promise<WorkerPool> =>
  startWorkerPool({ workers: 1, workerQueue: 32, workerMemory: 2 ** 40 })

let shared: Promise<WorkerPool> | null = null

/** The pool of all servers of this process without one of their own, which ends with the process. */
const sharedPool = (): Promise<WorkerPool> => (shared ??= testPool())

interface Replaced {
  /** A pool of the test file's own, which it closes; the one of this process if omitted. */
  readonly pool?: WorkerPool
  /** Without them every marketplace is switched off. */
  readonly connectors?: Connectors
  readonly configuration?: Partial<ServerParts['configuration']>
  readonly argon2id?: ServerParts['argon2id']
  readonly jobPollIntervalMs?: number
  /** No pages are served if omitted. */
  readonly bundles?: ServerParts['bundles']
  /** Receives the log; nothing is logged if omitted. */
  readonly logTo?: { write(line: string): void }
}

/** Creates a server with the small shop, which is called without a socket. */
export async function testServer(replaced: Replaced = {}): Promise<TestServer> {
  const clock = { now: new Date('2026-11-21T01:00:00.000Z') }
  const lines: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'irodori-api-'))
  const database = await memoryDatabase(() => clock.now)
  await openSmallShop(database, clock.now)
  const storage = fileStorage(folder)
  const pool = replaced.pool ?? (await sharedPool())
  const server = await createServer({
    configuration: {
      logLevel: 'silent',
      sessionIdleMs: 3_600_000,
      sessionMaximumMs: 86_400_000,
      failedAttemptsPerHour: 5,
      workers: 1,
      // All tests call from the same address.
      rateLimitFactor: 1000,
      ...replaced.configuration,
    },
    database,
    storage,
    pool,
    makePrintFiles: makePrintFiles(
      { database, storage, pool: pool.jobs, sealingKeys: replaced.configuration?.sealingKeys ?? [] },
      await openPrintSettings(STANDARD_PRINT),
    ),
    connectors: replaced.connectors ?? { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
    bundles: replaced.bundles ?? { studio: null, portal: null },
    now: () => clock.now,
    log: (line) => lines.push(line),
    ...(replaced.argon2id ? { argon2id: replaced.argon2id } : {}),
    ...(replaced.jobPollIntervalMs === undefined ? {} : { jobPollIntervalMs: replaced.jobPollIntervalMs }),
    ...(replaced.logTo ? { logTo: replaced.logTo } : {}),
  })
  await server.app.ready()

  const raw = async (name: EndpointName, given: Given = {}, token?: string): Promise<RawAnswer> => {
    const endpoint: Endpoint = endpoints[name]
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given.params?.[key] ?? key))
    const form = endpoint.bodyKind === 'MULTIPART' ? formOf(given) : null
    const answer = await server.app.inject({
      method: endpoint.method,
      url: path,
      ...(given.query ? { query: { ...given.query } } : {}),
      headers: {
        'csrf-token': CSRF_TOKEN,
        ...(token ? sessionHeader(endpoint, token) : {}),
        ...(form ? { 'content-type': form.contentType } : {}),
        ...(endpoint.bodyKind === 'FORM' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...tusHeaders(endpoint, given.metadata),
        ...given.headers,
      },
      ...payloadOf(endpoint, given, form?.bytes),
    })
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
  }

  const call: TestServer['call'] = async (name, given, token) => {
    const { status, bytes } = await raw(name, given, token)
    const schema = envelopeOf(endpoints[name].answer, [...ERROR_CODES, ...SYSTEM_ERROR_CODES])
    const envelope = z.parse(schema, JSON.parse(bytes.toString('utf8')))
    if (envelope.code !== status)
      throw new Error(`${name} was answered with status ${status} but code ${envelope.code} in its envelope`)
    return envelope as Envelope<AnswerOf<(typeof endpoints)[typeof name]>>
  }

  return {
    ...server,
    database,
    storage,
    pool,
    clock,
    lines,
    raw,
    call,
    async logIn(order = 'a') {
      const { orderNumber, phoneNumber } = ORDERS[order]
      const { data } = await call('loginGuest', { body: { orderNumber, phoneNumber } })
      const token = data?.[0]?.token
      if (!token) throw new Error(`the guest login for order ${orderNumber} returned no token`)
      return token
    },
    async logInUser(email = 'hanako@example.jp', orders = []) {
      const body = { email, password: `${email}/password` }
      await call('register', { body: { ...body, userName: '佐藤 美咲' } })
      const { id } = await database
        .updateTable('account')
        .set({ is_verified: true })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const { orderNumber } of orders.map((order) => ORDERS[order])) {
        await database
          .updateTable('shop_order')
          .set({ account_id: id })
          .where('order_number', '=', orderNumber)
          .execute()
      }
      const { data } = await call('loginUser', { body })
      const token = data?.[0]?.token
      if (!token) throw new Error(`the login of ${email} returned no token`)
      return token
    },
    async close() {
      await server.stop()
      await database.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The session of the staff is in a cookie; a test names it like the token of a customer. */
const sessionHeader = ({ access }: Endpoint, token: string): Readonly<Record<string, string>> =>
  access === 'STAFF'
    ? { cookie: [true, false].map((isSecure) => `${deskCookieName(isSecure)}=${token}`).join('; ') }
    : { authorization: token }

function payloadOf({ bodyKind }: Endpoint, { file, body }: Given, form?: Buffer): { payload?: object | string } {
  if (bodyKind === 'FORM') {
    return { payload: String(new URLSearchParams(body as Record<string, string>)) }
  }
  const payload = bodyKind === 'BYTES' ? file && Buffer.from(file) : (form ?? body)
  return typeof payload === 'object' && payload !== null ? { payload } : {}
}

const BOUNDARY = 'irodori-test-boundary'

function formOf({ body, file }: Given): { bytes: Buffer; contentType: string } {
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    parts.push(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`))
  }
  if (file) {
    const head = 'content-disposition: form-data; name="file"; filename="photo"\r\ncontent-type: image/jpeg'
    parts.push(Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(file), Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`))
  return { bytes: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${BOUNDARY}` }
}
