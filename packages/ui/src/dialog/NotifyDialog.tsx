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
  /** The word on the button; 閉じる where left out. */
  readonly closeLabel?: string
  /** A second way on, beside closing. */
  readonly action?: ReactNode
  /** Stands small beside the words, for whoever helps. */
  readonly code?: string | null
}

/** Tells a fact and the way on. */
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
