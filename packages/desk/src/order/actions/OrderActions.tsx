import type { CallError } from '@irodori/client/callError'
import { useCallMutation, useInvalidation } from '@irodori/client/useCallMutation'
import { holdOrder, resumeOrder, retryOrder } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder, OrderAction } from '@irodori/contract/entities/deskOrder'
import { Button } from '@irodori/ui/Button'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../../orders/Part.tsx'
import { ArrivalDialog } from './ArrivalDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { LetterDialog } from './LetterDialog.tsx'
import styles from './OrderActions.module.css'
import { OrderProblem } from './OrderProblem.tsx'
import { ORDER_QUERIES } from '../../orders/orderQueries.ts'
import { ReceiverDialog } from './ReceiverDialog.tsx'
import { ReorderDialog } from './ReorderDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'

/** Actions that are done at once, because another one takes them back or they lose nothing. All others ask in a dialog. */
type DirectActions = Readonly<Record<'HOLD' | 'RESUME' | 'RETRY', DirectAction>>

interface DirectAction {
  readonly isPending: boolean
  readonly start: () => void
}

const isDirect = (action: OrderAction): action is keyof DirectActions =>
  action === 'HOLD' || action === 'RESUME' || action === 'RETRY'

/** DSK-11: what can be done with the order now, and why the rest cannot. */
export function OrderActions({ order }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const [asked, setAsked] = useState<Exclude<OrderAction, keyof DirectActions> | null>(null)
  const direct = useDirectActions(order.orderNumber)
  const possible = order.actions.filter(({ refusal }) => refusal === null)
  const others = order.actions.flatMap(({ action, refusal }) => (refusal === null ? [] : [{ action, refusal }]))
  const close = () => setAsked(null)
  return (
    <Part title={t('order.actions')}>
      <OrderProblem error={direct.error} />
      {possible.length === 0 && <p>{t('order.noActions')}</p>}
      <div className={styles.buttons}>
        {possible.map(({ action }) => {
          const isPending = isDirect(action) && direct.actions[action].isPending
          return (
            <Button
              key={action}
              wide
              variant={action === 'CANCEL' ? 'danger' : 'secondary'}
              busy={isPending}
              onClick={() => (isDirect(action) ? direct.actions[action].start() : setAsked(action))}
            >
              {t(`action.${action}`)}
            </Button>
          )
        })}
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('order.otherActions')}</summary>
          <ul>
            {others.map(({ action, refusal }) => (
              <li key={action}>
                {t(`action.${action}`)}
                <p className={styles.reason}>
                  {t(`actionRefusal.${refusal}`, { status: t(`status.${order.status}`) })}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked === 'CANCEL' && <CancelDialog order={order} onClose={close} />}
      {(asked === 'SHIP' || asked === 'TRACK') && <ShipDialog order={order} action={asked} onClose={close} />}
      {asked === 'NOTE_ARRIVAL' && <ArrivalDialog order={order} onClose={close} />}
      {asked === 'ASK_TO_REORDER' && <ReorderDialog order={order} onClose={close} />}
      {asked === 'WRITE_LETTER' && <LetterDialog order={order} onClose={close} />}
      {asked === 'CHANGE_RECEIVER' && <ReceiverDialog order={order} onClose={close} />}
    </Part>
  )
}

function useDirectActions(orderNumber: string): {
  readonly actions: DirectActions
  readonly error: CallError | null
} {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const toast = useToast()
  const invalidate = useInvalidation()
  const given = { params: { orderNumber } }
  const settings = { invalidates: ORDER_QUERIES, onError: () => void invalidate(ORDER_QUERIES) }
  const hold = useCallMutation(holdOrder, { ...settings, onSuccess: () => toast({ message: t('done.HOLD') }) })
  const resume = useCallMutation(resumeOrder, { ...settings, onSuccess: () => toast({ message: t('done.RESUME') }) })
  const retry = useCallMutation(retryOrder, {
    ...settings,
    onSuccess: ({ pages }) => toast({ message: t('done.RETRY', { count: pages }) }),
  })
  return {
    actions: {
      HOLD: { isPending: hold.isPending, start: () => void hold.run(given) },
      RESUME: { isPending: resume.isPending, start: () => void resume.run(given) },
      RETRY: { isPending: retry.isPending, start: () => void retry.run(given) },
    },
    error: hold.error ?? resume.error ?? retry.error,
  }
}
