import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { listPasskeys, removePasskey } from '@irodori/contract/endpoints/passkey'
import type { Passkey } from '@irodori/contract/entities/account'
import { Button } from '@irodori/ui/Button'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { hasPasskeys } from '@irodori/ui/authenticator'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import part from '../AccountPage.module.css'
import { DeviceFacts } from '../devices/DeviceFacts.tsx'
import styles from '../devices/DeviceList.module.css'
import { FormProblem } from '../form/FormProblem.tsx'
import { AddPasskey } from './AddPasskey.tsx'

const LIST = queryKey(listPasskeys)

/** The passkeys of the account; each can be removed, and another one added. */
export function Passkeys() {
  const { t } = useTranslation(['account', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const { data: passkeys, error, refetch } = useCall(listPasskeys, {})
  const removal = useCallMutation(removePasskey, {
    invalidates: [LIST],
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
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
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
