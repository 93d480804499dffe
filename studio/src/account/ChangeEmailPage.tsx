import { useTranslation } from 'react-i18next'
import { AccountFrame } from './AccountFrame.tsx'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { ForAccount } from './ForAccount.tsx'

export function ChangeEmailPage() {
  const { t } = useTranslation('account')
  return (
    <ForAccount>
      <AccountFrame title={t('email.title')}>
        <ChangeEmailForm />
      </AccountFrame>
    </ForAccount>
  )
}
