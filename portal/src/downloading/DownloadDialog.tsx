import { useClient, useSession } from '@irodori/client/ClientProvider'
import { saveFile } from '@irodori/client/saveFile'
import { useResultMutation } from '@irodori/client/useCallMutation'
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

/** DWN-3: downloads all pages of an order as one archive, shows the progress, and aborts when the dialog closes. */
export function DownloadDialog({ order, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('orderDialogs')
  const client = useClient()
  const role = useSession()?.role ?? 'GUEST'
  const messageOf = useErrorMessage()
  const [bytes, setBytes] = useState(0)
  const running = useRef<AbortController | null>(null)
  const { run, data, error } = useResultMutation(
    () => {
      running.current = new AbortController()
      setBytes(0)
      return fetchDesigns(client, role, order.orderNumber, { signal: running.current.signal, onReceived: setBytes })
    },
    { onSuccess: ({ blob, fileName }) => saveFile(blob, fileName) },
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opening of the dialog
  useEffect(() => {
    // Started later, because React runs the effects of a development build twice.
    const timer = setTimeout(() => void run())
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [])

  const isRunning = data === undefined && error === null
  const problem = error && messageOf(error)
  return (
    <Dialog
      open
      title={t('download.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(isRunning ? 'download.stop' : 'download.close')}</Button>
          {problem && (
            <Button variant="primary" icon="reset" onClick={() => void run()}>
              {t('download.again')}
            </Button>
          )}
        </>
      }
    >
      {isRunning && <Progress label={t('download.running', { megabytes: megabytes(bytes) })} value={null} />}
      {data && <Callout tone="good">{t('download.done', { name: data.fileName })}</Callout>}
      {problem && (
        <Callout tone="danger" urgent>
          {problem.title} {problem.body}
        </Callout>
      )}
    </Dialog>
  )
}
