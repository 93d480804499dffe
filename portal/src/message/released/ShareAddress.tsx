import { copyText } from '@irodori/client/copyText'
import type { Order } from '@irodori/contract/entities/order'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Icon } from '@irodori/ui/Icon'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appAddress } from '../../sharing/networks.ts'
import styles from './ReleasedMessage.module.css'

const QrDialog = lazy(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }))

interface ShareAddressProps {
  readonly order: Pick<Order, 'id' | 'orderNumber'>
}

/**
 * DGM-18, DGM-21: the address of a released message with the ways to send it: LINE, the share sheet of the device, copying,
 * and a QR code. Nothing leaves the device before a press.
 */
export function ShareAddress({ order }: ShareAddressProps) {
  const { t } = useTranslation('messageMaking')
  const [status, setStatus] = useState<'copied' | 'notCopied' | 'notShared' | null>(null)
  const [isQrOpen, setQrOpen] = useState(false)
  const path = pagePath(PAGES.gift, { orderId: order.id })
  const address = new URL(path, window.location.origin).href
  const share = async () => {
    setStatus(null)
    try {
      await navigator.share({ text: t('share.invitation'), url: address })
    } catch (error) {
      // The customer closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setStatus('notShared')
    }
  }
  return (
    <>
      <p className={styles.address}>{address}</p>
      <div className={styles.buttons}>
        <a
          className={buttonClass('primary')}
          href={appAddress('line', `${t('share.invitation')}\n${address}`, address)}
          target="_blank"
          rel="noreferrer"
        >
          {t('share.line')}
        </a>
        {'share' in navigator && (
          <Button icon="external" onClick={() => void share()}>
            {t('share.system')}
          </Button>
        )}
        <Button
          icon="pages"
          onClick={async () => setStatus((await copyText(navigator.clipboard, address)) ? 'copied' : 'notCopied')}
        >
          {t('released.copy')}
        </Button>
        <Button onClick={() => setQrOpen(true)}>{t('share.qr')}</Button>
        <a className={buttonClass('quiet')} href={path} target="_blank" rel="noreferrer">
          <Icon name="eye" />
          {t('released.open')}
        </a>
      </div>
      <p className={styles.status} role="status">
        {status && t(`released.${status}`)}
      </p>
      {isQrOpen && (
        <Suspense>
          <QrDialog orderNumber={order.orderNumber} address={address} onClose={() => setQrOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
