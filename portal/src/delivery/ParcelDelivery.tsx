import { errorCodeOf } from '@irodori/client'
import { useClient } from '@irodori/client/react'
import type { Order, Package } from '@irodori/contract'
import { readShippingDate } from '@irodori/contract/endpoints/production'
import { type Day, DELIVERY_TIMES, lastDeliveryDate, NOT_SPECIFIED, tokyoDay } from '@irodori/rules'
import { Button, Callout, SelectField, Skeleton } from '@irodori/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParcelInput } from '../packaging/packageInput.ts'
import { DatePicker } from './DatePicker.tsx'
import { stillChosen } from './dateAnswer.ts'
import styles from './ParcelDelivery.module.css'
import { QuietLine } from './QuietLine.tsx'
import { useDateWords } from './useDateWords.ts'
import { useDeliveryQuestion } from './useDeliveryQuestion.ts'

interface ParcelDeliveryProps {
  readonly order: Order
  readonly parcel: Package
  /** Left out where there is one parcel only. */
  readonly title: string | null
  readonly input: ParcelInput
  /** Days that the server has refused. */
  readonly refused: ReadonlySet<Day>
  readonly now: Date
  readonly onInput: (input: ParcelInput) => void
  /** The server refuses a day though the calendar of the screen allows it. */
  readonly onRefused: (day: Day) => void
}

/** When a parcel is to arrive: the day, or none, and the time of the day. */
export function ParcelDelivery(props: ParcelDeliveryProps) {
  const { order, parcel, title, input, refused, now, onInput, onRefused } = props
  const { t } = useTranslation('packaging')
  const { dayWords, timeWords } = useDateWords()
  const client = useClient()
  const { question, earliestDelivery, hasFailed, retry } = useDeliveryQuestion(order, parcel, now)
  const [isCleared, setCleared] = useState(false)
  const [shipDate, setShipDate] = useState<Day | null>(null)
  const { deliveryDay, deliveryTime } = input

  useEffect(() => {
    if (question === null || deliveryDay === null || stillChosen(deliveryDay, question) !== null) return
    onInput({ deliveryDay: null, deliveryTime })
    setCleared(true)
  }, [question, deliveryDay, deliveryTime, onInput])

  useEffect(() => {
    setShipDate(null)
    if (deliveryDay === null) return
    const call = new AbortController()
    const query = { orderNumber: order.orderNumber, maxCreatingTime: parcel.maxCreatingTime, deliveryDate: deliveryDay }
    void client.call(readShippingDate, { query }, { signal: call.signal }).then((result) => {
      if (call.signal.aborted) return
      if (result.ok) setShipDate(result.value.shippingDate.slice(0, 'YYYY-MM-DD'.length))
      else if (errorCodeOf(result.error) === 'INVALID_DELIVERY_DATE') onRefused(deliveryDay)
    })
    return () => call.abort()
  }, [client, order.orderNumber, parcel.maxCreatingTime, deliveryDay, onRefused])

  const isEnded = lastDeliveryDate(order.orderDate) <= tokyoDay(now)
  return (
    <div className={styles.parcel}>
      {title !== null && <h3>{title}</h3>}
      {question === null && hasFailed && <QuietLine onRetry={retry}>{t('date.loadFailed')}</QuietLine>}
      {question === null && !hasFailed && <Skeleton height="22rem" width="min(25rem, 100%)" />}
      {question !== null && (
        <>
          <p>{t('date.earliestShip', { day: dayWords(question.shipDate) })}</p>
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
                  onInput({ deliveryDay: day, deliveryTime })
                }}
              />
              <p className={styles.chosen} role="status">
                {deliveryDay === null ? t('date.notSpecified') : t('date.chosen', { day: dayWords(deliveryDay) })}
                {deliveryDay !== null && shipDate !== null && (
                  <span className={styles.soft}>{t('date.ships', { day: dayWords(shipDate) })}</span>
                )}
              </p>
              {deliveryDay !== null && (
                <div>
                  <Button icon="close" onClick={() => onInput({ deliveryDay: null, deliveryTime })}>
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
                onChange={({ target: { value } }) =>
                  onInput({ deliveryDay, deliveryTime: value === NOT_SPECIFIED ? null : value })
                }
              >
                {DELIVERY_TIMES.map((time) => (
                  <option key={time} value={time}>
                    {timeWords(time)}
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
