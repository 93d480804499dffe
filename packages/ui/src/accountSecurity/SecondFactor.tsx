import { useCall } from '@irodori/client/useCall'
import { dateLocale } from '@irodori/contract/language'
import { Button } from '../control/Button.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountCallsProps } from './accountCalls.ts'
import part from './Part.module.css'
import { FormProblem } from './FormProblem.tsx'
import { AddSecondFactor } from './AddSecondFactor.tsx'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'

/** From this number on the owner is told that recovery codes run out. */
const FEW_CODES = 3

/** Whether a login with the password requires a code of an authenticator app; renders nothing where the shop offers none. */
export function SecondFactor({ calls }: AccountCallsProps) {
  const { t, i18n } = useTranslation(['account', 'common'])
  const [dialog, setDialog] = useState<'ADD' | 'REMOVE' | null>(null)
  const { data, error, refetch } = useCall(calls.readSecondFactor, {})
  if (data && !data.isOffered && data.since === null) return null
  const close = () => setDialog(null)
  const day = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage), { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  return (
    <section className={part.part}>
      <h2 className={part.heading}>{t('secondFactor.title')}</h2>
      <p className={part.words}>{t('secondFactor.lead')}</p>
      {data === undefined && error && (
        <>
          <FormProblem error={error} />
          <Button icon="reset" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </>
      )}
      {data === undefined && !error && <Skeleton height="3rem" />}
      {data?.since === null && <Button onClick={() => setDialog('ADD')}>{t('secondFactor.add')}</Button>}
      {data && data.since !== null && (
        <>
          <p>
            {t('secondFactor.on', { date: day.format(new Date(data.since)) })}
            <br />
            {t('secondFactor.left', { count: data.recoveryCodesLeft })}
          </p>
          {data.recoveryCodesLeft < FEW_CODES && <p className={part.words}>{t('secondFactor.few')}</p>}
          <Button onClick={() => setDialog('REMOVE')}>{t('secondFactor.remove')}</Button>
        </>
      )}
      {dialog === 'ADD' && <AddSecondFactor calls={calls} onClose={close} />}
      {dialog === 'REMOVE' && <RemoveSecondFactor calls={calls} onClose={close} />}
    </section>
  )
}
