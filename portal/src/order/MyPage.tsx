import { useConnection, useSession } from '@irodori/client/react'
import { logout } from '@irodori/contract/endpoints/authentication'
import { Button, NoticeBanner, Page } from '@irodori/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoggedOut } from './LoggedOut.tsx'
import styles from './MyPage.module.css'
import { OrderList } from './OrderList.tsx'

const GuestLogin = lazy(async () => ({ default: (await import('./GuestLogin.tsx')).GuestLogin }))

/**
 * The customer's orders. Without a session, or when it ends, the login opens by itself; whoever closes it, or logs out,
 * finds the way back to it.
 */
export function MyPage() {
  const { t } = useTranslation('portal')
  const session = useSession()
  const { client, session: store, orderRecord } = useConnection()
  const [isTurnedDown, setTurnedDown] = useState(false)
  const [now] = useState(() => new Date())

  const logOut = async () => {
    await client.call(logout, {})
    orderRecord.clear()
    store.clear()
    setTurnedDown(true)
  }

  return (
    <Page title={t('title')} narrow>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {session && (
          <Button variant="quiet" icon="logout" onClick={() => void logOut()}>
            {t('logout')}
          </Button>
        )}
      </div>
      <div className={styles.notices}>
        <NoticeBanner kind="MAINTENANCE" now={now} />
        <NoticeBanner kind="MY_PAGE" now={now} />
      </div>
      {session ? <OrderList /> : <LoggedOut onLogin={() => setTurnedDown(false)} />}
      {session === null && !isTurnedDown && (
        <Suspense fallback={null}>
          <GuestLogin onClose={() => setTurnedDown(true)} onLoggedIn={() => setTurnedDown(false)} />
        </Suspense>
      )}
    </Page>
  )
}
