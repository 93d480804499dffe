import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { expect, it, vi } from 'vitest'
import type { Controlled } from '../../../testing/controlledPromise.ts'
import { controlled, settle } from '../../../testing/controlledPromise.ts'
import { createEditorStore } from '../state/store.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { createUploads } from './uploads.ts'

const OK: Result<unknown, CallError> = ok({})
const refused = (status: number): Result<unknown, CallError> =>
  err({ kind: 'REFUSED', status, errorCode: 'IMAGE_TRUNCATED', message: null, error: {} })

function begin(isAllowed = true) {
  const store = createEditorStore()
  const sent: { file: Blob; answer: Controlled<Result<unknown, CallError>>; share: (share: number) => void }[] = []
  const network: Controlled<void>[] = []
  const allowance = controlled<void>()
  if (isAllowed) allowance.resolve()
  const onRefused = vi.fn()
  const keep = vi.fn()
  const uploads = createUploads({
    store,
    send: (_, file, share) => {
      const answer = controlled<Result<unknown, CallError>>()
      sent.push({ file, answer, share })
      return answer.promise
    },
    waitForNetwork: () => {
      const back = controlled<void>()
      network.push(back)
      return back.promise
    },
    waitForPermission: () => allowance.promise,
    keep,
    onDone: () => {},
    onRefused,
  })
  return {
    uploads,
    sent,
    network,
    allowance,
    onRefused,
    keep,
    state: (name: string) => store.get(uploadsAtom).get(name),
  }
}

const file = new Blob(['photo'])

it('reports the progress of an upload and its end', async () => {
  const { uploads, sent, state } = begin()
  uploads.add('a', file)
  await settle()
  sent[0]?.share(0.4)
  expect(state('a')).toEqual({ kind: 'SENDING', share: 0.4 })
  sent[0]?.answer.resolve(OK)
  await settle()
  expect(state('a')).toEqual({ kind: 'DONE' })
})

it('NLW-10: stores a photo on this device before its upload', async () => {
  const { uploads, sent, keep } = begin(false)
  uploads.add('a', file)
  expect(keep).toHaveBeenCalledWith('a', file)
  expect(sent).toEqual([])
})

it('runs two uploads at a time and uploads the same photo once', async () => {
  const { uploads, sent } = begin()
  for (const name of ['a', 'b', 'c', 'a']) uploads.add(name, file)
  await settle()
  expect(sent).toHaveLength(2)
  sent[0]?.answer.resolve(OK)
  await settle()
  expect(sent).toHaveLength(3)
})

it('NLW-11: starts no upload before the order is known', async () => {
  const { uploads, sent, allowance, state } = begin(false)
  uploads.add('a', file)
  await settle()
  expect([sent.length, state('a')?.kind]).toEqual([0, 'WAITING'])
  allowance.resolve()
  await settle()
  expect(sent).toHaveLength(1)
})

it.each([
  ['no line', err<CallError>({ kind: 'NETWORK' })],
  ['a busy server', refused(503)],
  ['a session that ended', refused(401)],
])('waits and tries again: %s', async (_, answer) => {
  const { uploads, sent, network, state } = begin()
  uploads.add('a', file)
  await settle()
  sent[0]?.answer.resolve(answer)
  await settle()
  expect(state('a')).toEqual({ kind: 'WAITING_NETWORK' })
  network[0]?.resolve()
  await settle()
  sent[1]?.answer.resolve(OK)
  await settle()
  expect(state('a')).toEqual({ kind: 'DONE' })
})

it('EDT-12: stops the upload of a refused photo with its reason and repeats it on request', async () => {
  const { uploads, sent, onRefused, state } = begin()
  uploads.add('a', file)
  await settle()
  sent[0]?.answer.resolve(refused(400))
  await settle()
  expect(state('a')).toEqual({ kind: 'REFUSED', errorCode: 'IMAGE_TRUNCATED' })
  expect(onRefused).toHaveBeenCalledWith('a', 'IMAGE_TRUNCATED')
  await expect(uploads.settled(['a'])).resolves.toBe(false)
  uploads.retry('a')
  await settle()
  sent[1]?.answer.resolve(OK)
  await expect(uploads.settled(['a'])).resolves.toBe(true)
})

it('counts photos without an upload in this visit as sent', async () => {
  const { uploads } = begin()
  await expect(uploads.settled(['old'])).resolves.toBe(true)
})

it('ODR-54: uploads every photo again for another order, also one that is under way and one of an earlier visit', async () => {
  const { uploads, sent, state } = begin()
  uploads.add('a', file)
  uploads.add('b', file)
  await settle()
  sent[0]?.answer.resolve(OK)
  await settle()
  uploads.sendAgain(new Map([['c', { file: new Blob(['earlier']) }]]))
  await settle()
  expect([sent.length, state('a')?.kind]).toEqual([3, 'SENDING'])
  // The answer about the folder of the order before.
  sent[1]?.answer.resolve(OK)
  await settle()
  expect([sent.length, state('b')?.kind]).toEqual([4, 'SENDING'])
  for (const { answer } of sent) answer.resolve(OK)
  await settle()
  sent[4]?.answer.resolve(OK)
  await settle()
  expect(['a', 'b', 'c'].map((name) => state(name)?.kind)).toEqual(['DONE', 'DONE', 'DONE'])
})
