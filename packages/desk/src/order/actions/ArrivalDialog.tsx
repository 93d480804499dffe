import { useClient } from '@irodori/client/ClientProvider'
import { noteOrderArrival } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import { OrderProblem } from './OrderProblem.tsx'
import { ParcelField, parcelOf, severalParcels } from './ParcelField.tsx'
import { useOrderForm } from './useOrderForm.ts'

interface ArrivalDialogProps {
  readonly order: DeskOrder
  readonly onClose: () => void
}

const today = (): string => tokyoDay(new Date())

/** Notes on which day a parcel has arrived. */
export function ArrivalDialog({ order: { orderNumber, parcels }, onClose }: ArrivalDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const companies = severalParcels(parcels)
  const { field, formProps, isBusy, error } = useOrderForm({
    initial: { day: today(), printCompany: companies[0] ?? '' },
    check: ({ day }) => ({ day: day === '' ? 'REQUIRED' : null }),
    call: ({ day, printCompany }) =>
      client.call(noteOrderArrival, { params: { orderNumber }, body: { day, printCompany: parcelOf(printCompany) } }),
    done: t('done.NOTE_ARRIVAL'),
    onClose,
  })
  return (
    <AccountFormDialog
      title={t('action.NOTE_ARRIVAL')}
      submitLabel={t('arrival.submit')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t('arrival.lead')}</p>
      <OrderProblem error={error} />
      <TextField {...field('day')} type="date" max={today()} label={t('arrival.day')} />
      <ParcelField companies={companies} {...field('printCompany')} />
    </AccountFormDialog>
  )
}
