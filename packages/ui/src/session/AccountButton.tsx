import { useSession } from '@irodori/client/ClientProvider'
import { lazy, Suspense } from 'react'
import styles from './AccountButton.module.css'

// Loaded only with a session.
const AccountMenu = lazy(async () => ({ default: (await import('./loggedInParts.tsx')).AccountMenu }))

const LoadedItems = lazy(async () => ({ default: (await import('./loggedInParts.tsx')).AccountItems }))

/** The items of the account menu for use inside another menu; nothing without a session. */
export const AccountItems = () =>
  useSession() && (
    <Suspense>
      <LoadedItems />
    </Suspense>
  )

/** The account menu of the header; nothing without a session. */
export const AccountButton = () =>
  useSession() && (
    <Suspense fallback={<span className={styles.room} />}>
      <AccountMenu />
    </Suspense>
  )
