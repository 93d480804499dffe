import { errorCodeOf } from '@irodori/client/callError'
import { useCall } from '@irodori/client/useCall'
import { readShippingDate } from '@irodori/contract/endpoints/production'
import type { Order, Package } from '@irodori/contract/entities/order'
import { DELIVERY_TIMES, lastDeliveryDate, NOT_SPECIFIED } from '@irodori/rules/deliveryDate'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { SelectField } from '@irodori/ui/SelectField'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'
import { RetryNotice } from '../notice/RetryNotice.tsx'
import { keepChosenDay } from './checkDate.ts'
import { DatePicker } from './DatePicker.tsx'
import type { DeliveryChoice } from './deliveryChoice.ts'
import styles from './ParcelDelivery.module.css'
import { useDeliveryQuestion } from './useDeliveryQuestion.ts'

interface ParcelDeliveryProps {
  readonly order: Order
  readonly parcel: Package
  /** Null where the order has one parcel only. */
  readonly title: string | null
  readonly choice: DeliveryChoice
  /** Days that the server has refused. */
  readonly refused: ReadonlySet<Day>
  readonly now: Date
  readonly onChoose: (choice: DeliveryChoice) => void
  /** Called when the server refuses a day that the calendar of the screen allows. */
  readonly onRefused: (day: Day) => void
}

/** Height of the loaded choice with a month of five weeks, so that the start button below stays in place. */
const LOADED_HEIGHT = '40.7rem'

/** The delivery day of a parcel, or none, and the time of day. */
export function ParcelDelivery(props: ParcelDeliveryProps) {
  const { order, parcel, title, choice, refused, now, onChoose, onRefused } = props
  const { t } = useTranslation('packaging')
  const { dayLabel, timeLabel } = useDeliveryLabels()
  const { question, earliestDelivery, hasFailed, retry } = useDeliveryQuestion(order, parcel, now)
  const [isCleared, setCleared] = useState(false)
  const { deliveryDay, deliveryTime } = choice

  useEffect(() => {
    if (question === null || deliveryDay === null || keepChosenDay(deliveryDay, question) !== null) return
    onChoose({ deliveryDay: null, deliveryTime })
    setCleared(true)
  }, [question, deliveryDay, deliveryTime, onChoose])

  const { orderNumber } = order
  const { maxCreatingTime } = parcel
  const shipping = useCall(
    readShippingDate,
    { query: { orderNumber, packageId: parcel.id, maxCreatingTime, deliveryDate: deliveryDay ?? '' } },
    { enabled: deliveryDay !== null, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const shipDate = deliveryDay === null ? question?.shipDate : shipping.data?.shippingDate.slice(0, 'YYYY-MM-DD'.length)
  const isRefused = shipping.error !== null && errorCodeOf(shipping.error) === 'INVALID_DELIVERY_DATE'
  useEffect(() => {
    if (isRefused && deliveryDay !== null) onRefused(deliveryDay)
  }, [isRefused, deliveryDay, onRefused])

  const isEnded = lastDeliveryDate(order.orderDate) <= tokyoDay(now)
  return (
    <div className={styles.parcel}>
      {title !== null && <h3>{title}</h3>}
      {question === null && hasFailed && <RetryNotice onRetry={retry}>{t('date.loadFailed')}</RetryNotice>}
      {question === null && !hasFailed && <Skeleton height={LOADED_HEIGHT} width="min(25rem, 100%)" />}
      {question !== null && (
        <>
          <p>{t('date.earliestShip', { day: dayLabel(question.shipDate) })}</p>
          {isCleared && (
            <Callout tone="warning" urgent>
              {t('date.cleared')}
            </Callout>
          )}
          {isEnded && <Callout tone="info">{t('date.reason.CHOICE_ENDED')}</Callout>}
          {!isEnded && earliestDelivery === null && <Callout tone="info">{t('date.none')}</Callout>}
          {!isEnded && earliestDelivery !== null && (
            <>
              <DatePicker
                label={title === null ? t('date.label') : t('date.labelOf', { parcel: title })}
                question={question}
                value={deliveryDay}
                earliest={earliestDelivery}
                refused={refused}
                onChoose={(day) => {
                  setCleared(false)
                  onChoose({ deliveryDay: day, deliveryTime })
                }}
              />
              <p className={styles.chosen} role="status">
                {deliveryDay === null ? t('date.notSpecified') : t('date.chosen', { day: dayLabel(deliveryDay) })}
                {/* The line is there before its text: the buttons below must not move from under a press. */}
                <span className={styles.soft}>
                  {shipDate === undefined ? '\u00a0' : t('date.ships', { day: dayLabel(shipDate) })}
                </span>
              </p>
              {deliveryDay !== null && (
                <div>
                  <Button icon="close" onClick={() => onChoose({ deliveryDay: null, deliveryTime })}>
                    {t('date.leaveOpen')}
                  </Button>
                </div>
              )}
            </>
          )}
          {(isEnded || earliestDelivery !== null) && (
            <div className={styles.time}>
              <SelectField
                label={title === null ? t('time.label') : t('time.labelOf', { parcel: title })}
                value={deliveryTime ?? NOT_SPECIFIED}
                onChange={({ target: { value } }) => onChoose({ deliveryDay, deliveryTime: value })}
              >
                {DELIVERY_TIMES.map((time) => (
                  <option key={time} value={time}>
                    {timeLabel(time)}
                  </option>
                ))}
                <option value={NOT_SPECIFIED}>{t('time.any')}</option>
              </SelectField>
            </div>
          )}
        </>
      )}
    </div>
  )
}
