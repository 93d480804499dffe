import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { SAFE_CHOICE } from '../dialog/Dialog.tsx'
import styles from './MailSent.module.css'

interface MailSentProps {
  readonly email: string
  /** What following the mail's link will do. */
  readonly lead: string
  /** Left out where there is nothing to close. */
  readonly onClose?: () => void
}

/** Where the mail went, what to do with it, and what helps when it does not come. */
export function MailSent({ email, lead, onClose }: MailSentProps) {
  const { t } = useTranslation(['login', 'common'])
  return (
    <div className={styles.words} role="status">
      <p className={styles.address}>{email}</p>
      <p>{lead}</p>
      <div className={styles.late}>
        <p className={styles.lateTitle}>{t('mail.lateTitle')}</p>
        <ul>
          <li>{t('mail.lateSpam')}</li>
          <li>{t('mail.lateAddress')}</li>
          <li>{t('mail.lateDomain')}</li>
        </ul>
      </div>
      {onClose && (
        <Button variant="primary" wide onClick={onClose} {...SAFE_CHOICE}>
          {t('common:close')}
        </Button>
      )}
    </div>
  )
}
