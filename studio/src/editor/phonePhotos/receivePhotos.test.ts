import type { CallError } from '@irodori/client/callError'
import { sealPhoto } from '@irodori/client/sealedPhoto'
import { newSecret, transferKeys } from '@irodori/client/transferKeys'
import type { Endpoint } from '@irodori/contract/endpoint'
import { finishTransferredPhoto } from '@irodori/contract/endpoints/photoTransfer'
import { err, ok } from '@irodori/result'
import { expect, it, vi } from 'vitest'
import type { RejectedPhoto } from '../state/rejectedPhoto.ts'
import { NO_PHOTOS, receivePhotos } from './receivePhotos.ts'

const NETWORK: CallError = { kind: 'NETWORK' }
const ENDED = { kind: 'REFUSED', status: 404, errorCode: 'PHOTO_TRANSFER_ENDED', message: null, error: {} } as const

interface AtServer {
  readonly id: string
  readonly sealed: Blob
  state: 'WAITING' | 'TAKEN' | 'REFUSED'
}

/** A desk whose server has photos of a phone; after some looks the transfer has ended. */
async function openDesk(looks: number) {
  const keys = await transferKeys(newSecret())
  if (keys === null) throw new Error('a new secret has no keys')
  const { key } = keys
  const photos: AtServer[] = []
  const lost = { looks: 0, downloads: 0, outcomes: 0 }
  let left = looks
  const call = vi.fn(
    async (endpoint: Endpoint, given: { params: { photoId?: string }; body: { isTaken?: boolean } }) => {
      if (endpoint === finishTransferredPhoto) {
        if (lost.outcomes-- > 0) return err(NETWORK)
        const photo = photos.find(({ id }) => id === given.params.photoId)
        if (photo) photo.state = given.body.isTaken ? 'TAKEN' : 'REFUSED'
        return ok(photo)
      }
      if (left-- === 0) return err(ENDED)
      return lost.looks-- > 0 ? err(NETWORK) : ok({ photos: photos.map(({ id, state }) => ({ id, state, bytes: 1 })) })
    },
  )
  const download = vi.fn(async (_: Endpoint, given: { params: { photoId: string } }) => {
    if (lost.downloads-- > 0) return err(NETWORK)
    const found = photos.find(({ id }) => id === given.params.photoId)
    return found ? ok({ blob: found.sealed, fileName: null }) : err(ENDED)
  })
  const kept: File[] = []
  const keep = vi.fn(
    async (files: readonly File[], _: unknown, onRejected?: (rejected: readonly RejectedPhoto[]) => void) => {
      const [file] = files
      const isBad = file?.name === 'bad.jpg'
      if (file && !isBad) kept.push(file)
      onRejected?.(isBad ? [{ fileName: 'bad.jpg', problem: 'TRUNCATED' }] : [])
    },
  )
  const onChange = vi.fn()
  const send = async (id: string, name: string, sealedFor = id) =>
    void photos.push({ id, sealed: await sealPhoto(key, sealedFor, new File([name], name)), state: 'WAITING' })
  const receive = (signal = new AbortController().signal) =>
    receivePhotos(
      { client: { call, download } as never, intake: { keep }, onChange, pause: async () => {} },
      { transferId: 'transfer', secret: 'secret', key },
      signal,
    )
  const last = () => onChange.mock.calls.at(-1)?.[0] ?? NO_PHOTOS
  return { photos, lost, call, download, kept, keep, onChange, send, receive, last }
}

it('NLW-34: gives each photo to the intake once, as the file that the phone had, and tells the server', async () => {
  const desk = await openDesk(3)
  await desk.send('1', 'a.jpg')
  await desk.send('2', 'b.jpg')
  await desk.receive()
  expect(await Promise.all(desk.kept.map(async (file) => [file.name, await file.text()]))).toEqual([
    ['a.jpg', 'a.jpg'],
    ['b.jpg', 'b.jpg'],
  ])
  expect(desk.photos.map(({ state }) => state)).toEqual(['TAKEN', 'TAKEN'])
  expect(desk.download).toHaveBeenCalledTimes(2)
  expect(desk.last()).toEqual({ received: 2, awaited: 0, rejected: [], isConnected: true })
})

it('NLW-38: lists what the intake refuses and what was not encrypted for this transfer, and tells the server', async () => {
  const desk = await openDesk(2)
  await desk.send('1', 'bad.jpg')
  await desk.send('2', 'b.jpg', 'another id')
  await desk.receive()
  expect(desk.photos.map(({ state }) => state)).toEqual(['REFUSED', 'REFUSED'])
  expect(desk.kept).toEqual([])
  expect(desk.last().rejected).toEqual([
    { fileName: 'bad.jpg', problem: 'TRUNCATED' },
    { fileName: '—', problem: 'UNREADABLE' },
  ])
})

it('NLW-38: goes on when the connection is back, and reads no photo twice if the server was not told', async () => {
  const desk = await openDesk(6)
  Object.assign(desk.lost, { looks: 1, downloads: 1, outcomes: 2 })
  await desk.send('1', 'a.jpg')
  await desk.receive()
  expect(desk.onChange.mock.calls[0]?.[0].isConnected).toBe(false)
  expect([desk.kept.length, desk.photos[0]?.state, desk.last().isConnected]).toEqual([1, 'TAKEN', true])
})

it('stops when the dialog is closed', async () => {
  const desk = await openDesk(100)
  const closed = new AbortController()
  await desk.send('1', 'a.jpg')
  await desk.send('2', 'b.jpg')
  desk.keep.mockImplementationOnce(async () => closed.abort(new Error('closed')))
  await expect(desk.receive(closed.signal)).rejects.toThrow('closed')
  expect(desk.keep).toHaveBeenCalledOnce()
})
