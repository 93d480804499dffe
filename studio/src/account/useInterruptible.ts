import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { useLogin } from '@irodori/ui/LoginContext'
import { useCallback } from 'react'

/** Makes a call. If the session has ended, it opens the login dialog and repeats the call afterwards. */
export function useInterruptible() {
  const ask = useLogin()
  return useCallback(
    async <Data>(call: () => Promise<Result<Data, CallError>>): Promise<Result<Data, CallError>> => {
      const result = await call()
      const isEnded = !result.ok && result.error.kind === 'REFUSED' && result.error.status === 401
      return isEnded && (await ask()) ? call() : result
    },
    [ask],
  )
}
