import { PAGES } from '@irodori/contract/pages'
import type { Language } from '@irodori/contract/language'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import { useShop } from '../shop/ShopContext.ts'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'

export function Footer() {
  const { t, i18n } = useTranslation('common')
  const { email, phoneNumber, hours } = useShop().contact
  const link = (page: 'home' | 'myPage' | 'shipment' | 'terms' | 'privacy' | 'commerce', text: string) => (
    <li>
      <AppLink href={PAGES[page].path}>{text}</AppLink>
    </li>
  )
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footer.about')}</p>
          <address className={styles.contact}>
            <a href={`mailto:${email}`}>{email}</a>
            {phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}
            <span>{hours?.[i18n.resolvedLanguage as Language] ?? hours?.ja}</span>
          </address>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul className={styles.links}>
            {link('home', t('products'))}
            {link('myPage', t('myPage'))}
            {link('shipment', t('footer.delivery'))}
            {link('terms', t('footer.terms'))}
            {link('privacy', t('footer.privacy'))}
            {link('commerce', t('footer.commerce'))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
