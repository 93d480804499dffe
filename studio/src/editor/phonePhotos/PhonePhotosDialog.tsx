import { copyText } from '@irodori/client/copyText'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { Skeleton } from '@irodori/ui/Skeleton'
import { drawQrCode } from '@irodori/ui/drawQrCode'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { RejectedPhotos } from '../dialogs/RejectedPhotos.tsx'
import { uploadMegabytes } from '../photos/uploadLimit.ts'
import { pageAtom, templatesAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import styles from './PhonePhotosDialog.module.css'
import type { TransferState } from './usePhotoTransfer.ts'
import { usePhotoTransfer } from './usePhotoTransfer.ts'

/** NLW-34: the QR code for the phone, and the photos that arrive. Closing it ends the transfer. */
export function PhonePhotosDialog() {
  const { t } = useTranslation('phonePhotos')
  const { store } = useEditor()
  const { state, receipt, renew } = usePhotoTransfer()
  const templates = useEditorValue(templatesAtom)
  const templateId = useEditorValue(pageAtom)?.templateId
  const { received, awaited, rejected, isConnected } = receipt
  const close = () => store.set(overlayAtom, null)
  const progress = [
    received > 0 && t('desk.received', { count: received }),
    awaited > 0 && t('desk.receiving', { count: awaited }),
  ].filter(Boolean)
  return (
    <Dialog
      open
      title={t('desk.title')}
      onClose={close}
      isSaved
      actions={
        <>
          {(state.kind === 'ENDED' || state.kind === 'PROBLEM') && (
            <Button icon="reset" onClick={renew}>
              {t('desk.renew')}
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            {t('desk.finish')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <TransferLink state={state} />
        {state.kind === 'OPEN' && (
          <p className={styles.progress} role="status">
            {progress.length > 0 ? progress.join(t('desk.and')) : t('desk.waiting')}
          </p>
        )}
        {state.kind === 'OPEN' && !isConnected && <Callout tone="warning">{t('desk.offline')}</Callout>}
        {rejected.length > 0 && (
          <Callout tone="warning" urgent>
            <strong>{t('desk.rejected')}</strong>
            <RejectedPhotos rejected={rejected} megabytes={uploadMegabytes(templates, templateId)} />
          </Callout>
        )}
        <p className={styles.note}>{t('desk.privacy')}</p>
      </div>
    </Dialog>
  )
}

/** What the customer does next, by the state of the transfer. */
function TransferLink({ state }: { readonly state: TransferState }) {
  const { t } = useTranslation('phonePhotos')
  const errorMessage = useErrorMessage()
  switch (state.kind) {
    case 'OPEN':
      return <OpenLink {...state} />
    case 'OPENING':
      return (
        <div className={styles.qr} role="status" aria-label={t('desk.opening')}>
          <Skeleton ratio={1} />
        </div>
      )
    case 'PROBLEM': {
      const { title, body } = errorMessage(state.error)
      return (
        <Callout tone="danger" urgent>
          <strong>{title}</strong>
          <p>{body}</p>
        </Callout>
      )
    }
    default:
      return (
        <Callout tone="warning" urgent>
          {t(state.kind === 'ENDED' ? 'desk.ended' : 'desk.unsupported')}
        </Callout>
      )
  }
}

function OpenLink({ address, code }: Extract<TransferState, { kind: 'OPEN' }>) {
  const { t } = useTranslation('phonePhotos')
  const [status, setStatus] = useState<'copied' | 'notCopied' | null>(null)
  // The dialog mounts its content later than itself, so the code is drawn when its canvas arrives.
  const drawOn = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawQrCode(canvas, address)
    },
    [address],
  )
  return (
    <div className={styles.link}>
      <canvas ref={drawOn} className={styles.qr} role="img" aria-label={t('desk.qr')} />
      <div className={styles.words}>
        <p>{t('desk.lead')}</p>
        <p className={styles.code}>
          {t('desk.code')} <strong>{code}</strong>
        </p>
        <p>{t('desk.codeHelp')}</p>
        <Button
          variant="quiet"
          icon="pages"
          onClick={async () => setStatus((await copyText(navigator.clipboard, address)) ? 'copied' : 'notCopied')}
        >
          {t('desk.copy')}
        </Button>
        <p className={styles.note} role="status">
          {status && t(`desk.${status}`)}
        </p>
      </div>
    </div>
  )
}
