import type { Order } from '@irodori/contract/entities/order'
import { Callout } from '@irodori/ui/Callout'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { Notices } from '@irodori/ui/Notices'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'
import type { DeliveryChoices } from '../delivery/deliveryChoice.ts'
import stepStyles from '../steps/Step.module.css'
import styles from './PackagePage.module.css'

interface StartQuestionProps {
  readonly open: boolean
  readonly order: Order
  readonly deliveryChoices: DeliveryChoices
  readonly now: Date
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Shows the chosen delivery of each parcel and asks for confirmation before production starts. */
export function StartQuestion({ open, order, deliveryChoices, now, isBusy, onYes, onNo }: StartQuestionProps) {
  const { t } = useTranslation('packaging')
  const { dayLabel, timeLabel } = useDeliveryLabels()
  return (
    <ConfirmDialog
      open={open}
      title={t('start.ask.title')}
      confirmLabel={t('start.ask.yes')}
      cancelLabel={t('start.ask.no')}
      busy={isBusy}
      onConfirm={onYes}
      onCancel={onNo}
    >
      <div className={stepStyles.asked}>
        <dl className={styles.facts}>
          {order.packages.map(({ id, printCompany }) => {
            const choice = deliveryChoices.get(id)
            const day = choice?.deliveryDay ? dayLabel(choice.deliveryDay) : t('date.open')
            return (
              <Fragment key={id}>
                <dt>{order.packages.length > 1 ? t(`parcel.${printCompany}`) : t('date.label')}</dt>
                <dd>{t('start.ask.wish', { day, time: timeLabel(choice?.deliveryTime ?? null) })}</dd>
              </Fragment>
            )
          })}
        </dl>
        {order.sampleTexts.length > 0 && (
          <Callout tone="warning">{t('start.ask.samples', { count: order.sampleTexts.length })}</Callout>
        )}
        <Notices kind="BEFORE_STARTING_PRODUCTION" now={now} />
      </div>
    </ConfirmDialog>
  )
}
