import { PAGES } from '@irodori/contract/pages'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'

export function Footer() {
  const { t } = useTranslation('common')
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footer.about')}</p>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul className={styles.links}>
            <li>
              <AppLink href={PAGES.home.path}>{t('products')}</AppLink>
            </li>
            <li>
              <AppLink href={PAGES.myPage.path}>{t('myPage')}</AppLink>
            </li>
            <li>
              <AppLink href={PAGES.shipment.path}>{t('footer.delivery')}</AppLink>
            </li>
            <li>
              <AppLink href={PAGES.terms.path}>{t('footer.terms')}</AppLink>
            </li>
            <li>
              <AppLink href={PAGES.privacy.path}>{t('footer.privacy')}</AppLink>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
