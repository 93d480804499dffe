import { errorCodeOf } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { startProduction } from '@irodori/contract/endpoints/message'
import type { MessageOrder } from '@irodori/contract/entities/message'
import { DELIVERY_TIMES, NOT_SPECIFIED } from '@irodori/rules/deliveryDate'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { SelectField } from '@irodori/ui/SelectField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'
import styles from './AcceptDialog.module.css'
import { acceptBody, INITIAL_ACCEPT_INPUT } from './acceptInput.ts'

interface AcceptDialogProps {
  readonly client: Client
  readonly order: MessageOrder
  readonly open: boolean
  readonly onClose: () => void
  /** Called when production has started and the order has to be read again. */
  readonly onAccepted: () => void
}

type Outcome = 'STARTED' | 'FAILED'

/** Asks the recipient for the delivery day and time, starts production, and reports the result. */
export function AcceptDialog({ client, order, open, onClose, onAccepted }: AcceptDialogProps) {
  const { t } = useTranslation('gift')
  const { dayLabel, timeLabel } = useDeliveryLabels()
  const [input, setInput] = useState(INITIAL_ACCEPT_INPUT)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const offered = order.deliveryDates.filter((day) => !refused.includes(day))
  const isRefused = refused.includes(input.deliveryDate)

  const send = async () => {
    setSending(true)
    const body = { ...acceptBody(input, offered), orderId: order.id }
    const answer = await client.call(startProduction, { params: { orderNumber: order.orderNumber }, body })
    setSending(false)
    if (!answer.ok && errorCodeOf(answer.error) === 'INVALID_DELIVERY_DATE') {
      setRefused([...refused, input.deliveryDate])
      return
    }
    setOutcome(answer.ok ? 'STARTED' : 'FAILED')
    onClose()
  }
  const leave = () => {
    if (outcome === 'STARTED') onAccepted()
    setOutcome(null)
  }

  return (
    <>
      <Dialog
        open={open}
        {...(isSending ? {} : { onClose })}
        title={t('choose.title')}
        actions={
          <>
            <Button onClick={onClose} disabled={isSending} {...SAFE_CHOICE}>
              {t('choose.back')}
            </Button>
            <Button variant="primary" onClick={() => void send()} disabled={isSending || isRefused}>
              {t(isSending ? 'choose.sending' : 'choose.send')}
            </Button>
          </>
        }
      >
        <div className={styles.choice}>
          <p>{t('choose.lead')}</p>
          {isRefused && (
            <Callout tone="warning" urgent>
              {t('choose.dayRefused')}
            </Callout>
          )}
          {order.deliveryDates.length === 0 ? (
            <p>{t('choose.noDays')}</p>
          ) : (
            <SelectField
              label={t('choose.day')}
              value={input.deliveryDate}
              onChange={({ target: { value } }) => setInput({ ...input, deliveryDate: value })}
            >
              <option value={NOT_SPECIFIED}>{t('choose.anyDay')}</option>
              {order.deliveryDates.map((day) => (
                <option key={day} value={day} disabled={refused.includes(day)}>
                  {dayLabel(day)}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={t('choose.time')}
            value={input.deliveryTime}
            onChange={({ target: { value } }) => setInput({ ...input, deliveryTime: value })}
          >
            {DELIVERY_TIMES.map((time) => (
              <option key={time} value={time}>
                {timeLabel(time)}
              </option>
            ))}
            <option value={NOT_SPECIFIED}>{timeLabel(null)}</option>
          </SelectField>
        </div>
      </Dialog>
      <NotifyDialog
        open={outcome !== null}
        title={t(outcome === 'FAILED' ? 'failed.title' : 'started.title')}
        onClose={leave}
      >
        {t(outcome === 'FAILED' ? 'failed.body' : 'started.body')}
      </NotifyDialog>
    </>
  )
}
