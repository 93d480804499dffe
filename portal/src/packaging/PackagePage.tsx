import { useSession } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { readOrder } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { PAGES } from '@irodori/contract/pages'
import { Page } from '@irodori/ui/Page'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ChosenFacts } from '../chosen/ChosenFacts.tsx'
import { HelpLinks } from '../help/HelpLinks.tsx'
import { MaintenanceNotice } from '../notice/MaintenanceNotice.tsx'
import { ProductionStarted } from '../production/ProductionStarted.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import stepStyles from '../steps/Step.module.css'
import { StepBar } from '../steps/StepBar.tsx'
import { PackageForm } from './PackageForm.tsx'
import styles from './PackagePage.module.css'
import { PackageSkeleton } from './PackageSkeleton.tsx'
import { packagingAccess } from './packagingAccess.ts'
import type { Started } from './startFlow.ts'

const MY_PAGE = PAGES.myPage.path
const NOT_FOUND = PAGES.notFound.path
const UNAUTHENTICATED = 401

/** Page on which the customer chooses wrapping and delivery, starts production, and then sees the waiting period. */
export function PackagePage({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslation('packaging')
  const session = useSession()
  const [, navigate] = useLocation()
  const [started, setStarted] = useState<Started<Order> | null>(null)
  const { data, error, isFetchedAfterMount } = useCall(
    readOrder,
    { params: { orderNumber } },
    { enabled: session !== null, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  // The copy that the review has cached may be outdated; the order is saved and started as this page shows it.
  const order = isFetchedAfterMount ? data : undefined
  const isLoggedOut = error?.kind === 'REFUSED' && error.status === UNAUTHENTICATED
  const access =
    error && order === undefined ? (isLoggedOut ? null : 'NOT_FOUND') : order ? packagingAccess(order) : null
  const redirect =
    started !== null || access === null || access === 'SHOWN' ? null : access === 'NOT_FOUND' ? NOT_FOUND : MY_PAGE

  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true })
  }, [redirect, navigate])

  const title = t(started === null ? 'title' : 'started.pageTitle')
  return (
    <Page title={title} narrow>
      <h1>{title}</h1>
      <MaintenanceNotice />
      <StepBar step={started === null ? 2 : 3} />
      {started !== null && (
        <div className={stepStyles.sections}>
          <ProductionStarted
            orderNumber={orderNumber}
            updatedAt={started.order.updatedAt}
            endsAt={started.endsAt}
            onMyPage={() => navigate(MY_PAGE)}
          />
          <ChosenFacts order={started.order} heading="h2" />
        </div>
      )}
      {started === null && (order === undefined || access !== 'SHOWN') && <PackageSkeleton />}
      {started === null && order !== undefined && access === 'SHOWN' && (
        <PackageForm
          key={order.id}
          order={order}
          onStarted={setStarted}
          onMessage={navigate}
          onMyPage={() => navigate(MY_PAGE)}
          onNotFound={() => navigate(NOT_FOUND)}
        />
      )}
      {order !== undefined && redirect === null && (
        <div className={styles.foot}>
          <HelpLinks>
            <ShareButton order={order} />
          </HelpLinks>
        </div>
      )}
    </Page>
  )
}
