import { useSession } from '@irodori/client/ClientProvider'
import { useLogin } from '@irodori/ui/LoginContext'
import { flowOfFlag } from '@irodori/ui/loginFlow'
import { useToast } from '@irodori/ui/ToastProvider'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'

/** Handles the query of the home page: opens the login dialog, or says that the session has ended. */
export function HomeLogin() {
  const { t } = useTranslation('common')
  const search = useSearch()
  const [path, navigate] = useLocation()
  const ask = useLogin()
  const toast = useToast()
  const isLoggedIn = useSession() !== null
  useEffect(() => {
    const flow = flowOfFlag(search)
    const query = new URLSearchParams(search)
    const hasEnded = query.get('session') === 'ended'
    if (flow === null && !hasEnded) return
    // The query is removed, so that a reload or the back button does not open it again.
    query.delete('login')
    query.delete('session')
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true })
    if (hasEnded) toast({ message: t('sessionEnded'), tone: 'failure' })
    if (flow !== null && !isLoggedIn) void ask({ flow })
  }, [search, path, navigate, ask, toast, t, isLoggedIn])
  return null
}
