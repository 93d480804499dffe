import { saveFile } from '@irodori/client/saveFile'
import { Button } from '@irodori/ui/Button'
import { Dialog } from '@irodori/ui/Dialog'
import { drawQrCode } from '@irodori/ui/drawQrCode'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ReleasedMessage.module.css'

interface QrDialogProps {
  readonly orderNumber: string
  readonly address: string
  readonly onClose: () => void
}

/** DGM-21: the QR code of a released message, drawn on the device, which can be saved as a PNG for a card. */
export function QrDialog({ orderNumber, address, onClose }: QrDialogProps) {
  const { t } = useTranslation(['messageMaking', 'common'])
  const canvas = useRef<HTMLCanvasElement | null>(null)
  // The dialog mounts its content later than itself, so the code is drawn when its canvas arrives.
  const drawOn = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element
      if (element) drawQrCode(element, address)
    },
    [address],
  )
  const save = () =>
    canvas.current?.toBlob((png) => png && saveFile(png, t('share.qrFile', { orderNumber })), 'image/png')
  return (
    <Dialog
      open
      title={t('share.qr')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button variant="primary" icon="download" onClick={save}>
            {t('share.qrSave')}
          </Button>
        </>
      }
    >
      <p>{t('share.qrHelp')}</p>
      <canvas ref={drawOn} className={styles.qr} role="img" aria-label={t('share.qrOf', { address })} />
    </Dialog>
  )
}
