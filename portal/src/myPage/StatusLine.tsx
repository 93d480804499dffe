import { Button, IconButton } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import type { StatusMessage } from '../orderList/orderListContext.ts'
import styles from './StatusLine.module.css'

interface StatusLineProps {
  readonly line: StatusMessage | null
  /** Left out where the line stays until its cause is gone. */
  readonly onClose?: (() => void) | undefined
}

/** MYP-11: what failed without stopping anybody, said quietly with the way to try again. */
export function StatusLine({ line, onClose }: StatusLineProps) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.place} role="status" data-screen-only="">
      {line && (
        <div className={styles.line}>
          <p>{line.words}</p>
          <Button
            variant="quiet"
            onClick={() => {
              onClose?.()
              line.action.run()
            }}
          >
            {line.action.label}
          </Button>
          {onClose && <IconButton icon="close" iconSize={18} label={t('close')} onClick={onClose} />}
        </div>
      )}
    </div>
  )
}
