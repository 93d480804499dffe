import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import styles from './Footer.module.css'
import { Mark } from './Mark.tsx'

export function Footer() {
  const { t } = useTranslation('common')
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <Mark />
          <p>{t('footer.about')}</p>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul className={styles.links}>
            <li>
              <AppLink href="/home">{t('products')}</AppLink>
            </li>
            <li>
              <AppLink href="/mypage">{t('myPage')}</AppLink>
            </li>
            <li>
              <AppLink href="/shipment">{t('footer.delivery')}</AppLink>
            </li>
            <li>
              <AppLink href="/policies/terms">{t('footer.terms')}</AppLink>
            </li>
            <li>
              <AppLink href="/policies/privacy">{t('footer.privacy')}</AppLink>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
