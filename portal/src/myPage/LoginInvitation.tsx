import { Button } from '@irodori/ui/Button'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useTranslation } from 'react-i18next'

/** Shown in place of the orders without a session, with a button that opens the login. */
export function LoginInvitation({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTranslation('portal')
  return (
    <EmptyState
      drawing="letter"
      title={t('login.title')}
      action={
        <Button variant="primary" icon="user" onClick={onLogin}>
          {t('login.open')}
        </Button>
      }
    >
      {t('login.body')}
    </EmptyState>
  )
}
