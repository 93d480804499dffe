import type { MessageOrder } from '@irodori/contract/entities/message'
import { boundDeliveryTime } from '@irodori/rules/deliveryDate'
import { useTranslation } from 'react-i18next'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'

/** The state of an accepted gift and its delivery. */
export function AcceptedText({ order }: { readonly order: MessageOrder }) {
  const { t } = useTranslation('gift')
  const { dayLabel, timeLabel } = useDeliveryLabels()
  const { status, deliveryDate } = order
  const deliveryTime = boundDeliveryTime(order.deliveryTime)
  const time = timeLabel(deliveryTime)
  const when = () => {
    if (deliveryDate === null) return deliveryTime === null ? t('accepted.any') : t('accepted.time', { time })
    const day = dayLabel(deliveryDate)
    return deliveryTime === null ? t('accepted.day', { day }) : t('accepted.dayAndTime', { day, time })
  }
  return (
    <>
      <h2>{t('accepted.title')}</h2>
      <p>{status === 'SHIPPED' ? t('accepted.sent') : t('started.body')}</p>
      <p>{when()}</p>
    </>
  )
}
