import type { CallError } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'
import type { Result } from '@irodori/result'
import { withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import type { UploadState } from '../state/uploadState.ts'
import { uploadsAtom } from '../state/uploadState.ts'

/** Sends one file. @param onShare told 0 to 1 of the bytes that have left. */
export type SendPhoto = (
  imageName: string,
  file: Blob,
  onShare: (share: number) => void,
  signal: AbortSignal,
) => Promise<Result<unknown, CallError>>

export interface UploadOptions {
  readonly store: EditorStore
  readonly send: SendPhoto
  /** Resolves when it is worth trying again. */
  readonly waitForNetwork: (failures: number, signal: AbortSignal) => Promise<void>
  /** Resolves when the order is known and the customer is logged in: nothing can be sent before. */
  readonly allowed: (signal: AbortSignal) => Promise<void>
  /** Keeps the file on this device until the server has it. */
  readonly keep: (imageName: string, file: Blob) => void
  readonly onDone: (imageName: string) => void
  readonly onRefused: (imageName: string, errorCode: ErrorCode | null) => void
}

export interface Uploads {
  /** Sends the file unless it is on its way or there. */
  readonly add: (imageName: string, file: Blob) => void
  readonly retry: (imageName: string) => void
  /** True when all of these are on the server, false when one was refused. */
  readonly settled: (imageNames: readonly string[]) => Promise<boolean>
  readonly stop: () => void
}

/** Two at a time keep the line busy without starving each other. */
const AT_ONCE = 2
/** Answers that say "not now" and nothing about the photo. */
const PASSING = new Set([401, 429, 502, 503, 504])

/** Sends photos in the background, again and again until the server has them or refuses them. */
export function createUploads(options: UploadOptions): Uploads {
  const { store, send, waitForNetwork, allowed } = options
  const files = new Map<string, Blob>()
  const waiting: string[] = []
  const stopper = new AbortController()
  let running = 0

  const setState = (imageName: string, state: UploadState): void =>
    store.set(uploadsAtom, (uploads) => withEntry(uploads, imageName, state))

  async function sendOne(imageName: string, file: Blob): Promise<void> {
    for (let failures = 1; ; failures++) {
      await allowed(stopper.signal)
      setState(imageName, { kind: 'SENDING', share: 0 })
      const result = await send(
        imageName,
        file,
        (share) => setState(imageName, { kind: 'SENDING', share }),
        stopper.signal,
      )
      if (result.ok) {
        setState(imageName, { kind: 'DONE' })
        files.delete(imageName)
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
    if (running >= AT_ONCE || stopper.signal.aborted) return
    const imageName = waiting.shift()
    const file = imageName === undefined ? undefined : files.get(imageName)
    if (imageName === undefined || file === undefined) return
    running += 1
    sendOne(imageName, file)
      // Rejects only when the editor is closed while it waits.
      .catch(() => {})
      .finally(() => {
        running -= 1
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
    settled: (imageNames) =>
      new Promise((resolve) => {
        let unsubscribe = (): void => {}
        const look = (): void => {
          const states = imageNames.map((name) => store.get(uploadsAtom).get(name)?.kind ?? 'DONE')
          const refused = states.includes('REFUSED')
          if (!refused && states.some((kind) => kind !== 'DONE')) return
          unsubscribe()
          resolve(!refused)
        }
        unsubscribe = store.sub(uploadsAtom, look)
        look()
      }),
    stop: () => stopper.abort(new Error('the editor was closed')),
  }
}
