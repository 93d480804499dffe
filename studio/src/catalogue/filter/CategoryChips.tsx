import type { Category } from '@irodori/contract/entities/product'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { useTranslation } from 'react-i18next'
import styles from './Chips.module.css'

interface CategoryChipsProps {
  readonly categories: readonly Category[]
  /** Undefined on the page of all products. */
  readonly current: string | undefined
}

export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const { t } = useTranslation('catalogue')
  return (
    <nav aria-label={t('category.label')} className={styles.chips}>
      <AppLink href={PAGES.home.path} className={styles.chip} aria-current={current === undefined ? 'page' : undefined}>
        {t('category.all')}
      </AppLink>
      {categories.map(({ id, name }) => (
        <AppLink
          key={id}
          href={pagePath(PAGES.category, { categoryId: id })}
          className={styles.chip}
          aria-current={current === id ? 'page' : undefined}
        >
          {name}
        </AppLink>
      ))}
    </nav>
  )
}
