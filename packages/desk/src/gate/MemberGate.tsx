import { useClient } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import type { CallError } from '@irodori/client/callError'
import { readStaffMember } from '@irodori/contract/endpoints/desk/staffSession'
import { Button } from '@irodori/ui/Button'
import { FormProblem } from '@irodori/ui/FormProblem'
import { ScreenLoading } from '@irodori/ui/ScreenLoading'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outside } from '../frame/outside/Outside.tsx'
import { LoginPage } from '../login/LoginPage.tsx'
import { MemberContext, useMemberStore } from '../member/MemberContext.ts'

/** Renders the screens for a member of the staff; everybody else sees the login in their place. */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const client = useClient()
  const store = useMemberStore()
  const state = useSyncExternalStore(store.subscribe, store.read)
  const [error, setError] = useState<CallError | null>(null)
  const { kind } = state

  const ask = useCallback(async () => {
    setError(null)
    const result = await client.call(readStaffMember, {})
    if (result.ok) store.logIn(result.value)
    else if (errorCodeOf(result.error) !== 'UNAUTHENTICATED') setError(result.error)
  }, [client, store])

  useEffect(() => {
    if (kind === 'UNKNOWN') void ask()
  }, [kind, ask])

  switch (state.kind) {
    case 'LOGGED_IN':
      return <MemberContext value={state.member}>{children}</MemberContext>
    case 'LOGGED_OUT':
      return <LoginPage hasEnded={state.hasEnded} />
    case 'UNKNOWN':
      return error ? <Unreached error={error} onRetry={() => void ask()} /> : <ScreenLoading />
  }
}

function Unreached({ error, onRetry }: { readonly error: CallError; readonly onRetry: () => void }) {
  const { t } = useTranslation(['desk', 'common'])
  return (
    <Outside title={t('title')}>
      <FormProblem error={error} />
      <Button icon="reset" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </Outside>
  )
}
