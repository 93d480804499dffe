import type { Order } from '@irodori/contract'
import { ConfirmDialog } from '@irodori/ui/dialog'
import { Notices } from '@irodori/ui/notices'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateWords } from '../delivery/useDateWords.ts'
import stepStyles from '../production/Step.module.css'
import styles from './PackagePage.module.css'
import type { ParcelInputs } from './packageInput.ts'

interface StartQuestionProps {
  readonly open: boolean
  readonly order: Order
  readonly wishes: ParcelInputs
  readonly now: Date
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Once more what is wished, before production starts. */
export function StartQuestion({ open, order, wishes, now, isBusy, onYes, onNo }: StartQuestionProps) {
  const { t } = useTranslation('packaging')
  const { dayWords, timeWords } = useDateWords()
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
            const input = wishes.get(id)
            const day = input?.deliveryDay ? dayWords(input.deliveryDay) : t('date.open')
            return (
              <Fragment key={id}>
                <dt>{order.packages.length > 1 ? t(`parcel.${printCompany}`) : t('date.label')}</dt>
                <dd>{t('start.ask.wish', { day, time: timeWords(input?.deliveryTime ?? null) })}</dd>
              </Fragment>
            )
          })}
        </dl>
        <Notices kind="BEFORE_STARTING_PRODUCTION" now={now} />
      </div>
    </ConfirmDialog>
  )
}
