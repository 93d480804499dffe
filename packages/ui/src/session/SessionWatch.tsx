import { useConnection, useSession } from '@irodori/client/ClientProvider'
import { untilTimeOut } from '@irodori/client/sessionIdle'
import { logout, readUserSession } from '@irodori/contract/endpoints/authentication'
import { useEffect, useState } from 'react'
import { IdleWarning } from './IdleWarning.tsx'
import { watchIdle } from './watchIdle.ts'

/** Watches a session: sends keep-alives, shows the warning, and ends the session after the time-out. */
export function SessionWatch() {
  const connection = useConnection()
  const userName = useSession()?.userName
  const [endsAt, setEndsAt] = useState<number | null>(null)

  useEffect(() => {
    if (userName === undefined) return
    const { client, session, orderRecord } = connection
    const stop = watchIdle(
      {
        now: Date.now,
        later: (run, ms) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
        storage: localStorage,
        window,
      },
      {
        onState: (state) => {
          const now = Date.now()
          setEndsAt(state.phase === 'WARNED' ? now + untilTimeOut(state, now) : null)
        },
        onKeepAlive: async () => {
          const token = session.read()?.token
          const result = await client.call(readUserSession, {})
          const isUnknown = !result.ok && result.error.kind === 'REFUSED' && result.error.status === 401
          if (isUnknown && session.read()?.token === token) session.clear('REFUSED')
        },
        onTimeOut: () => {
          void client.call(logout, {})
          // The next person at this computer has to enter the phone number again.
          orderRecord.clear()
          session.clear('TIMED_OUT')
        },
      },
    )
    return () => {
      stop()
      setEndsAt(null)
    }
  }, [connection, userName])

  return endsAt === null ? null : <IdleWarning endsAt={endsAt} />
}
