import { useConnection, useSession } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../feedback/ToastProvider.tsx'
import { type AskForLogin, LoginContext, type LoginRequest } from './LoginContext.ts'
import { afterEnd, redirectWithoutSession } from './sessionEnd.ts'

// Chunks that are needed only with a session or for a login.
const LoginDialog = lazy(async () => ({ default: (await import('../login/LoginDialog.tsx')).LoginDialog }))
const LoggedInParts = lazy(async () => ({ default: (await import('./loggedInParts.tsx')).LoggedInParts }))

const LEAVE_MS = 100

interface OpenBox {
  readonly request: LoginRequest
  readonly answer: Promise<boolean>
  readonly resolve: (isLoggedIn: boolean) => void
}

function openBox(request: LoginRequest): OpenBox {
  let resolve: OpenBox['resolve'] = () => {}
  const answer = new Promise<boolean>((settle) => {
    resolve = settle
  })
  return { request, answer, resolve }
}

/** Provides the login dialog and the idle watch of an app, and handles the end of a session. */
export function LoginProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common')
  const toast = useToast()
  const { session: store } = useConnection()
  const session = useSession()
  const open = useRef<OpenBox | null>(null)
  const isLeaving = useRef(false)
  const [box, setBox] = useState<OpenBox | null>(null)

  const ask = useCallback<AskForLogin>((request = {}) => {
    open.current ??= openBox(request)
    if (!isLeaving.current) setBox(open.current)
    return open.current.answer
  }, [])

  const finish = useCallback((isLoggedIn: boolean) => {
    open.current?.resolve(isLoggedIn)
    open.current = null
    setBox(null)
  }, [])

  useEffect(() => {
    if (box === null) return
    // The screen that opened the dialog is left.
    const leave = () => finish(false)
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [box, finish])

  useEffect(() => {
    const elsewhere = store.read() === null ? redirectWithoutSession(location.pathname) : null
    if (elsewhere !== null) location.replace(elsewhere)
  }, [store])

  useEffect(
    () =>
      store.subscribe(() => {
        // A login in another tab answers the dialog of this one too.
        if (store.read() !== null) return finish(true)
        const ended = store.ended()
        if (ended === null) return
        const reaction = afterEnd(location.pathname, ended.end)
        if (reaction === 'LOGIN') void ask()
        // Delayed, so that every listener and the server hear of the end first and no handler blocks the navigation.
        else if (reaction === 'HOME') {
          isLeaving.current = true
          const flag = ended.end === 'LOGGED_OUT' ? '' : '?session=ended'
          setTimeout(() => location.assign(`${PAGES.home.path}${flag}`), LEAVE_MS)
        } else if (ended.end === 'LOGGED_OUT') toast({ message: t('loggedOut') })
        else if (ended.was) toast({ message: t('sessionEnded'), tone: 'failure' })
      }),
    [store, ask, finish, toast, t],
  )

  return (
    <LoginContext value={ask}>
      {children}
      <Suspense>
        {session !== null && session.userName !== '' && <LoggedInParts />}
        {box && <LoginDialog {...box.request} onClose={() => finish(false)} onLoggedIn={() => finish(true)} />}
      </Suspense>
    </LoginContext>
  )
}
