import { AppLink, Button, buttonClass, EmptyState, useFailureWords } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import styles from './MyPage.module.css'
import { OrderCard } from './OrderCard.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { useOrders } from './useOrders.ts'

export function OrderList() {
  const { t } = useTranslation(['portal', 'common'])
  const wordsOf = useFailureWords()
  const { data: orders, error, refetch } = useOrders()

  if (orders === undefined && error) {
    const { title, body } = wordsOf(error)
    return (
      <EmptyState
        drawing="line"
        title={title}
        action={
          <Button icon="reset" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        }
      >
        {body}
      </EmptyState>
    )
  }
  if (orders === undefined) return <OrderSkeleton />
  if (orders.length === 0) {
    return (
      <EmptyState
        drawing="letter"
        title={t('empty.title')}
        action={
          <AppLink href="/home" className={buttonClass('primary')}>
            {t('empty.action')}
          </AppLink>
        }
      >
        {t('empty.body')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.orders}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  )
}
