import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { useTranslation } from 'react-i18next'
import styles from '../filter/Chips.module.css'

/** The occasions as links to the products for them. */
export function Occasions({ occasions }: { readonly occasions: readonly string[] }) {
  const { t } = useTranslation('catalogue')
  return (
    <nav aria-label={t('front.occasions')} className={styles.chips}>
      {occasions.map((occasion) => (
        <AppLink
          key={occasion}
          href={`${PAGES.products.path}?${new URLSearchParams({ tag: occasion })}`}
          className={styles.chip}
        >
          <span className={styles.word}>{occasion}</span>
        </AppLink>
      ))}
    </nav>
  )
}
