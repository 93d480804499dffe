import type { CallResult } from '@irodori/client'
import { useLogin } from '@irodori/ui'
import { useCallback } from 'react'

/** Makes a call; where the session turns out to have ended it asks for the login, and then makes the call again. */
export function useInterruptible() {
  const ask = useLogin()
  return useCallback(
    async <Data>(call: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> => {
      const result = await call()
      const isEnded = !result.ok && result.failure.kind === 'REFUSED' && result.failure.status === 401
      return isEnded && (await ask()) ? call() : result
    },
    [ask],
  )
}
