import { useSession } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import { HelpButton } from '../help/HelpButton.tsx'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { Icon } from '../icon/Icon.tsx'
import { AccountButton } from '../session/AccountButton.tsx'
import { useShop } from '../shop/ShopContext.ts'
import { classes } from '../styles/classes.ts'
import { Logo } from './Logo.tsx'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  /** Items of this page on the right, before the language switch. */
  readonly children?: ReactNode
}

/** Logo and main navigation. The first link skips to the content. */
export function PageHeader({ children }: PageHeaderProps) {
  const { t } = useTranslation('common')
  const session = useSession()
  const { name } = useShop()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles.row}>
        <AppLink href={PAGES.home.path} className={styles.home} aria-label={t('toHome', { shop: name })}>
          <Logo />
        </AppLink>
        <nav className={styles.nav} aria-label={t('mainNavigation')}>
          <AppLink href={PAGES.myPage.path} className={classes(styles.link, session && styles.inMenu)}>
            <Icon name="user" size={18} />
            <span>{t('myPage')}</span>
          </AppLink>
          <AppLink
            href={PAGES.favourites.path}
            className={classes(styles.link, styles.heart)}
            aria-label={t('favourites')}
            title={t('favourites')}
          >
            <Icon name="heart" />
          </AppLink>
          {children}
          <HelpButton />
          <LanguageSwitch />
          <AccountButton />
        </nav>
      </div>
    </header>
  )
}
