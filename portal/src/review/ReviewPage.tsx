import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { readOrder } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../notice/LoadProblem.tsx'
import { MaintenanceNotice } from '../notice/MaintenanceNotice.tsx'
import stepStyles from '../steps/Step.module.css'
import { StepBar } from '../steps/StepBar.tsx'
import { OrderReview } from './OrderReview.tsx'
import { reviewStep } from './reviewProblems.ts'

const POLL_MS = 4000

const isRendering = (order: Order | undefined): boolean =>
  order?.designs.some(({ printCheck }) => printCheck === 'PENDING') ?? false

/** Page on which the customer checks an order before the next step: what is printed, for whom, and where it is sent. */
export function ReviewPage({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslation('review')
  const session = useSession()
  const { data, error, isFetching, refetch } = useCall(
    readOrder,
    { params: { orderNumber } },
    {
      enabled: session !== null,
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (isRendering(state.data) ? POLL_MS : false),
    },
  )
  // The end of a session clears the cached answers. The last order stays, so that the input survives a new login.
  const last = useRef<Order | undefined>(undefined)
  last.current = data ?? last.current
  const order = last.current
  const step = order === undefined ? 1 : reviewStep(order)

  return (
    <Page title={t('title')} narrow>
      <h1>{t('title')}</h1>
      <MaintenanceNotice />
      {step !== null && <StepBar step={step} />}
      {order === undefined && error && <LoadProblem error={error} isOfOrder onRetry={() => void refetch()} />}
      {order === undefined && !error && (
        <div className={stepStyles.sections} aria-busy="true">
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton height="16rem" />
          <Skeleton height="9rem" />
        </div>
      )}
      {order !== undefined && (
        <OrderReview key={order.id} order={order} isLoadingDesigns={isFetching && data === undefined} />
      )}
    </Page>
  )
}
