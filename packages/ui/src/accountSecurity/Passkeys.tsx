import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import type { Passkey } from '@irodori/contract/entities/account'
import { Button } from '../control/Button.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { hasPasskeys } from '../passkey/authenticator.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountCallsProps } from './accountCalls.ts'
import part from './Part.module.css'
import { DeviceFacts } from './DeviceFacts.tsx'
import styles from './DeviceList.module.css'
import { FormProblem } from './FormProblem.tsx'
import { AddPasskey } from './AddPasskey.tsx'

/** The passkeys of the account; each can be removed, and another one added. */
export function Passkeys({ calls }: AccountCallsProps) {
  const { t } = useTranslation(['account', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const { data: passkeys, error, refetch } = useCall(calls.listPasskeys, {})
  const removal = useCallMutation(calls.removePasskey, {
    invalidates: [queryKey(calls.listPasskeys)],
    onSuccess: () => {
      setLeaving(null)
      // The pressed button has disappeared with its row.
      requestAnimationFrame(() => heading.current?.focus())
    },
    onError: () => setLeaving(null),
  })
  return (
    <section className={part.part}>
      <h2 ref={heading} tabIndex={-1} className={part.heading}>
        {t('passkeys.title')}
      </h2>
      <p className={part.words}>{t('passkeys.lead')}</p>
      <FormProblem error={removal.error ?? (passkeys ? null : error)} />
      {passkeys === undefined && error && (
        <Button icon="reset" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
      {passkeys === undefined && !error && <Skeleton height="3rem" />}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <DeviceFacts
                id={`passkey-${passkey.id}`}
                device={passkey}
                times={[
                  ...(passkey.lastUsedAt === null ? [] : ([['used', passkey.lastUsedAt]] as const)),
                  ['added', passkey.addedAt],
                ]}
              />
              <Button aria-describedby={`passkey-${passkey.id}`} onClick={() => setLeaving(passkey)}>
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeys && hasPasskeys() && <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>}
      {passkeys && !hasPasskeys() && <p className={part.words}>{t('passkeys.unsupported')}</p>}
      {isAdding && <AddPasskey calls={calls} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={t('passkeys.question')}
        confirmLabel={t('passkeys.remove')}
        cancelLabel={t('passkeys.keep')}
        destructive
        busy={removal.isPending}
        onConfirm={() => leaving && void removal.run({ params: { passkeyId: leaving.id } })}
        onCancel={() => setLeaving(null)}
      >
        {t('passkeys.consequences')}
      </ConfirmDialog>
    </section>
  )
}
