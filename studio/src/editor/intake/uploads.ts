import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Result } from '@irodori/result'
import { withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import type { UploadState } from '../state/uploadState.ts'
import { uploadsAtom } from '../state/uploadState.ts'

/** Uploads one file. @param onShare called with the share of bytes sent, 0 to 1 */
export type SendPhoto = (
  imageName: string,
  file: Blob,
  onShare: (share: number) => void,
  signal: AbortSignal,
) => Promise<Result<unknown, CallError>>

export interface UploadOptions {
  readonly store: EditorStore
  readonly send: SendPhoto
  /** Resolves when the next attempt is worthwhile. */
  readonly waitForNetwork: (failures: number, signal: AbortSignal) => Promise<void>
  /** Resolves when the order is known and the customer is logged in. Uploads wait for it. */
  readonly waitForPermission: (signal: AbortSignal) => Promise<void>
  /** Stores the file on this device until the server has it. */
  readonly keep: (imageName: string, file: Blob) => void
  readonly onDone: (imageName: string) => void
  readonly onRefused: (imageName: string, errorCode: ErrorCode | null) => void
}

export interface Uploads {
  /** Uploads the file unless its upload is running or done. */
  readonly add: (imageName: string, file: Blob) => void
  readonly retry: (imageName: string) => void
  /** Uploads every photo again, those of earlier visits included, because the order has another folder for them. */
  readonly sendAgain: (stored: ReadonlyMap<string, { readonly file: Blob | null }>) => void
  /** Resolves true when the server has all photos, false when it has refused one. */
  readonly settled: (imageNames: readonly string[]) => Promise<boolean>
  readonly stop: () => void
}

/** Two uploads use the bandwidth without slowing each other down. */
const AT_ONCE = 2
/** Statuses of a temporary failure that says nothing about the photo. */
const PASSING = new Set([401, 429, 502, 503, 504])

/** Uploads photos in the background and repeats each upload until the server accepts or refuses it. */
export function createUploads(options: UploadOptions): Uploads {
  const { store, send, waitForNetwork, waitForPermission } = options
  const files = new Map<string, Blob>()
  const waiting: string[] = []
  const stopper = new AbortController()
  /** Photos under way, and the folder of which order they are meant for. */
  const underWay = new Set<string>()
  let folder = 0

  const setState = (imageName: string, state: UploadState): void =>
    store.set(uploadsAtom, (uploads) => withEntry(uploads, imageName, state))

  async function sendOne(imageName: string, file: Blob): Promise<void> {
    for (let failures = 1; ; failures++) {
      await waitForPermission(stopper.signal)
      const sentTo = folder
      setState(imageName, { kind: 'SENDING', share: 0 })
      const result = await send(
        imageName,
        file,
        (share) => setState(imageName, { kind: 'SENDING', share }),
        stopper.signal,
      )
      if (result.ok) {
        if (sentTo !== folder) continue
        setState(imageName, { kind: 'DONE' })
        return options.onDone(imageName)
      }
      const { error: failure } = result
      if (failure.kind === 'ABORTED') return
      if (failure.kind === 'REFUSED' && !PASSING.has(failure.status)) {
        setState(imageName, { kind: 'REFUSED', errorCode: failure.errorCode })
        return options.onRefused(imageName, failure.errorCode)
      }
      setState(imageName, { kind: 'WAITING_NETWORK' })
      await waitForNetwork(failures, stopper.signal)
    }
  }

  function next(): void {
    if (underWay.size >= AT_ONCE || stopper.signal.aborted) return
    const imageName = waiting.shift()
    const file = imageName === undefined ? undefined : files.get(imageName)
    if (imageName === undefined || file === undefined) return
    underWay.add(imageName)
    sendOne(imageName, file)
      // Rejects only when the editor closes during a wait.
      .catch(() => {})
      .finally(() => {
        underWay.delete(imageName)
        next()
      })
    next()
  }

  const enqueue = (imageName: string): void => {
    setState(imageName, { kind: 'WAITING' })
    waiting.push(imageName)
    next()
  }

  return {
    add(imageName, file) {
      const state = store.get(uploadsAtom).get(imageName)
      if (state && state.kind !== 'REFUSED') return
      files.set(imageName, file)
      options.keep(imageName, file)
      enqueue(imageName)
    },
    retry(imageName) {
      if (store.get(uploadsAtom).get(imageName)?.kind === 'REFUSED' && files.has(imageName)) enqueue(imageName)
    },
    sendAgain(stored) {
      folder += 1
      for (const [imageName, { file }] of stored) if (file) files.set(imageName, file)
      for (const imageName of files.keys())
        if (!underWay.has(imageName) && !waiting.includes(imageName)) enqueue(imageName)
    },
    settled: (imageNames) =>
      new Promise((resolve) => {
        let unsubscribe = (): void => {}
        const update = (): void => {
          const states = imageNames.map((name) => store.get(uploadsAtom).get(name)?.kind ?? 'DONE')
          const refused = states.includes('REFUSED')
          if (!refused && states.some((kind) => kind !== 'DONE')) return
          unsubscribe()
          resolve(!refused)
        }
        unsubscribe = store.sub(uploadsAtom, update)
        update()
      }),
    stop: () => stopper.abort(new Error('the editor has been closed')),
  }
}
