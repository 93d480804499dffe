import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { useTranslation } from 'react-i18next'
import type { ListPage, OrderFilter } from './orderFilter.ts'
import { filterQuery } from './orderFilter.ts'
import styles from './OrderPages.module.css'

interface OrderPagesProps extends ListPage {
  readonly filter: OrderFilter
  readonly total: number
}

/** MYP-22: leads to the pages before and after this one. */
export function OrderPages({ page, pages, from, to, total, filter }: OrderPagesProps) {
  const { t } = useTranslation('portal')
  const link = (target: number, label: string) =>
    target >= 1 && target <= pages ? (
      <AppLink
        href={`${PAGES.myPage.path}${filterQuery({ ...filter, page: target })}`}
        className={buttonClass('secondary')}
      >
        {label}
      </AppLink>
    ) : (
      <span />
    )
  return (
    <nav className={styles.pages} aria-label={t('pages.title')} data-screen-only="">
      {link(page - 1, t('pages.previous'))}
      <p>{t('pages.place', { from: from + 1, to, total })}</p>
      {link(page + 1, t('pages.next'))}
    </nav>
  )
}
