import { useCall, useSession } from '@irodori/client/react'
import type { Order } from '@irodori/contract'
import { readOrder } from '@irodori/contract/endpoints/order'
import { Button, EmptyState, Page, Skeleton, useFailureWords } from '@irodori/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StepBar } from '../production/StepBar.tsx'
import { OrderReview } from './OrderReview.tsx'
import styles from './ReviewPage.module.css'

const POLL_MS = 4000

const isRendering = (order: Order | undefined): boolean =>
  order?.designs.some(({ printCheck }) => printCheck === 'PENDING') ?? false

/** The order once more before it goes on: what will be printed, for whom, and where to. */
export function ReviewPage({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslation(['review', 'common'])
  const session = useSession()
  const wordsOf = useFailureWords()
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
  // A session that ends takes the answers with it; what was typed stays until the login box is closed.
  const last = useRef<Order | undefined>(undefined)
  last.current = data ?? last.current
  const order = last.current
  const words = order === undefined && error ? wordsOf(error) : null

  return (
    <Page title={t('title')} narrow>
      <h1>{t('title')}</h1>
      <StepBar step={1} />
      {words !== null && (
        <EmptyState
          drawing="line"
          title={words.title}
          action={
            <Button icon="reset" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {words.body}
        </EmptyState>
      )}
      {order === undefined && words === null && (
        <div className={styles.sections} aria-busy="true">
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton height="16rem" />
          <Skeleton height="9rem" />
        </div>
      )}
      {order !== undefined && (
        <OrderReview
          key={order.id}
          order={order}
          isLoadingDesigns={isFetching && data === undefined}
          onChanged={() => refetch().then(() => {})}
        />
      )}
    </Page>
  )
}
