import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { sealPhoto } from '@irodori/client/sealedPhoto'
import type { TransferKeys } from '@irodori/client/transferKeys'
import { readPhoneTransfer, sendPhonePhoto } from '@irodori/contract/endpoints/photoTransfer'
import { TRANSFER_LIMITS } from '@irodori/contract/entities/photoTransfer'
import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import type { SendingState, SentPhoto } from './sentPhoto.ts'

/** What the page shows. */
export interface Sending {
  /** The first question to the server is unanswered; the desk takes photos; or it takes none any more. */
  readonly link: 'UNKNOWN' | 'OPEN' | 'ENDED'
  readonly photos: readonly SentPhoto[]
  /** Photos of the last choice that were one too many. */
  readonly surplus: number
}

export interface SendingStore {
  readonly read: () => Sending
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (files: readonly File[]) => void
  readonly sendAgain: (id: string) => void
  readonly stop: () => void
}

interface Deps {
  readonly client: Pick<Client, 'call' | 'upload'>
  readonly keys: Pick<TransferKeys, 'token' | 'key'>
  readonly newId: () => string
  /** Resolves when the next attempt is worthwhile. Rejects when the signal aborts. */
  readonly waitForNetwork: (failures: number, signal: AbortSignal) => Promise<void>
  /** Takes milliseconds. Rejects when the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Two photos at once use the bandwidth, and more would not fit into the memory of a phone. */
const AT_ONCE = 2
/** Milliseconds between two questions whether the desk has fetched photos. */
const LOOK_MS = 2000
/** Statuses of a temporary failure that says nothing about the photo. */
const PASSING = new Set([429, 502, 503, 504])

const reasonOf = (error: CallError): Extract<SendingState, { kind: 'FAILED' }>['reason'] => {
  const code = error.kind === 'REFUSED' ? error.errorCode : null
  return code === 'PHOTO_TRANSFER_FULL' ? 'FULL' : code === 'IMAGE_MAXIMUM_SIZE' ? 'TOO_LARGE' : 'REFUSED'
}

const isEnd = (error: CallError): boolean => error.kind === 'REFUSED' && error.errorCode === 'PHOTO_TRANSFER_ENDED'
const isPassing = (error: CallError): boolean =>
  error.kind === 'NETWORK' || (error.kind === 'REFUSED' && PASSING.has(error.status))

/** NLW-38: encrypts and sends photos, each until the server has accepted or refused it, and learns what the desk did with them. */
export function createSending({ client, keys, newId, waitForNetwork, pause }: Deps): SendingStore {
  const { token, key } = keys
  const stopper = new AbortController()
  const { signal } = stopper
  const listeners = new Set<() => void>()
  let sending: Sending = { link: 'UNKNOWN', photos: [], surplus: 0 }
  let underWay = 0

  const change = (patch: Partial<Sending>): void => {
    sending = { ...sending, ...patch }
    for (const listener of listeners) listener()
  }
  const setState = (id: string, state: SendingState): void =>
    change({ photos: sending.photos.map((photo) => (photo.id === id ? { ...photo, state } : photo)) })

  const end = (): void => {
    change({ link: 'ENDED' })
    stopper.abort(new Error('the transfer has ended'))
  }

  async function send({ id, file }: SentPhoto): Promise<void> {
    for (let failures = 1; ; failures++) {
      setState(id, { kind: 'SEALING' })
      const sealed = await sealPhoto(key, id, file).catch(() => null)
      if (sealed === null) return setState(id, { kind: 'FAILED', reason: 'UNREADABLE' })
      setState(id, { kind: 'SENDING', share: 0 })
      const onProgress = ({ sent, total }: { sent: number; total: number }): void =>
        setState(id, { kind: 'SENDING', share: total > 0 ? sent / total : 0 })
      const sent = await client.upload(
        sendPhonePhoto,
        { body: { token, photoId: id }, file: sealed },
        { signal, onProgress },
      )
      if (sent.ok) return setState(id, { kind: 'SENT' })
      if (sent.error.kind === 'ABORTED') return
      if (isEnd(sent.error)) return end()
      if (!isPassing(sent.error)) return setState(id, { kind: 'FAILED', reason: reasonOf(sent.error) })
      setState(id, { kind: 'WAITING_NETWORK' })
      await waitForNetwork(failures, signal)
    }
  }

  function next(): void {
    const photo = sending.photos.find(({ state }) => state.kind === 'WAITING')
    if (photo === undefined || underWay >= AT_ONCE || signal.aborted) return
    underWay += 1
    send(photo)
      // Rejects only when the page is left or the transfer has ended.
      .catch(() => {})
      .finally(() => {
        underWay -= 1
        next()
      })
    next()
  }

  async function lookForArrivals(): Promise<void> {
    for (;;) {
      const seen = await client.call(readPhoneTransfer, { body: { token } }, { signal })
      signal.throwIfAborted()
      if (!seen.ok && isEnd(seen.error)) return end()
      if (seen.ok) {
        const atServer = new Map(seen.value.photos.map(({ id, state }) => [id, state] as const))
        const photos = sending.photos.map((photo): SentPhoto => {
          const state = photo.state.kind === 'SENT' ? atServer.get(photo.id) : undefined
          if (state === undefined || state === 'WAITING') return photo
          return { ...photo, state: { kind: state === 'TAKEN' ? 'ARRIVED' : 'UNUSABLE' } }
        })
        change({ link: 'OPEN', photos })
      } else if (sending.link === 'UNKNOWN') {
        // Photos may be chosen without an answer, too, and wait for the connection.
        change({ link: 'OPEN' })
      }
      await pause(LOOK_MS, signal)
    }
  }
  lookForArrivals().catch(() => {})

  return {
    read: () => sending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const taken = sending.photos.filter(({ state }) => state.kind !== 'FAILED').length
      const room = Math.max(0, TRANSFER_LIMITS.PHOTOS - taken)
      const photos = files.slice(0, room).map((file): SentPhoto => {
        const isTooLarge = file.size > UPLOAD_LIMITS.LARGEST_PHOTO
        return { id: newId(), file, state: isTooLarge ? { kind: 'FAILED', reason: 'TOO_LARGE' } : { kind: 'WAITING' } }
      })
      change({ photos: [...sending.photos, ...photos], surplus: Math.max(0, files.length - room) })
      next()
    },
    sendAgain(id) {
      setState(id, { kind: 'WAITING' })
      next()
    },
    stop: () => stopper.abort(new Error('the page has been left')),
  }
}
