import { useCallMutation } from '@irodori/client/useCallMutation'
import { requestDeviceLink } from '@irodori/contract/endpoints/authentication'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { Callout } from '../feedback/Callout.tsx'

/** Lets the owner of an order continue by a link in a mail while the order accepts no further numbers from this device. */
export function DeviceLink({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslation('login')
  const messageOf = useErrorMessage()
  const request = useCallMutation(requestDeviceLink)
  if (request.isSuccess)
    return (
      <Callout tone="info" urgent>
        {t('deviceLink.sent')}
      </Callout>
    )
  return (
    <>
      {request.error && (
        <Callout tone="danger" urgent>
          {messageOf(request.error).body}
        </Callout>
      )}
      <Button busy={request.isPending} wide onClick={() => void request.run({ body: { orderNumber } })}>
        {t('deviceLink.ask')}
      </Button>
    </>
  )
}
