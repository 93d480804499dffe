import type { CallError } from '@irodori/client/callError'
import { openSealedPhoto } from '@irodori/client/sealedPhoto'
import { newSecret, transferKeys } from '@irodori/client/transferKeys'
import { TRANSFER_LIMITS } from '@irodori/contract/entities/photoTransfer'
import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSending } from './createSending.ts'

type Photo = { id: string; state: 'WAITING' | 'TAKEN' | 'REFUSED' }
type Upload = { body: { token: string; photoId: string }; file: Blob }

const refused = (errorCode: string, status = 400): CallError =>
  ({ kind: 'REFUSED', status, errorCode, message: null, error: {} }) as CallError
const ENDED = refused('PHOTO_TRANSFER_ENDED', 404)

/** Encrypting takes longer on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

const picture = (name: string, bytes = 10): File => new File([new Uint8Array(bytes).fill(7)], name)

/** A phone whose server is played by the test. */
async function openPhone(answer: (upload: Upload) => Promise<Result<unknown, CallError>> = async () => ok(null)) {
  const keys = await transferKeys(newSecret())
  if (keys === null) throw new Error('a new secret has no keys')
  const atServer: Photo[] = []
  const server = { hasEnded: false }
  const looks: (() => void)[] = []
  const upload = vi.fn(async (_endpoint: unknown, given: Upload) => {
    const answered = await answer(given)
    if (answered.ok) atServer.push({ id: given.body.photoId, state: 'WAITING' })
    return answered
  })
  const call = vi.fn(async () => (server.hasEnded ? err(ENDED) : ok({ photos: atServer })))
  const waitForNetwork = vi.fn(async () => {})
  let ids = 0
  const store = createSending({
    client: { call, upload } as never,
    keys,
    newId: () => `id ${++ids}`,
    waitForNetwork,
    pause: () => new Promise((resolve) => looks.push(resolve)),
  })
  onTestFinished(store.stop)
  const kinds = () => store.read().photos.map(({ state }) => state.kind)
  const look = async () => {
    await until(() => expect(looks.length).toBeGreaterThan(0))
    looks.shift()?.()
    await until(() => expect(looks.length).toBeGreaterThan(0))
  }
  return { keys, store, upload, waitForNetwork, kinds, look, atServer, server, looks }
}

it('NLW-35: sends each photo encrypted for its id, with the token and without the key', async () => {
  const { keys, store, upload, kinds } = await openPhone()
  store.add([picture('a.jpg'), picture('b.jpg')])
  await until(() => expect(kinds()).toEqual(['SENT', 'SENT']))
  for (const [, { body, file }] of upload.mock.calls) {
    expect(Object.keys(body)).toEqual(['token', 'photoId'])
    expect(body.token).toBe(keys.token)
    const opened = await openSealedPhoto(keys.key, body.photoId, file)
    expect([opened?.size, ['a.jpg', 'b.jpg'].includes(opened?.name ?? '')]).toEqual([10, true])
  }
})

it('NLW-38: learns what the desk did with each photo', async () => {
  const { store, kinds, look, atServer } = await openPhone()
  store.add([picture('a'), picture('b'), picture('c')])
  await until(() => expect(kinds()).toEqual(['SENT', 'SENT', 'SENT']))
  for (const photo of atServer)
    photo.state = photo.id === 'id 1' ? 'TAKEN' : photo.id === 'id 2' ? 'REFUSED' : 'WAITING'
  await look()
  expect(kinds()).toEqual(['ARRIVED', 'UNUSABLE', 'SENT'])
})

it('NLW-38: sends a photo again while the connection is lost or the server busy, and no more than two at once', async () => {
  const failures: CallError[] = [{ kind: 'NETWORK' }, refused('BUSY', 503), refused('TOO_MANY_TRIES', 429)]
  let [running, most] = [0, 0]
  const { store, upload, kinds, waitForNetwork } = await openPhone(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    const failure = failures.shift()
    return failure ? err(failure) : ok(null)
  })
  store.add(Array.from({ length: 6 }, (_, at) => picture(`${at}`)))
  await until(() => expect(kinds()).toEqual(Array(6).fill('SENT')))
  expect([upload.mock.calls.length, waitForNetwork.mock.calls.length, most]).toEqual([9, 3, 2])
})

it('NLW-38: says of each photo why it was not sent, and sends it again on request', async () => {
  const answers = [err(refused('INTERNAL', 500)), err(refused('PHOTO_TRANSFER_FULL')), ok(null)]
  const { store, kinds } = await openPhone(async () => answers.shift() ?? ok(null))
  store.add([picture('a')])
  await until(() => expect(store.read().photos[0]?.state).toEqual({ kind: 'FAILED', reason: 'REFUSED' }))
  store.add([picture('b')])
  await until(() => expect(store.read().photos[1]?.state).toEqual({ kind: 'FAILED', reason: 'FULL' }))
  store.add([picture('large', UPLOAD_LIMITS.LARGEST_PHOTO + 1)])
  expect(store.read().photos[2]?.state).toEqual({ kind: 'FAILED', reason: 'TOO_LARGE' })
  store.sendAgain('id 1')
  await until(() => expect(kinds()[0]).toBe('SENT'))
})

it(`NLW-36: takes ${TRANSFER_LIMITS.PHOTOS} photos and says how many were too many`, async () => {
  const { store } = await openPhone()
  store.add(Array.from({ length: TRANSFER_LIMITS.PHOTOS - 1 }, (_, at) => picture(`${at}`)))
  expect(store.read().surplus).toBe(0)
  store.add([picture('last'), picture('too many'), picture('too many')])
  expect([store.read().photos.length, store.read().surplus]).toEqual([TRANSFER_LIMITS.PHOTOS, 2])
})

it('NLW-38: sends nothing any more when the desk has ended the transfer', async () => {
  const { store, upload, look, server, looks } = await openPhone()
  await until(() => expect(store.read().link).toBe('OPEN'))
  await look()
  server.hasEnded = true
  looks.shift()?.()
  await until(() => expect(store.read().link).toBe('ENDED'))
  store.add([picture('late')])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(upload).not.toHaveBeenCalled()
})

it('NLW-38: ends at the photo that the server refuses because the transfer has ended', async () => {
  const { store, upload } = await openPhone(async () => err(ENDED))
  store.add([picture('a'), picture('b'), picture('c')])
  await until(() => expect(store.read().link).toBe('ENDED'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(upload.mock.calls.length).toBeLessThanOrEqual(2)
})
