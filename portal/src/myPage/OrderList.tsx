import { PAGES } from '@irodori/contract/pages'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Skeleton } from '@irodori/ui/Skeleton'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'wouter'
import { LoadProblem } from '../notice/LoadProblem.tsx'
import { OrderCard } from '../orderCard/OrderCard.tsx'
import { OrderSkeleton } from '../orderCard/OrderSkeleton.tsx'
import { markAnnounced, orderToAnnounce } from '../orderCard/pendingCancel.ts'
import {
  type OrderDialog,
  type OrderListContextValue,
  OrderListProvider,
  type StatusMessage,
} from '../orderList/orderListContext.ts'
import { useOrders } from '../orderList/useOrders.ts'
import styles from './MyPage.module.css'
import { ALL_ORDERS, filteredOrders, filterQuery, listPage, readFilter } from '../overview/orderFilter.ts'
import { hasHistory, orderSections } from './orderSections.ts'
import { StatusLine } from './StatusLine.tsx'
import { useGradualReveal } from './useGradualReveal.ts'
import { isInitiallyFolded } from './visibleOrders.ts'

const OrderOverview = lazy(async () => ({ default: (await import('../overview/OrderOverview.tsx')).OrderOverview }))
const OrderPages = lazy(async () => ({ default: (await import('../overview/OrderPages.tsx')).OrderPages }))
const OrderDialogs = lazy(async () => ({ default: (await import('./OrderDialogs.tsx')).OrderDialogs }))

/** All orders in their sections, with their dialogs and the status message. */
export function OrderList({ now }: { readonly now: Date }) {
  const { t } = useTranslation(['portal', 'common'])
  const { data: orders, error, refetch } = useOrders()
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const [status, setStatus] = useState<StatusMessage | null>(null)
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const today = tokyoDay(now)
  const filter = readFilter(params)
  const { show, search } = filter
  const found = useMemo(
    () => filteredOrders(orders ?? [], { ...ALL_ORDERS, show, search }, today),
    [orders, show, search, today],
  )
  const { page, pages, from, to } = listPage(found.length, filter.page)
  const top = useRef<HTMLDivElement>(null)
  const shown = useGradualReveal(to - from)
  const searchFor = useCallback(
    (text: string) => {
      navigate(`${PAGES.myPage.path}${filterQuery({ show, search: text, page: 1 })}`, { replace: true })
    },
    [navigate, show],
  )
  const context = useMemo(
    (): OrderListContextValue => ({
      orders: orders ?? [],
      openDialog: setDialog,
      setStatus,
    }),
    [orders],
  )

  useEffect(() => {
    const order = orders && orderToAnnounce(orders, sessionStorage)
    if (!order) return
    markAnnounced(sessionStorage)
    setDialog({ kind: 'PENDING_CANCEL', order })
  }, [orders])

  // Only turning the page moves the focus; a search keeps it in its field.
  const shownFilter = useRef(filter)
  const wantedPage = filter.page
  useEffect(() => {
    const before = shownFilter.current
    shownFilter.current = { show, search, page: wantedPage }
    if (before.page === wantedPage || before.show !== show || before.search !== search) return
    top.current?.focus()
    window.scrollTo({ top: 0 })
  }, [show, search, wantedPage])

  if (orders === undefined && error) return <LoadProblem error={error} onRetry={() => void refetch()} />
  if (orders === undefined) return <OrderSkeleton />
  if (orders.length === 0) {
    return (
      <EmptyState
        drawing="letter"
        title={t('empty.title')}
        action={
          <AppLink href={PAGES.home.path} className={buttonClass('primary')}>
            {t('empty.action')}
          </AppLink>
        }
      >
        {t('empty.body')}
      </EmptyState>
    )
  }
  const all = orderSections(found, today)
  const ranks = new Map(all.flatMap((section) => section.orders).map(({ id }, rank) => [id, rank]))
  const isOnPage = ({ id }: { readonly id: string }) => {
    const rank = ranks.get(id) ?? 0
    return rank >= from && rank < to
  }
  const sections = all.filter((section) => section.orders.some(isOnPage))
  const isHistoryHere = sections.some(({ section }) => section === 'PAST')
  // A failed refetch leaves outdated orders on the screen.
  const stale: StatusMessage | null = error
    ? { text: t('line.stale'), action: { label: t('common:retry'), run: () => void refetch() } }
    : null
  return (
    <OrderListProvider value={context}>
      {orders.length > 1 && (
        <Suspense fallback={<Skeleton height="7rem" />}>
          <OrderOverview orders={orders} filter={filter} today={today} found={found.length} onSearch={searchFor} />
        </Suspense>
      )}
      {sections.length > 1 && hasHistory(found) && isHistoryHere && (
        <p className={styles.toHistory} data-screen-only="">
          <a href="#PAST">{t('toHistory')}</a>
        </p>
      )}
      <div ref={top} tabIndex={-1} className={styles.top} />
      {found.length === 0 && (
        <EmptyState
          drawing="letter"
          title={t('overview.none.title')}
          action={
            <AppLink href={PAGES.myPage.path} className={buttonClass('primary')}>
              {t('overview.none.action')}
            </AppLink>
          }
        >
          {t('overview.none.body')}
        </EmptyState>
      )}
      {sections.map(({ section, orders: own }) => (
        <section key={section} id={section} className={styles.section} aria-labelledby={`${section}-title`}>
          <h2>
            <span id={`${section}-title`}>{t(`section.${section}`)}</span>
            {own.length > 1 && <small>{t('section.number', { count: own.length })}</small>}
          </h2>
          <div className={styles.orders}>
            {own.map(
              (order, index) =>
                isOnPage(order) &&
                (ranks.get(order.id) ?? 0) < from + shown && (
                  <OrderCard
                    key={order.id}
                    order={order}
                    now={now}
                    canFold={section === 'PAST'}
                    initiallyFolded={isInitiallyFolded(section === 'PAST', index)}
                  />
                ),
            )}
          </div>
        </section>
      ))}
      {pages > 1 && (
        <Suspense>
          <OrderPages page={page} pages={pages} from={from} to={to} total={found.length} filter={filter} />
        </Suspense>
      )}
      <StatusLine message={stale ?? status} onClose={stale ? undefined : () => setStatus(null)} />
      {dialog !== null && (
        <Suspense>
          <OrderDialogs dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </OrderListProvider>
  )
}
