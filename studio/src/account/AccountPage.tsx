import { useCall } from '@irodori/client/useCall'
import { readUser } from '@irodori/contract/endpoints/account'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { OpenSessions } from '@irodori/ui/OpenSessions'
import { Passkeys } from '@irodori/ui/Passkeys'
import { SecondFactor } from '@irodori/ui/SecondFactor'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './AccountPage.module.css'
import { AddOrder } from './AddOrder.tsx'
import { customerCalls } from './security/customerCalls.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ForAccount } from './ForAccount.tsx'

/** The data of an account, with links to change it. */
export function AccountPage() {
  const { t } = useTranslation('account')
  return (
    <ForAccount>
      <AccountFrame title={t('title')}>
        <Facts />
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('orders.title')}</h2>
          <p className={styles.words}>{t('orders.body')}</p>
          <AppLink href={PAGES.myPage.path} className={buttonClass('secondary')}>
            {t('orders.see')}
          </AppLink>
          <AddOrder />
        </section>
        <Passkeys calls={customerCalls} />
        <SecondFactor calls={customerCalls} />
        <OpenSessions calls={customerCalls} />
        <DeleteAccount />
      </AccountFrame>
    </ForAccount>
  )
}

function Facts() {
  const { t } = useTranslation(['account', 'common'])
  const messageOf = useErrorMessage()
  const { data, error, refetch } = useCall(readUser, {})
  if (data === undefined && error) {
    return (
      <div className={styles.part}>
        <p>{messageOf(error).body}</p>
        <Button icon="reset" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  if (data === undefined) return <Skeleton height="9rem" />
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('facts.name')}</dt>
        <dd>{data.userName}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('facts.email')}</dt>
        <dd>
          <span>{data.email}</span>
          <AppLink href={PAGES.changeEmail.path}>{t('facts.change')}</AppLink>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('facts.password')}</dt>
        <dd>
          <span aria-hidden="true">••••••••</span>
          <AppLink href={PAGES.changePassword.path}>{t('facts.change')}</AppLink>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('facts.magazine')}</dt>
        <dd>{t(data.receiveMagazine ? 'facts.magazineOn' : 'facts.magazineOff')}</dd>
      </div>
    </dl>
  )
}
