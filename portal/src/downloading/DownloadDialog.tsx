import { useClient, useSession } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { saveFile } from '@irodori/client/saveFile'
import type { Order } from '@irodori/contract/entities/order'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { Progress } from '@irodori/ui/Progress'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchDesigns, megabytes } from './designDownload.ts'

interface DownloadDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

type State =
  | { readonly kind: 'RUNNING'; readonly bytes: number }
  | { readonly kind: 'DONE'; readonly fileName: string }
  | { readonly kind: 'FAILED'; readonly error: CallError }

/** DWN-3: downloads all pages of an order as one archive, shows the progress, and aborts when the dialog closes. */
export function DownloadDialog({ order, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('orderDialogs')
  const client = useClient()
  const role = useSession()?.role ?? 'GUEST'
  const messageOf = useErrorMessage()
  const [state, setState] = useState<State>({ kind: 'RUNNING', bytes: 0 })
  const running = useRef<AbortController | null>(null)

  async function run(): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'RUNNING', bytes: 0 })
    const result = await fetchDesigns(client, role, order.orderNumber, {
      signal: controller.signal,
      onReceived: (bytes) => setState({ kind: 'RUNNING', bytes }),
    })
    if (controller.signal.aborted) return
    if (!result.ok) return setState({ kind: 'FAILED', error: result.error })
    saveFile(result.value.blob, result.value.fileName)
    setState({ kind: 'DONE', fileName: result.value.fileName })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opening of the dialog
  useEffect(() => {
    void run()
    return () => running.current?.abort()
  }, [])

  const problem = state.kind === 'FAILED' ? messageOf(state.error) : null
  return (
    <Dialog
      open
      title={t('download.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(state.kind === 'RUNNING' ? 'download.stop' : 'download.close')}</Button>
          {problem && (
            <Button variant="primary" icon="reset" onClick={() => void run()}>
              {t('download.again')}
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'RUNNING' && (
        <Progress label={t('download.running', { megabytes: megabytes(state.bytes) })} value={null} />
      )}
      {state.kind === 'DONE' && <Callout tone="good">{t('download.done', { name: state.fileName })}</Callout>}
      {problem && (
        <Callout tone="danger" urgent>
          {problem.title} {problem.body}
        </Callout>
      )}
    </Dialog>
  )
}
