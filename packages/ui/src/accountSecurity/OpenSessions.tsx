import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { Button } from '../control/Button.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountCallsProps } from './accountCalls.ts'
import part from './Part.module.css'
import { FormProblem } from './FormProblem.tsx'
import { DeviceFacts } from './DeviceFacts.tsx'
import styles from './DeviceList.module.css'

/** The devices on which the account is logged in; each of the others can be logged out. */
export function OpenSessions({ calls }: AccountCallsProps) {
  const { t } = useTranslation(['account', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: sessions, error, refetch } = useCall(calls.listSessions, {})
  // The pressed button disappears with its row.
  const settings = { invalidates: [queryKey(calls.listSessions)], onSuccess: () => heading.current?.focus() }
  const ending = useCallMutation(calls.endSession, settings)
  const endingOthers = useCallMutation(calls.endOtherSessions, settings)
  const isBusy = ending.isPending || endingOthers.isPending
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section className={part.part}>
      <h2 ref={heading} tabIndex={-1} className={part.heading}>
        {t('sessions.title')}
      </h2>
      <FormProblem error={ending.error ?? endingOthers.error ?? (sessions ? null : error)} />
      {sessions === undefined && error && (
        <Button icon="reset" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
      {sessions === undefined && !error && <Skeleton height="6rem" />}
      {sessions && (
        <>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.row}>
                <DeviceFacts
                  id={`session-${session.id}`}
                  device={session}
                  times={[
                    ['used', session.lastUsedAt],
                    ['begun', session.begunAt],
                  ]}
                >
                  {session.isCurrent && <span className={styles.current}>{t('sessions.current')}</span>}
                </DeviceFacts>
                {!session.isCurrent && (
                  <Button
                    busy={ending.isPending && ending.input?.params.sessionId === session.id}
                    disabled={isBusy}
                    aria-describedby={`session-${session.id}`}
                    onClick={() => void ending.run({ params: { sessionId: session.id } })}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <p className={part.words}>{t(others.length === 0 ? 'sessions.onlyThis' : 'sessions.unknownOne')}</p>
          {others.length > 1 && (
            <Button busy={endingOthers.isPending} disabled={isBusy} onClick={() => void endingOthers.run({})}>
              {t('sessions.endOthers')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
