import type { Order } from '@irodori/contract/entities/order'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { TextField } from '@irodori/ui/TextField'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderNeed } from '../orderList/orderNeed.ts'
import { ORDER_NEEDS } from '../orderList/orderNeed.ts'
import styles from './OrderOverview.module.css'
import type { OrderFilter } from './orderFilter.ts'
import { filterQuery, needCounts, SEARCHED_FROM } from './orderFilter.ts'

interface OrderOverviewProps {
  readonly orders: readonly Order[]
  readonly filter: OrderFilter
  readonly today: string
  /** Number of orders that the choice leaves. */
  readonly found: number
  readonly onSearch: (search: string) => void
}

/** Delay between the last input and the search, so that the address does not change with each letter. */
const SEARCH_DELAY_MS = 300

/** MYP-20, MYP-21: how many orders need what, as links that show these orders, and a search. */
export function OrderOverview({ orders, filter, today, found, onSearch }: OrderOverviewProps) {
  const { t } = useTranslation('portal')
  const counts = needCounts(orders, today)
  const link = (show: OrderNeed | null, number: number) => (
    <li key={show ?? 'ALL'}>
      <AppLink
        href={`${PAGES.myPage.path}${filterQuery({ ...filter, show, page: 1 })}`}
        className={styles.need}
        aria-current={filter.show === show ? 'true' : undefined}
      >
        <span>{t(`overview.need.${show ?? 'ALL'}`)}</span>
        <strong>{t('section.number', { count: number })}</strong>
      </AppLink>
    </li>
  )
  const isChosen = filter.show !== null || filter.search !== ''
  return (
    <div className={styles.overview} data-screen-only="">
      <nav aria-label={t('overview.title')}>
        <ul className={styles.needs}>
          {link(null, orders.length)}
          {ORDER_NEEDS.filter((need) => counts[need] > 0 || filter.show === need).map((need) =>
            link(need, counts[need]),
          )}
        </ul>
      </nav>
      {(orders.length >= SEARCHED_FROM || filter.search !== '') && (
        <OrderSearch search={filter.search} onSearch={onSearch} />
      )}
      <p className={styles.found} role="status">
        {isChosen && found > 0 ? t('overview.found', { count: found }) : ''}
      </p>
    </div>
  )
}

function OrderSearch({ search, onSearch }: { readonly search: string; readonly onSearch: (search: string) => void }) {
  const { t } = useTranslation('portal')
  const [text, setText] = useState(search)
  const [told, setTold] = useState(search)
  // The address has changed by other means, as by the way back.
  if (search !== told) {
    setTold(search)
    if (text.trim() !== search.trim()) setText(search)
  }
  useEffect(() => {
    if (text === told) return
    const timer = setTimeout(() => {
      setTold(text)
      onSearch(text)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, told, onSearch])
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={t('overview.search')}
        help={t('overview.searchHelp')}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  )
}
