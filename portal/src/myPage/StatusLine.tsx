import { Button } from '@irodori/ui/Button'
import { IconButton } from '@irodori/ui/IconButton'
import { useTranslation } from 'react-i18next'
import type { StatusMessage } from '../orderList/orderListContext.ts'
import styles from './StatusLine.module.css'

interface StatusLineProps {
  readonly message: StatusMessage | null
  /** Undefined if the message stays until its cause is gone. */
  readonly onClose?: (() => void) | undefined
}

/** MYP-11: a status message at the foot of the page about a failure that blocks nothing, with its action. */
export function StatusLine({ message, onClose }: StatusLineProps) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.place} role="status" data-screen-only="">
      {message && (
        <div className={styles.line}>
          <p>{message.text}</p>
          <Button
            variant="quiet"
            onClick={() => {
              onClose?.()
              message.action.run()
            }}
          >
            {message.action.label}
          </Button>
          {onClose && <IconButton icon="close" iconSize={18} label={t('close')} onClick={onClose} />}
        </div>
      )}
    </div>
  )
}
