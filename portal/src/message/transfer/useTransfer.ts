import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { useEffect, useRef, useState } from 'react'
import { transferOutcome } from './transferOutcome.ts'

export type TransferState =
  | { readonly kind: 'IDLE' }
  /** The file is being read on the device. */
  | { readonly kind: 'CHECKING' }
  /** @property share converted share from 0 to 1 */
  | { readonly kind: 'CONVERTING'; readonly share: number }
  /** @property share uploaded share from 0 to 1; null while the server checks the whole file */
  | { readonly kind: 'SENDING'; readonly share: number | null; readonly isWaiting: boolean }
  | { readonly kind: 'STOPPED' }

export interface Preparing {
  readonly signal: AbortSignal
  /** Called when the file is converted. */
  readonly onProgress: (share: number) => void
}

interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly sent: number; readonly total: number }) => void
  /** Called when the connection is lost; the upload continues automatically. */
  readonly onWaiting: (isWaiting: boolean) => void
}

interface TransferDeps {
  /**
   * Checks a chosen file and returns the file for the upload: itself, or one converted from it. Returns the codes of its
   * errors if it is refused, and null if the customer changed their mind.
   */
  readonly prepare: (file: File, preparing: Preparing) => Promise<Result<File, readonly string[]> | null>
  readonly send: (file: File, sending: Sending) => Promise<Result<unknown, CallError>>
  readonly onDone: () => Promise<unknown>
  readonly onSending: (isSending: boolean) => void
}

const IDLE: TransferState = { kind: 'IDLE' }
const STARTED: TransferState = { kind: 'SENDING', share: 0, isWaiting: false }

/**
 * The upload of one file field: prepares a chosen file on the device and uploads it at once (DGM-6), with progress, cancel
 * and retry (DGM-7).
 */
export function useTransfer({ prepare, send, onDone, onSending }: TransferDeps) {
  const [state, setState] = useState<TransferState>(IDLE)
  const [problems, setProblems] = useState<readonly string[]>([])
  /** The file that was chosen, and the one made from it, which a retry uploads without making it again. */
  const last = useRef<{ readonly chosen: File; readonly prepared: File | null } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isSending = state.kind !== 'IDLE' && state.kind !== 'STOPPED'
  const notify = useRef(onSending)
  notify.current = onSending
  useEffect(() => {
    if (!isSending) return
    notify.current(true)
    return () => notify.current(false)
  }, [isSending])

  const start = async (chosen: File, known: File | null) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    last.current = { chosen, prepared: known }
    const isReplaced = () => running.current !== controller
    const show = (next: TransferState) => {
      if (!isReplaced()) setState(next)
    }
    const prepareNow = async () => {
      show({ kind: 'CHECKING' })
      return prepare(chosen, { signal, onProgress: (share) => show({ kind: 'CONVERTING', share }) })
    }
    // An unreadable file (moved meanwhile, or its checker failed to load) stops like a lost connection.
    const prepared = known === null ? await prepareNow().catch(() => 'UNREADABLE' as const) : ok(known)
    if (isReplaced()) return
    if (prepared === 'UNREADABLE') return setState({ kind: 'STOPPED' })
    if (prepared === null) return setState(IDLE)
    if (!prepared.ok) {
      setState(IDLE)
      return setProblems(prepared.error)
    }
    last.current = { chosen, prepared: prepared.value }
    show(STARTED)
    const outcome = transferOutcome(
      await send(prepared.value, {
        signal,
        onProgress: ({ sent, total }) =>
          show({ kind: 'SENDING', share: sent < total ? sent / total : null, isWaiting: false }),
        onWaiting: (isWaiting) => isWaiting && show({ kind: 'SENDING', share: null, isWaiting }),
      }),
    )
    if (isReplaced()) return
    if (outcome.kind === 'DONE') await onDone()
    if (outcome.kind === 'REFUSED') setProblems([outcome.code])
    show(outcome.kind === 'STOPPED' ? { kind: 'STOPPED' } : IDLE)
  }

  return {
    state,
    /** Error codes for a dialog; empty without errors. */
    problems,
    dismissProblems: () => setProblems([]),
    start: (file: File) => void start(file, null),
    retry: () => last.current && void start(last.current.chosen, last.current.prepared),
    cancel: () => {
      running.current?.abort()
      running.current = null
      setState(IDLE)
    },
  }
}
