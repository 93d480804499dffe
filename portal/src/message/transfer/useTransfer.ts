import type { CallError } from '@irodori/client'
import type { Result } from '@irodori/result'
import { useEffect, useRef, useState } from 'react'
import { transferOutcome } from './transferOutcome.ts'

export type TransferState =
  | { readonly kind: 'IDLE' }
  /** The file is being read on the device. */
  | { readonly kind: 'CHECKING' }
  /** @property share from 0 to 1; null once all has left and the server looks at it */
  | { readonly kind: 'SENDING'; readonly share: number | null; readonly isWaiting: boolean }
  | { readonly kind: 'STOPPED' }

interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly sent: number; readonly total: number }) => void
  /** The line is cut, and it will go on by itself. */
  readonly onWaiting: (isWaiting: boolean) => void
}

interface TransferDeps {
  /** Codes of what is wrong with a file, before anything is sent. */
  readonly check: (file: File) => Promise<readonly string[]>
  readonly send: (file: File, sending: Sending) => Promise<Result<unknown, CallError>>
  readonly onDone: () => Promise<unknown>
  readonly onSending: (isSending: boolean) => void
}

const IDLE: TransferState = { kind: 'IDLE' }
const STARTED: TransferState = { kind: 'SENDING', share: 0, isWaiting: false }

/**
 * One place for a file: a chosen file is checked on the device and sent at once (DGM-6), with progress, a way to give it
 * up and to try again (DGM-7).
 */
export function useTransfer({ check, send, onDone, onSending }: TransferDeps) {
  const [state, setState] = useState<TransferState>(IDLE)
  const [problems, setProblems] = useState<readonly string[]>([])
  const last = useRef<File | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])
  const isSending = state.kind === 'CHECKING' || state.kind === 'SENDING'
  const tell = useRef(onSending)
  tell.current = onSending
  useEffect(() => {
    if (!isSending) return
    tell.current(true)
    return () => tell.current(false)
  }, [isSending])

  const start = async (file: File) => {
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    last.current = file
    const isOver = () => under.current !== controller
    const show = (next: TransferState) => {
      if (!isOver()) setState(next)
    }
    show({ kind: 'CHECKING' })
    // A file that cannot be read, because it was moved meanwhile or the reader did not come, stops like a lost line.
    const found = await check(file).catch(() => null)
    if (isOver()) return
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
    if (isOver()) return
    if (outcome.kind === 'DONE') await onDone()
    if (outcome.kind === 'REFUSED') setProblems([outcome.code])
    show(outcome.kind === 'STOPPED' ? { kind: 'STOPPED' } : IDLE)
  }

  return {
    state,
    /** Codes, to be told in a dialog; empty where there is nothing to tell. */
    problems,
    forgetProblems: () => setProblems([]),
    start: (file: File) => void start(file),
    retry: () => last.current && void start(last.current),
    cancel: () => {
      under.current?.abort()
      under.current = null
      setState(IDLE)
    },
  }
}
