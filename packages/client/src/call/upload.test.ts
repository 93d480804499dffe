import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { convertKeptImage, uploadImage } from '@irodori/contract/endpoints/image'
import { refuse, succeed } from '@irodori/contract/envelope'
import { afterEach, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'

/** The part of XMLHttpRequest that an upload uses, on Node's HTTP client, because Node has no XMLHttpRequest. */
function openRequest(): XMLHttpRequest {
  const headers: Record<string, string> = {}
  let target = { method: '', url: '' }
  let outgoing: ReturnType<typeof httpRequest> | undefined
  const xhr = {
    status: 0,
    responseText: '',
    upload: { onprogress: null as ((event: { loaded: number; total: number }) => void) | null },
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    open: (method: string, url: string) => {
      target = { method, url }
    },
    setRequestHeader: (name: string, value: string) => {
      headers[name] = value
    },
    abort: () => {
      outgoing?.destroy()
      xhr.onabort()
    },
    send: async (form: FormData) => {
      const encoded = new Response(form)
      const bytes = Buffer.from(await encoded.arrayBuffer())
      const type = encoded.headers.get('content-type') ?? ''
      outgoing = httpRequest(target.url, { method: target.method, headers: { ...headers, 'Content-Type': type } })
      outgoing.on('response', async (response) => {
        for await (const chunk of response) xhr.responseText += chunk
        xhr.status = response.statusCode ?? 0
        xhr.onload()
      })
      outgoing.on('error', () => xhr.onerror())
      outgoing.end(bytes, () => xhr.upload.onprogress?.({ loaded: bytes.length, total: bytes.length }))
    },
  }
  return xhr as unknown as XMLHttpRequest
}

const answered = {
  imageFolder: 'f',
  imageName: 'i',
  cropImageName: 'c',
  cropImageWidth: 1,
  cropImageHeight: 1,
  sourceWidth: 1,
  sourceHeight: 1,
  photoCondition: 'SOUND',
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answers: boolean) {
  let body = ''
  server = createServer(async (request, response) => {
    for await (const chunk of request) body += chunk
    if (answers) response.end(JSON.stringify(succeed(answered)))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { client: createClient({ fetch, tokens: { read: () => null }, baseUrl, openRequest }), received: () => body }
}

const photo = new Blob([new Uint8Array(4096)], { type: 'image/png' })

it('sends the file after its fields and reports progress up to 100 %', async () => {
  const { client, received } = await serve(true)
  const seen: number[] = []
  const result = await client.upload(
    uploadImage,
    { body: { orderNumber: 'irodori-1', rotate: 30 }, file: photo },
    {
      onProgress: ({ sent, total }) => seen.push(sent / total),
    },
  )
  expect(result).toEqual({ ok: true, value: answered })
  expect(seen.at(-1)).toBe(1)
  const names = [...received().matchAll(/; name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['orderNumber', 'rotate', 'file'])
})

it('aborts an upload by its signal', async () => {
  const { client } = await serve(false)
  const stop = new AbortController()
  const pending = client.upload(uploadImage, { body: {}, file: photo }, { signal: stop.signal })
  setTimeout(() => stop.abort(), 30)
  expect(await pending).toEqual({ ok: false, error: { kind: 'ABORTED' } })
})

it('SES-7: ignores the late refusal of an upload that began with an old token', async () => {
  let token = 'old'
  server = createServer(async (request, response) => {
    for await (const _ of request) token = 'new'
    response.writeHead(401).end(JSON.stringify(refuse(401, 'UNAUTHENTICATED')))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const onUnauthenticated = vi.fn()
  const client = createClient({
    fetch,
    tokens: { read: () => ({ token, userName: 'irodori-1', role: 'GUEST' }) },
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openRequest,
    onUnauthenticated,
  })
  await client.upload(uploadImage, { body: {}, file: photo })
  expect(onUnauthenticated).not.toHaveBeenCalled()
  await client.upload(uploadImage, { body: {}, file: photo })
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

it('sends nothing if the upload was aborted before it began', async () => {
  const { client, received } = await serve(true)
  const result = await client.upload(uploadImage, { body: {}, file: photo }, { signal: AbortSignal.abort() })
  expect(result).toEqual({ ok: false, error: { kind: 'ABORTED' } })
  expect(received()).toBe('')
})

it('sends fields without a file to the filled path', async () => {
  const { client, received } = await serve(true)
  await client.upload(convertKeptImage, { params: { imageName: 'a.gif' }, body: { rotate: 30 }, file: null })
  const names = [...received().matchAll(/; name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['rotate'])
})
