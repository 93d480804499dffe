import { Button } from '@irodori/ui/Button'
import { OpenSessions } from '@irodori/ui/OpenSessions'
import { Passkeys } from '@irodori/ui/Passkeys'
import { SecondFactor } from '@irodori/ui/SecondFactor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskPage } from '../frame/DeskPage.tsx'
import { useMember } from '../member/MemberContext.ts'
import styles from './AccountPage.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { staffCalls } from './staffCalls.ts'

/** The own account: name and role, password, passkeys, second factor, open sessions. */
export function AccountPage() {
  const { t } = useTranslation('desk')
  const { email, userName, role } = useMember()
  const [isChanging, setChanging] = useState(false)
  return (
    <DeskPage title={t('account.title')}>
      <div className={styles.column}>
        <dl className={styles.facts}>
          <dt>{t('account.name')}</dt>
          <dd>{userName}</dd>
          <dt>{t('account.email')}</dt>
          <dd>{email}</dd>
          <dt>{t('account.role')}</dt>
          <dd>{t(`role.${role}`)}</dd>
        </dl>
        <div>
          <Button onClick={() => setChanging(true)}>{t('account.changePassword')}</Button>
        </div>
        <Passkeys calls={staffCalls} />
        <SecondFactor calls={staffCalls} />
        <OpenSessions calls={staffCalls} />
      </div>
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </DeskPage>
  )
}
