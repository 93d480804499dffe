import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { hasHistory, orderSections } from './orderSections.ts'
import { StatusLine } from './StatusLine.tsx'
import { useGradualReveal } from './useGradualReveal.ts'
import { isInitiallyFolded } from './visibleOrders.ts'

const OrderDialogs = lazy(async () => ({ default: (await import('./OrderDialogs.tsx')).OrderDialogs }))

/** All orders in their sections, with their dialogs and the status message. */
export function OrderList({ now }: { readonly now: Date }) {
  const { t } = useTranslation(['portal', 'common'])
  const { data: orders, error, refetch } = useOrders()
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const [status, setStatus] = useState<StatusMessage | null>(null)
  const shown = useGradualReveal(orders?.length ?? 0)
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
  const sections = orderSections(orders)
  const ranks = new Map(sections.flatMap((section) => section.orders).map(({ id }, rank) => [id, rank]))
  // A failed refetch leaves outdated orders on the screen.
  const stale: StatusMessage | null = error
    ? { text: t('line.stale'), action: { label: t('common:retry'), run: () => void refetch() } }
    : null
  return (
    <OrderListProvider value={context}>
      {sections.length > 1 && hasHistory(orders) && (
        <p className={styles.toHistory} data-screen-only="">
          <a href="#HISTORY">{t('toHistory')}</a>
        </p>
      )}
      {sections.map(({ section, orders: own }) => (
        <section key={section} id={section} className={styles.section} aria-labelledby={`${section}-title`}>
          <h2>
            <span id={`${section}-title`}>{t(`section.${section}`)}</span>
            {own.length > 1 && <small>{t('section.number', { number: own.length })}</small>}
          </h2>
          <div className={styles.orders}>
            {own.map(
              (order, index) =>
                (ranks.get(order.id) ?? 0) < shown && (
                  <OrderCard
                    key={order.id}
                    order={order}
                    now={now}
                    canFold={section === 'HISTORY'}
                    initiallyFolded={isInitiallyFolded(section === 'HISTORY', index)}
                  />
                ),
            )}
          </div>
        </section>
      ))}
      <StatusLine message={stale ?? status} onClose={stale ? undefined : () => setStatus(null)} />
      {dialog !== null && (
        <Suspense>
          <OrderDialogs dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </OrderListProvider>
  )
}
