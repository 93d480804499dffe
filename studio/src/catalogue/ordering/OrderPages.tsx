import type { Language } from '@irodori/contract/language'
import { Icon } from '@irodori/ui/Icon'
import { useShop } from '@irodori/ui/ShopContext'
import { useTranslation } from 'react-i18next'
import styles from './OrderPages.module.css'

/** CAT-53: where the products are ordered: links to the pages that the shop's profile names, in a tab of their own. */
export function OrderPages() {
  const { t, i18n } = useTranslation('catalogue')
  const { orderPages } = useShop()
  if (orderPages.length === 0) return <p className={styles.pages}>{t('order.elsewhere')}</p>
  return (
    <p className={styles.pages}>
      {t('order.pages')}
      {orderPages.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener" className={styles.page}>
          {name[i18n.resolvedLanguage as Language] ?? name.ja}
          <Icon name="external" size={16} />
        </a>
      ))}
    </p>
  )
}
