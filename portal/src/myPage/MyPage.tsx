import { useIsSessionKnown, useSession } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { AskLogin } from '@irodori/ui/AskLogin'
import { Icon } from '@irodori/ui/Icon'
import { NoticeBanner } from '@irodori/ui/NoticeBanner'
import { Page } from '@irodori/ui/Page'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderSkeleton } from '../orderCard/OrderSkeleton.tsx'
import { useOrders } from '../orderList/useOrders.ts'
import { BackToTop } from './BackToTop.tsx'
import { LoginInvitation } from './LoginInvitation.tsx'
import styles from './MyPage.module.css'

// Starts loading now, in parallel to the session and the orders.
const loadOrderList = import('./OrderList.tsx')
const OrderList = lazy(async () => ({ default: (await loadOrderList).OrderList }))

/** Page with the orders of the customer. MYP-15: without a session it opens the login, and a button opens it again. */
export function MyPage() {
  const { t } = useTranslation(['portal', 'common'])
  const isKnown = useIsSessionKnown()
  const session = useSession()
  useOrders()
  const [isLoginDismissed, setLoginDismissed] = useState(false)
  const [now] = useState(() => new Date())

  return (
    <Page title={t('title')} narrow>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <AppLink href={PAGES.favourites.path} className={styles.favourites} data-screen-only="">
          <Icon name="heart" size={18} />
          {t('common:favourites')}
        </AppLink>
      </div>
      <div className={styles.notices} data-screen-only="">
        <NoticeBanner kind="MAINTENANCE" now={now} />
        <NoticeBanner kind="MY_PAGE" now={now} />
      </div>
      {session ? (
        <div className={styles.list}>
          <Suspense fallback={<OrderSkeleton />}>
            <OrderList now={now} />
          </Suspense>
        </div>
      ) : isKnown ? (
        <LoginInvitation onLogin={() => setLoginDismissed(false)} />
      ) : (
        <div className={styles.list}>
          <OrderSkeleton />
        </div>
      )}
      <BackToTop />
      {isKnown && session === null && !isLoginDismissed && (
        <AskLogin onClose={() => setLoginDismissed(true)} onLoggedIn={() => setLoginDismissed(false)} />
      )}
    </Page>
  )
}
