import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { deleteUser } from '@irodori/contract/endpoints/account'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountPage.module.css'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useInterruptible } from './useInterruptible.ts'

/** Deletes the account, after a confirmation here and another one by a mail's link. */
export function DeleteAccount() {
  const { t } = useTranslation('account')
  const client = useClient()
  const interruptible = useInterruptible()
  const [isAsking, setAsking] = useState(false)
  const deletion = useResultMutation(() => interruptible(() => client.call(deleteUser, {})))
  const send = async () => {
    await deletion.run()
    setAsking(false)
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('delete.title')}</h2>
      {deletion.data !== undefined ? (
        <Callout tone="info" urgent>
          {t('delete.mailed')}
        </Callout>
      ) : (
        <>
          <p className={styles.words}>{t('delete.body')}</p>
          <FormProblem error={deletion.error} />
          <Button variant="quiet" className={styles.danger} onClick={() => setAsking(true)}>
            {t('delete.begin')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('delete.question')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.cancel')}
        destructive
        busy={deletion.isPending}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        {t('delete.consequences')}
      </ConfirmDialog>
    </section>
  )
}
