import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

// What the store and the lock of the library cannot do; uploadStore.ts and its row take their place.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-library-store-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const serverOn = (directory: string) =>
  new Server({ path: '/files', relativeLocation: true, datastore: new FileStore({ directory }) })

const call = (
  server: Server,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) =>
  server.handleWeb(
    new Request(`http://shop.example${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body } : {}),
    }),
  )

const create = async (server: Server, length: number) =>
  (await call(server, 'POST', '/files', { 'upload-length': String(length) })).headers.get('location') ?? ''

it('one server misses an upload that @tus/file-store keeps in the folder of another', async () => {
  const upload = await create(serverOn(join(folder, 'one')), 10)
  const found = await call(serverOn(join(folder, 'two')), 'HEAD', upload, {})
  expect(found.status).toBe(404)
})

it('two servers on one folder accept bytes for one offset twice, each with its own lock', async () => {
  const directory = join(folder, 'shared')
  const servers = [serverOn(directory), serverOn(directory)]
  const length = 4_000_000
  const upload = await create(serverOn(directory), length)
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const answers = await Promise.all(
    servers.map((server, index) => call(server, 'PATCH', upload, headers, new Uint8Array(length - 1).fill(index))),
  )
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
})
