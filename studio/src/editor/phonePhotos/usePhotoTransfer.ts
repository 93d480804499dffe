import { type CallError, errorCodeOf } from '@irodori/client/callError'
import { useConnection } from '@irodori/client/ClientProvider'
import { pause } from '@irodori/client/pause'
import { canEncrypt, newSecret, transferKeys } from '@irodori/client/transferKeys'
import { fillUrl } from '@irodori/client/urlOf'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { endPhotoTransfer, openPhotoTransfer } from '@irodori/contract/endpoints/photoTransfer'
import { PAGES } from '@irodori/contract/pages'
import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '../context/EditorContext.ts'
import { orderAtom } from '../state/savingState.ts'
import { browserSecret } from './browserSecret.ts'
import type { Receipt } from './receivePhotos.ts'
import { NO_PHOTOS, receivePhotos } from './receivePhotos.ts'

export type TransferState =
  | { readonly kind: 'OPENING' }
  /** The address of the phone's page, with the secret in its fragment, and the digits that both sides show. */
  | { readonly kind: 'OPEN'; readonly address: string; readonly code: string }
  | { readonly kind: 'PROBLEM'; readonly error: CallError }
  /** An hour is over, or the browser has opened too many. */
  | { readonly kind: 'ENDED' }
  /** The page has no secure connection, so that the browser does not encrypt. */
  | { readonly kind: 'UNSUPPORTED' }

/** Ends a transfer while its page is being closed. A page that comes back shows that it has ended. */
function endWithPage(transferId: string, secret: string): void {
  const headers = { 'Csrf-Token': CSRF_TOKEN, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ secret })
  const url = fillUrl(endPhotoTransfer.path, { params: { transferId } })
  void fetch(url, { method: endPhotoTransfer.method, keepalive: true, headers, body }).catch(() => {})
}

interface TransferInUse {
  readonly state: TransferState
  readonly receipt: Receipt
  /** Opens another transfer. */
  readonly renew: () => void
}

/** NLW-34: an open transfer for as long as the component is shown; it ends with it. */
export function usePhotoTransfer(): TransferInUse {
  const { store, intake } = useEditor()
  const { client, session } = useConnection()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<TransferState>({ kind: 'OPENING' })
  const [receipt, setReceipt] = useState(NO_PHOTOS)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens another transfer
  useEffect(() => {
    const closed = new AbortController()
    const { signal } = closed
    const show = (next: TransferState): void => {
      if (!signal.aborted) setState(next)
    }
    async function run(): Promise<void> {
      if (!canEncrypt()) return show({ kind: 'UNSUPPORTED' })
      const link = newSecret()
      const keys = await transferKeys(link)
      if (keys === null || signal.aborted) return
      const { token, code, key } = keys
      const secret = browserSecret(() => window.localStorage)
      const orderNumber = session.read() === null ? undefined : store.get(orderAtom)?.orderNumber
      const begin = (order: object) => client.call(openPhotoTransfer, { body: { secret, token, ...order } })
      const ofOrder = await begin(orderNumber === undefined ? {} : { orderNumber })
      // A session that has ended meanwhile proves no order, and none is needed.
      const isForbidden = !ofOrder.ok && errorCodeOf(ofOrder.error) === 'FORBIDDEN'
      const opened = isForbidden ? await begin({}) : ofOrder
      if (!opened.ok) return show({ kind: 'PROBLEM', error: opened.error })
      const { id: transferId } = opened.value
      // The answer does not matter: the server ends the transfer after an hour at the latest.
      const end = () => void client.call(endPhotoTransfer, { params: { transferId }, body: { secret } })
      if (signal.aborted) return end()
      signal.addEventListener('abort', end)
      window.addEventListener('pagehide', () => endWithPage(transferId, secret), { signal })
      show({ kind: 'OPEN', address: `${window.location.origin}${PAGES.phonePhotos.path}#${link}`, code })
      const onChange = (next: Receipt): void => {
        if (!signal.aborted) setReceipt(next)
      }
      await receivePhotos({ client, intake, onChange, pause }, { transferId, secret, key }, signal)
      signal.removeEventListener('abort', end)
      show({ kind: 'ENDED' })
    }
    setState({ kind: 'OPENING' })
    setReceipt(NO_PHOTOS)
    // Rejects only when the component is removed.
    run().catch(() => {})
    return () => closed.abort()
  }, [attempt, client, session, store, intake])

  return { state, receipt, renew: useCallback(() => setAttempt((last) => last + 1), []) }
}
