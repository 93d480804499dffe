import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from './Dialog.tsx'
import styles from './NotifyDialog.module.css'

interface NotifyDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly onClose: () => void
  /** Label of the close button; 閉じる by default. */
  readonly closeLabel?: string
  /** A second action beside closing. */
  readonly action?: ReactNode
  /** Error code in small type, for the shop's support. */
  readonly code?: string | null
}

/** Says what happened and what to do. */
export function NotifyDialog({ open, title, children, onClose, closeLabel, action, code }: NotifyDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose} variant={action ? 'secondary' : 'primary'} {...SAFE_CHOICE}>
            {closeLabel ?? t('close')}
          </Button>
          {action}
        </>
      }
    >
      <div className={styles.words}>
        {children}
        {code && <p className={styles.code}>{t('errorCode', { code })}</p>}
      </div>
    </Dialog>
  )
}
