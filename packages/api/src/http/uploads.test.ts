import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { endpoints } from '@irodori/contract/endpoints'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videoOfSize } from '../../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../testing/messageOrder.ts'
import { halvesPng } from '../../testing/photos.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { sweepTemporaryFiles, TEMPORARY_FOLDER } from '../storage/temporaryFiles.ts'

let server: TestServer
let token: string
let origin: string
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a')
  token = await server.logIn()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const { orderNumber } = ORDERS.a
const MEGABYTE = 1024 * 1024
const BOUNDARY = 'a-boundary'

/** The temporary files of a process. */
const temporary = async (pid = process.pid): Promise<string[]> =>
  (await readdir(TEMPORARY_FOLDER).catch(() => [])).filter((name) => name.startsWith(`${pid}-`))

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries > 200) throw new Error('the condition was not met within five seconds')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** A multipart form up to the bytes of its file. */
function head(): string {
  const fields = { orderNumber, templateId: MESSAGE_TEMPLATES[0]?.id ?? '', type: 'video' }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`
  return [...parts, file].join('')
}
const TAIL = `\r\n--${BOUNDARY}--\r\n`

/** Starts an upload over a real connection. */
function begin(url = `${origin}${endpoints.uploadMessageFile.path}`) {
  const sending = request(url, {
    method: 'POST',
    headers: {
      'csrf-token': CSRF_TOKEN,
      authorization: token,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  })
  sending.on('error', () => undefined)
  sending.write(head())
  return sending
}

async function upload(
  file: Buffer,
): Promise<{ status: number; body: { errorCode: string; data: { fileName: string } } }> {
  const sending = begin()
  sending.write(file)
  sending.end(TAIL)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

describe('a large upload', () => {
  it('writes a large upload to a temporary file that only this user can read, and removes it after the answer', async () => {
    const video = videoOfSize(8 * MEGABYTE)
    const sending = begin()
    sending.write(video.subarray(0, 4 * MEGABYTE))
    await until(async () => (await temporary()).length === 1)
    const [name = ''] = await temporary()
    await until(async () => (await stat(join(TEMPORARY_FOLDER, name))).size > 2 * MEGABYTE)
    expect((await stat(join(TEMPORARY_FOLDER, name))).mode & 0o077).toBe(0)
    expect((await stat(TEMPORARY_FOLDER)).mode & 0o077).toBe(0)
    sending.write(video.subarray(4 * MEGABYTE))
    sending.end(TAIL)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(200)
    expect(await temporary()).toEqual([])
  })

  it('accepts an upload of 70 MB and not a byte more; a refused upload leaves no temporary file', async () => {
    const { bytes } = MEDIA_LIMITS.VIDEO
    expect((await upload(videoOfSize(bytes))).status).toBe(200)
    expect((await upload(videoOfSize(bytes + 1))).body.errorCode).toBe('VIDEO_MAXIMUM_SIZE')
    expect((await upload(videoOfSize(bytes + MEGABYTE))).body.errorCode).toBe('VIDEO_MAXIMUM_SIZE')
    expect(await temporary()).toEqual([])
  }, 30_000)

  it('leaves no temporary file if the sender disconnects', async () => {
    const sending = begin()
    sending.write(Buffer.alloc(3 * MEGABYTE))
    await until(async () => (await temporary()).length === 1)
    sending.destroy()
    await until(async () => (await temporary()).length === 0)
  })

  it('the next server removes the upload of a killed server', async () => {
    const path = fileURLToPath(new URL('../../testing/servers/uploadingServer.ts', import.meta.url))
    const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    begin(`${line.toString().trim()}/`).write(Buffer.alloc(3 * MEGABYTE))
    await until(async () => (await temporary(child.pid)).length === 1)
    await sweepTemporaryFiles()
    expect(await temporary(child.pid)).toHaveLength(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await temporary(child.pid)).toHaveLength(1)
    await sweepTemporaryFiles()
    expect(await temporary(child.pid)).toEqual([])
  }, 30_000)

  it('keeps an upload whose process is alive; other files are kept, too', async () => {
    const folder = join(TEMPORARY_FOLDER, 'test')
    await mkdir(folder, { recursive: true })
    const names = [`${process.pid}-00000000-0000-4000-8000-000000000000`, 'notes.txt']
    for (const name of names) await writeFile(join(folder, name), '')
    await sweepTemporaryFiles(folder)
    expect((await readdir(folder)).sort()).toEqual(names.sort())
    await rm(folder, { recursive: true })
  })
})

describe('a large file', () => {
  const video = videoOfSize(3 * MEGABYTE)
  let url: string
  beforeAll(async () => {
    const { body } = await upload(video)
    url = `${origin}/api/digitalMessage/${orderNumber}/file/video/${body.data.fileName}`
  })
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(url, { method, headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it('sends a large file whole, with the header that offers ranges', async () => {
    const { answer, bytes } = await get({})
    expect([answer.status, bytes.equals(video)]).toEqual([200, true])
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('content-length')).toBe(String(video.length))
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it.each([
    // Safari's first request, then its second.
    ['bytes=0-1', 0, 1],
    [`bytes=0-${video.length - 1}`, 0, video.length - 1],
    ['bytes=1000000-', 1_000_000, video.length - 1],
    ['bytes=-500', video.length - 500, video.length - 1],
    ['bytes=100-99999999', 100, video.length - 1],
  ])('sends a part of a large file for the range %s', async (range, start, end) => {
    const { answer, bytes } = await get({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${video.length}`)
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
    expect(bytes.equals(video.subarray(start, end + 1))).toBe(true)
  })

  it('answers 416 for a range after its end', async () => {
    const { answer, bytes } = await get({ range: `bytes=${video.length}-` })
    expect([answer.status, bytes.length]).toEqual([416, 0])
    expect(answer.headers.get('content-range')).toBe(`bytes */${video.length}`)
  })

  it.each<Record<string, string>>([
    { range: 'bytes=0-1,4-5' },
    { range: 'bytes=5-1' },
    { range: 'bytes=0-1', 'if-range': '"another"' },
  ])('sends a large file whole for %o', async (headers) => {
    const { answer, bytes } = await get(headers)
    expect([answer.status, bytes.length]).toEqual([200, video.length])
  })

  it('continues a download of the same version, and is not sent again to a client that has it', async () => {
    const tag = (await get({})).answer.headers.get('etag') ?? ''
    const part = await get({ range: 'bytes=4-9', 'if-range': tag })
    expect([part.answer.status, part.bytes.length]).toEqual([206, 6])
    expect((await get({ 'if-none-match': tag })).answer.status).toBe(304)
  })

  it('reports its length for a HEAD request', async () => {
    const { answer, bytes } = await get({ range: 'bytes=0-1' }, 'HEAD')
    expect([answer.status, bytes.length]).toEqual([200, 0])
    expect(answer.headers.get('content-length')).toBe(String(video.length))
  })

  it('survives readers that disconnect, as media players do', async () => {
    for (let i = 0; i < 20; i += 1) {
      const leaving = new AbortController()
      const answer = await fetch(url, { signal: leaving.signal })
      await answer.body?.getReader().read()
      leaving.abort()
    }
    expect((await get({ range: 'bytes=0-1' })).answer.status).toBe(206)
  })
})

describe('a picture in memory', () => {
  it('sends a part of a picture in memory, too', async () => {
    const photo = halvesPng(40, 40)
    const { data } = await server.call('uploadImage', { body: { width: 9, height: 9 }, file: photo }, token)
    const params = { imageFolder: data?.imageFolder ?? '', cropImageName: data?.imageName ?? '' }
    const given = { params, query: { orderNumber }, headers: { range: 'bytes=1-3' } }
    const { status, headers, bytes } = await server.raw('readImage', given)
    expect([status, bytes.toString()]).toEqual([206, 'PNG'])
    expect(headers['content-range']).toBe(`bytes 1-3/${photo.length}`)
  })
})
