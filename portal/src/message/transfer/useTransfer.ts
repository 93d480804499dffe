import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { useEffect, useRef, useState } from 'react'
import { transferOutcome } from './transferOutcome.ts'

export type TransferState =
  | { readonly kind: 'IDLE' }
  /** The file is being read on the device. */
  | { readonly kind: 'CHECKING' }
  /** @property share uploaded share from 0 to 1; null while the server checks the whole file */
  | { readonly kind: 'SENDING'; readonly share: number | null; readonly isWaiting: boolean }
  | { readonly kind: 'STOPPED' }

interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly sent: number; readonly total: number }) => void
  /** Called when the connection is lost; the upload continues automatically. */
  readonly onWaiting: (isWaiting: boolean) => void
}

interface TransferDeps {
  /** Checks a file before the upload and returns the codes of its errors. */
  readonly check: (file: File) => Promise<readonly string[]>
  readonly send: (file: File, sending: Sending) => Promise<Result<unknown, CallError>>
  readonly onDone: () => Promise<unknown>
  readonly onSending: (isSending: boolean) => void
}

const IDLE: TransferState = { kind: 'IDLE' }
const STARTED: TransferState = { kind: 'SENDING', share: 0, isWaiting: false }

/**
 * The upload of one file field: checks a chosen file on the device and uploads it at once (DGM-6), with progress, cancel
 * and retry (DGM-7).
 */
export function useTransfer({ check, send, onDone, onSending }: TransferDeps) {
  const [state, setState] = useState<TransferState>(IDLE)
  const [problems, setProblems] = useState<readonly string[]>([])
  const last = useRef<File | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isSending = state.kind === 'CHECKING' || state.kind === 'SENDING'
  const notify = useRef(onSending)
  notify.current = onSending
  useEffect(() => {
    if (!isSending) return
    notify.current(true)
    return () => notify.current(false)
  }, [isSending])

  const start = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    last.current = file
    const isReplaced = () => running.current !== controller
    const show = (next: TransferState) => {
      if (!isReplaced()) setState(next)
    }
    show({ kind: 'CHECKING' })
    // An unreadable file (moved meanwhile, or its checker failed to load) stops like a lost connection.
    const found = await check(file).catch(() => null)
    if (isReplaced()) return
    if (found === null) return setState({ kind: 'STOPPED' })
    if (found.length > 0) {
      setState(IDLE)
      return setProblems(found)
    }
    show(STARTED)
    const outcome = transferOutcome(
      await send(file, {
        signal: controller.signal,
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
    start: (file: File) => void start(file),
    retry: () => last.current && void start(last.current),
    cancel: () => {
      running.current?.abort()
      running.current = null
      setState(IDLE)
    },
  }
}
