import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSchema, TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { startS3Server } from '../../testing/servers/s3Server.ts'
import type { StorageChoice } from '../storage/openStorage.ts'
import { openShop } from './openShop.ts'
import { requireNode } from './requireNode.ts'
import { startProblem } from './startProblem.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-problem-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The sentence about the error with which a shop is not opened. */
async function sentence(
  databaseUrl: string | null,
  storage?: StorageChoice,
  directory = folder,
): Promise<string | null> {
  const places = {
    dataDirectory: directory,
    databaseUrl,
    databaseConnections: 1,
    databaseStatementTimeoutMs: 5_000,
    storage: storage ?? { kind: 'FILES' as const, directory: join(directory, 'files') },
  }
  const error: unknown = await openShop(places, 'CREATE').then(
    () => 'opened',
    (reason: unknown) => reason,
  )
  return startProblem(error)
}

describe('the start says in one sentence what to do', () => {
  it('where the host of the database is unknown, or nothing answers there', async () => {
    expect(await sentence('postgres://me:secret@no-such-host.invalid/shop')).toMatch(/^the host no-such-host\.invalid/)
    expect(await sentence('postgres://me:secret@127.0.0.1:1/shop')).toMatch(
      /does not answer \(ECONNREFUSED\): start it/,
    )
  })

  it.skipIf(!TEST_DATABASE_URL)('where the database or its schema has another name', async () => {
    const url = new URL(await newSchema(TEST_DATABASE_URL ?? ''))
    url.pathname = '/elsewhere'
    expect(await sentence(url.href)).toMatch(/has no database of this name: create it/)
  })

  it('where the bucket or its keys are missing or wrong', async () => {
    const server = await startS3Server()
    const bucket = (change: object): StorageChoice => ({ kind: 'BUCKET', place: { ...server.place, ...change } })
    expect(await sentence(null, bucket({ bucket: 'elsewhere' }))).toMatch(/there is no bucket of this name: create it/)
    const wrong = { accessKeyId: 'wrong', secretAccessKey: 'wrong' }
    expect(await sentence(null, bucket({ credentials: wrong }))).toMatch(/AWS_ACCESS_KEY_ID|refuses/)
    await server.stop()
    expect(await sentence(null, bucket({}))).toMatch(/does not answer \(ECONNREFUSED\)/)
  })

  it('where the data directory is a file', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await sentence(null, undefined, join(folder, 'file/data'))).toMatch(/is not a folder: correct DATA_DIR/)
  })

  it('where the port is in use', async () => {
    const [first, second] = [createServer(), createServer()]
    first.listen(0, '127.0.0.1')
    await once(first, 'listening')
    const address = first.address()
    const port = typeof address === 'object' && address ? address.port : 0
    second.listen(port, '127.0.0.1')
    const [error] = await once(second, 'error')
    expect(startProblem(error)).toBe(`port ${port} is in use by another program: end it, or set PORT`)
    first.close()
  })

  it('where a file of the program is missing', () => {
    const message = "Cannot find module '/irodori/fonts/fonts.json' imported from /irodori/fonts/src/fontEntry.ts"
    expect(startProblem(Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' }))).toBe(
      'a file of the program is missing (/irodori/fonts/fonts.json): install it again, npm ci',
    )
  })

  it.each([
    ['3D000', 'create it (createdb)'],
    ['28P01', 'refuses the user or the password'],
    ['28000', 'refuses this user'],
    ['42501', 'lacks a privilege'],
    ['EROFS', 'read-only file system'],
    ['EACCES', 'may not be read or written by this user'],
    ['ENOSPC', 'is full'],
  ])('for the code %s', (code, part) => {
    const error = Object.assign(new Error('from elsewhere'), { code, path: '/data' })
    expect(startProblem(error)).toContain(part)
    expect(startProblem(new Error('outer', { cause: error }))).toContain(part)
  })

  it('where the bucket has no keys', () => {
    const error = Object.assign(new Error('Could not load credentials'), { name: 'CredentialsProviderError' })
    expect(startProblem(error)).toMatch(/the keys of the bucket are missing: set AWS_ACCESS_KEY_ID/)
  })
})

it('a defect of the program has no sentence', () => {
  expect(startProblem(new TypeError('x is not a function'))).toBeNull()
})

it('an older Node is refused', () => {
  expect(() => requireNode('24.6.0')).toThrow(/needs Node 24\.7 or newer, and this is 24\.6\.0/)
  expect(() => requireNode('24.7.0')).not.toThrow()
  expect(() => requireNode('26.0.0')).not.toThrow()
})
