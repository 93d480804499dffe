import { useTranslation } from 'react-i18next'
import { SettingFrame } from './AccountFrame.tsx'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { ForAccount } from './ForAccount.tsx'

export function ChangeEmailPage() {
  const { t } = useTranslation('account')
  return (
    <ForAccount>
      <SettingFrame title={t('email.title')}>
        <ChangeEmailForm />
      </SettingFrame>
    </ForAccount>
  )
}
