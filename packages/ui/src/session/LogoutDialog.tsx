import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from '../dialog/Dialog.tsx'
import type { LogoutQuestion } from './logoutQuestion.ts'

/** Asks before a logout removes designs that exist only on this device. */
export function LogoutDialog({ question: { designs, answer } }: { readonly question: LogoutQuestion }) {
  const { t } = useTranslation('session')
  return (
    <Dialog
      open
      alert
      size="wide"
      title={t('leave.title')}
      onClose={() => answer('STAY')}
      actions={
        <>
          <Button variant="danger" onClick={() => answer('REMOVE')}>
            {t('leave.remove')}
          </Button>
          <Button onClick={() => answer('KEEP')}>{t('leave.keep')}</Button>
          <Button variant="primary" onClick={() => answer('SAVE')} {...SAFE_CHOICE}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      <p>{t('leave.body', { count: designs })}</p>
      <p>{t('leave.help')}</p>
    </Dialog>
  )
}
