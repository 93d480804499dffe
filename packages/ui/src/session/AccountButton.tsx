import { useSession } from '@irodori/client/react'
import { lazy, Suspense } from 'react'
import styles from './AccountButton.module.css'

// Only who is logged in has one.
const AccountMenu = lazy(async () => ({ default: (await import('./loggedInParts.tsx')).AccountMenu }))

const LoadedItems = lazy(async () => ({ default: (await import('./loggedInParts.tsx')).AccountItems }))

/** What the account's menu offers, for a menu that offers other things too; once somebody is logged in. */
export const AccountItems = () =>
  useSession() && (
    <Suspense>
      <LoadedItems />
    </Suspense>
  )

/** The menu of the account for a header, once somebody is logged in. */
export const AccountButton = () =>
  useSession() && (
    <Suspense fallback={<span className={styles.room} />}>
      <AccountMenu />
    </Suspense>
  )
