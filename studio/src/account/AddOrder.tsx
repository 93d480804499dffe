import { useClient } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readUser } from '@irodori/contract/endpoints/account'
import { createOrder } from '@irodori/contract/endpoints/order'
import { Callout } from '@irodori/ui/Callout'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'
import { GuestLoginForm } from '@irodori/ui/GuestLoginForm'
import { Icon } from '@irodori/ui/Icon'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import styles from './AccountPage.module.css'
import { useInterruptible } from './useInterruptible.ts'

/** Joins an order to the account by its phone number. */
export function AddOrder() {
  const { t } = useTranslation('account')
  const client = useClient()
  const interruptible = useInterruptible()
  const messageOf = useErrorMessage()
  const addition = useResultMutation(async ({ orderNumber, phoneNumber }: GuestCredentials) => {
    // Without a session the next call would succeed too, but join no order.
    const known = await interruptible(() => client.call(readUser, {}))
    return known.ok ? client.call(createOrder, { params: { orderNumber }, body: { phoneNumber } }) : known
  })
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="plus" size={18} />
        {t('orders.add')}
      </summary>
      <div>
        {addition.data === undefined ? (
          <GuestLoginForm
            lead={t('orders.addLead')}
            submitLabel={t('orders.addSubmit')}
            problem={addition.error && messageOf(addition.error).body}
            isClosed={addition.error !== null && errorCodeOf(addition.error) === 'TOO_MANY_TRIES'}
            busy={addition.isPending}
            onSubmit={(order) => void addition.run(order)}
          />
        ) : (
          <Callout tone="good" urgent>
            {t('orders.added', { orderNumber: addition.input?.orderNumber })}
          </Callout>
        )}
      </div>
    </details>
  )
}
