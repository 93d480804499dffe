import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { readUser } from '@irodori/contract/endpoints/account'
import { createOrder } from '@irodori/contract/endpoints/order'
import { Callout } from '@irodori/ui/Callout'
import { GuestLoginForm } from '@irodori/ui/GuestLoginForm'
import { Icon } from '@irodori/ui/Icon'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountPage.module.css'
import { useInterruptible } from './useInterruptible.ts'

/** Joins an order to the account by its phone number. */
export function AddOrder() {
  const { t } = useTranslation('account')
  const client = useClient()
  const interruptible = useInterruptible()
  const messageOf = useErrorMessage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="plus" size={18} />
        {t('orders.add')}
      </summary>
      <div>
        {added === null ? (
          <GuestLoginForm
            lead={t('orders.addLead')}
            submitLabel={t('orders.addSubmit')}
            problem={error && messageOf(error).body}
            busy={isBusy}
            onSubmit={async ({ orderNumber, phoneNumber }) => {
              setBusy(true)
              setError(null)
              const given = { params: { orderNumber }, body: { phoneNumber } }
              // Without a session the next call would succeed too, but join no order.
              const known = await interruptible(() => client.call(readUser, {}))
              const result = known.ok ? await client.call(createOrder, given) : known
              setBusy(false)
              if (result.ok) setAdded(orderNumber)
              else setError(result.error)
            }}
          />
        ) : (
          <Callout tone="good" urgent>
            {t('orders.added', { orderNumber: added })}
          </Callout>
        )}
      </div>
    </details>
  )
}
