import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { AccountFrame, SettingFrame } from './AccountFrame.tsx'
import { ForAccount } from './ForAccount.tsx'
import { parseMailLink } from './mailLink/mailLink.ts'
import { NewPasswordByLink } from './NewPasswordByLink.tsx'
import { NewPasswordByOld } from './NewPasswordByOld.tsx'

/** Page on which a customer sets a new password, after a mail's link or with the old password. */
export function ChangePasswordPage() {
  const { t } = useTranslation('account')
  const link = parseMailLink(useSearch())
  if (link !== null) {
    return (
      <AccountFrame title={t('reset.title')}>
        <NewPasswordByLink link={link} />
      </AccountFrame>
    )
  }
  return (
    <ForAccount>
      <SettingFrame title={t('password.title')}>
        <NewPasswordByOld />
      </SettingFrame>
    </ForAccount>
  )
}
