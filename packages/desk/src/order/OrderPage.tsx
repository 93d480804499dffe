import { errorCodeOf } from '@irodori/client/callError'
import { useCall } from '@irodori/client/useCall'
import { DESK_PAGES } from '@irodori/contract/deskPages'
import { readDeskOrder } from '@irodori/contract/endpoints/desk/orders'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { DeskPage } from '../frame/DeskPage.tsx'
import { QueryProblem } from '../frame/QueryProblem.tsx'
import { StatusChip } from '../orders/StatusChip.tsx'
import { StuckCauses } from '../orders/StuckCauses.tsx'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import { OrderActions } from './actions/OrderActions.tsx'
import { Amounts } from './Amounts.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import styles from './OrderPage.module.css'
import { Packing } from './Packing.tsx'
import { Parcels } from './Parcels.tsx'
import { People } from './People.tsx'
import { Pieces } from './Pieces.tsx'

/** An order with its pieces, people, dates, payment and history, and what the staff can do with it. */
export function OrderPage({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { data, error, refetch } = useCall(readDeskOrder, { params: { orderNumber } }, { staleTime: 0 })
  const isUnknown = error !== null && errorCodeOf(error) === 'ORDER_NUMBER_NOT_FOUND'
  return (
    <DeskPage title={data?.orderNumber ?? orderNumber}>
      {isUnknown && (
        <EmptyState
          drawing="search"
          title={t('order.unknown')}
          action={
            <AppLink href={DESK_PAGES.orders.path} className={buttonClass('primary')}>
              {t('list.back')}
            </AppLink>
          }
        />
      )}
      {data === undefined && error && !isUnknown && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height="32rem" />}
      {data && <Order order={data} />}
    </DeskPage>
  )
}

function Order({ order }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  const { status, heldFrom, source, orderedAt, changedAt, cancellation, stuck, designsErasedAt, message } = order
  return (
    <>
      <div className={styles.facts}>
        <StatusChip status={status} />
        {heldFrom && <span>{t('order.heldFrom', { status: t(`status.${heldFrom}`) })}</span>}
        <span>{t(`source.${source}`)}</span>
        <span>{t('order.ordered', { time: format.time(orderedAt) })}</span>
        <span>{t('order.changed', { time: format.time(changedAt) })}</span>
      </div>
      {stuck && (
        <Callout tone="danger">
          <p>{t('order.stuck', { time: format.time(stuck.since) })}</p>
          <StuckCauses stuck={stuck} />
        </Callout>
      )}
      {cancellation && (
        <Callout tone="info">
          <p>{t(`order.cancelled.${cancellation.by}`, { time: format.time(cancellation.at) })}</p>
          {cancellation.note !== '' && <p>{t('order.cancelNote', { note: cancellation.note })}</p>}
        </Callout>
      )}
      {designsErasedAt && (
        <Callout tone="info">{t('order.designsErased', { time: format.time(designsErasedAt) })}</Callout>
      )}
      {message && (
        <Callout tone="info">
          <p>{t(`order.message.${message.state}`)}</p>
          {message.autoStartAt && <p>{t('order.autoStart', { time: format.time(message.autoStartAt) })}</p>}
        </Callout>
      )}
      {status !== 'CANCEL' && <Notes notes={order.notes} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Pieces order={order} />
          <History order={order} />
        </div>
        <div className={styles.column}>
          <OrderActions order={order} />
          <People order={order} />
          <Packing order={order} />
          <Parcels order={order} />
          <Amounts order={order} />
        </div>
      </div>
    </>
  )
}
