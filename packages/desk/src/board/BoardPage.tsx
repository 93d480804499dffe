import { useCall } from '@irodori/client/useCall'
import { DESK_PAGES, deskOrderPath } from '@irodori/contract/deskPages'
import { readBoard } from '@irodori/contract/endpoints/desk/orders'
import type { Board } from '@irodori/contract/entities/board'
import { BOARD_MOST_COUNTED } from '@irodori/contract/entities/board'
import { AppLink } from '@irodori/ui/AppLink'
import { Skeleton } from '@irodori/ui/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { DeskPage } from '../frame/DeskPage.tsx'
import { useMay } from '../member/MemberContext.ts'
import { QueryProblem } from '../frame/QueryProblem.tsx'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import styles from './BoardPage.module.css'
import { SectionOrders } from './SectionOrders.tsx'
import { StuckCauses } from '../orders/StuckCauses.tsx'

/** Milliseconds after which an open board is read again. */
const REREAD_MS = 60_000

/** DSK-10: what waits for the staff. Members who see no board begin with the list of orders. */
export const BoardPage = () => (useMay(readBoard) ? <OpenBoard /> : <Redirect to={DESK_PAGES.orders.path} replace />)

function OpenBoard() {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { data, error, refetch } = useCall(readBoard, {}, { refetchInterval: REREAD_MS, staleTime: 0 })
  return (
    <DeskPage title={t('board.title')}>
      {data === undefined && error && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height="24rem" />}
      {data && (
        <div className={styles.board}>
          <Part title={t('board.stuck')} count={data.stuck.count} isUrgent>
            <Stuck orders={data.stuck.orders} />
          </Part>
          {data.sections.map(({ section, count, orders }) => (
            <Part key={section} title={t(`board.section.${section}`)} count={count}>
              <SectionOrders section={section} orders={orders} isCut={count > orders.length} />
            </Part>
          ))}
          <Part title={t('board.questions')} count={data.questions.count}>
            <Questions first={data.questions.first} />
          </Part>
          <Part title={t('board.marketplaces')} count={data.marketplaces.count}>
            <Marketplaces first={data.marketplaces.first} />
          </Part>
        </div>
      )}
    </DeskPage>
  )
}

interface PartProps {
  readonly title: string
  readonly count: number
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

function Part({ title, count, isUrgent = false, children }: PartProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return (
    <section className={styles.part} data-urgent={isUrgent && count > 0}>
      <h2 className={styles.heading}>
        {title}
        <span className={styles.count}>
          {count < BOARD_MOST_COUNTED ? t('board.count', { count }) : t('board.most', { count })}
        </span>
      </h2>
      {count === 0 ? <p className={styles.soft}>{t('board.nothing')}</p> : children}
    </section>
  )
}

function OrderLink({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <AppLink href={deskOrderPath(orderNumber)} className={styles.number}>
      {orderNumber}
    </AppLink>
  )
}

function Stuck({ orders }: { readonly orders: Board['stuck']['orders'] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.orderNumber}>
          <OrderLink orderNumber={order.orderNumber} />{' '}
          <span className={styles.soft}>{t('board.since', { time: format.time(order.since) })}</span>
          <StuckCauses stuck={order} />
        </li>
      ))}
    </ul>
  )
}

function Questions({ first }: { readonly first: Board['questions']['first'] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  return (
    <ul className={styles.list}>
      {first.map(({ id, number, orderNumber, askedAt }) => (
        <li key={id}>
          {t('board.question', { number: number ?? '–' })} <span className={styles.soft}>{format.time(askedAt)}</span>
          {orderNumber !== null && (
            <div>
              <OrderLink orderNumber={orderNumber} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Marketplaces({ first }: { readonly first: Board['marketplaces']['first'] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  return (
    <ul className={styles.list}>
      {first.map((notice) => (
        <li key={`${notice.kind} ${notice.orderNumber} ${notice.at}`}>
          <OrderLink orderNumber={notice.orderNumber} />{' '}
          <span className={styles.soft}>
            {t(`source.${notice.source}`)} · {format.time(notice.at)}
          </span>
          <p>
            {notice.kind === 'LATE_CHANGE'
              ? t(`board.change.${notice.change}`)
              : t('board.reportRefused', { reason: notice.reason ?? '–' })}
          </p>
        </li>
      ))}
    </ul>
  )
}
