import { useSession } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import { AskLogin } from '@irodori/ui/AskLogin'
import { type ReactNode, useState } from 'react'
import { Redirect, useLocation } from 'wouter'

/**
 * A page for accounts. Guests are redirected to the products, and visitors without a session are asked to log in. A
 * page that was shown stays under the login dialog, so that typed values are not lost when the session ends.
 */
export function ForAccount({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const [, navigate] = useLocation()
  const [wasShown, setShown] = useState(false)
  if (session?.role === 'GUEST') return <Redirect to={PAGES.home.path} replace />
  if (session !== null && !wasShown) setShown(true)
  if (session === null && !wasShown) {
    return (
      <AskLogin flow="USER_LOGIN" onLoggedIn={() => {}} onClose={() => navigate(PAGES.home.path, { replace: true })} />
    )
  }
  return children
}
