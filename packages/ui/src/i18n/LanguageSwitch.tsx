import type { Language } from '@irodori/contract/language'
import { useTranslation } from 'react-i18next'
import { useShop } from '../shop/ShopContext.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './LanguageSwitch.module.css'
import { rememberLanguage } from './language.ts'

/** Names of the languages, each in that language. */
const NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' }

/** Switches to the other language of the shop without a reload; nothing if it has one only. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common')
  const other = useShop().languages.find((language) => language !== i18n.resolvedLanguage)
  if (other === undefined) return null
  return (
    <button
      type="button"
      className={styles.switch}
      lang={other}
      aria-label={`${NAMES[other]} (${t('changeLanguage')})`}
      onClick={() => {
        rememberLanguage(localStorage, document, other)
        void i18n.changeLanguage(other)
      }}
    >
      <Icon name="globe" size={18} />
      <span>{NAMES[other]}</span>
    </button>
  )
}
