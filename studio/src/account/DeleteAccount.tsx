import { useClient } from '@irodori/client/ClientProvider'
import { deleteUser } from '@irodori/contract/endpoints/account'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountPage.module.css'
import { useInterruptible } from './useInterruptible.ts'

type State = 'RESTING' | 'ASKING' | 'BUSY' | 'MAILED'

/** Deletes the account, after a confirmation here and another one by a mail's link. */
export function DeleteAccount() {
  const { t } = useTranslation('account')
  const client = useClient()
  const interruptible = useInterruptible()
  const messageOf = useErrorMessage()
  const [state, setState] = useState<State>('RESTING')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setState('BUSY')
    const result = await interruptible(() => client.call(deleteUser, {}))
    setProblem(result.ok ? null : messageOf(result.error).body)
    setState(result.ok ? 'MAILED' : 'RESTING')
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('delete.title')}</h2>
      {state === 'MAILED' ? (
        <Callout tone="info" urgent>
          {t('delete.mailed')}
        </Callout>
      ) : (
        <>
          <p className={styles.words}>{t('delete.body')}</p>
          {problem && (
            <Callout tone="danger" urgent>
              {problem}
            </Callout>
          )}
          <Button variant="quiet" className={styles.danger} onClick={() => setState('ASKING')}>
            {t('delete.begin')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={state === 'ASKING' || state === 'BUSY'}
        title={t('delete.question')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.cancel')}
        destructive
        busy={state === 'BUSY'}
        onConfirm={() => void send()}
        onCancel={() => setState('RESTING')}
      >
        {t('delete.consequences')}
      </ConfirmDialog>
    </section>
  )
}
