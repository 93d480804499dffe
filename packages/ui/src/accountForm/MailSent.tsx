import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { SAFE_CHOICE } from '../dialog/Dialog.tsx'
import styles from './MailSent.module.css'

interface MailSentProps {
  readonly email: string
  /** Says what the link in the mail does. */
  readonly lead: string
  /** Left out outside a dialog. */
  readonly onClose?: () => void
}

/** Says where the mail was sent, what to do with it, and what helps if it does not arrive. */
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
