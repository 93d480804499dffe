import { AppLink } from '@irodori/ui/AppLink'
import { HelpButton } from '@irodori/ui/HelpButton'
import { Icon } from '@irodori/ui/Icon'
import { LanguageSwitch } from '@irodori/ui/LanguageSwitch'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MY_PAGE } from '../addresses.ts'
import styles from './DesignBar.module.css'

/** The bar above the page on which a message is made: back to my page, title, saved state, help and language. */
export function DesignBar({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('messageMaking')
  return (
    <header className={styles.bar}>
      <AppLink href={MY_PAGE} className={styles.back} aria-label={t('toMyPage')}>
        <Icon name="arrowLeft" />
        <span className={styles.backName}>{t('toMyPage')}</span>
      </AppLink>
      <div className={styles.names}>
        <h1 className={styles.title}>{t('title')}</h1>
        {children}
      </div>
      <div className={styles.ends}>
        <HelpButton />
        <LanguageSwitch />
      </div>
    </header>
  )
}
