import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Icon } from '@irodori/ui/Icon'
import { Page } from '@irodori/ui/Page'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'

interface AccountFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of the account settings, with a link back to them. */
export function SettingFrame({ title, children }: AccountFrameProps) {
  const { t } = useTranslation('account')
  return (
    <AccountFrame title={title}>
      {children}
      <AppLink href={PAGES.account.path} className={styles.back}>
        <Icon name="chevronLeft" size={18} />
        {t('title')}
      </AppLink>
    </AccountFrame>
  )
}

/** A narrow page with a heading and one card. */
export const AccountFrame = ({ title, children }: AccountFrameProps) => (
  <Page title={title} narrow>
    <div className={styles.column}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.card}>{children}</div>
    </div>
  </Page>
)
