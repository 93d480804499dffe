import { Button, EmptyState } from '@irodori/ui'
import { useTranslation } from 'react-i18next'

/** Replaces the orders without a session. */
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
