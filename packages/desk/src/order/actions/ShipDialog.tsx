import { useClient } from '@irodori/client/ClientProvider'
import { shipOrder, trackParcel } from '@irodori/contract/endpoints/desk/orderActions'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { SelectField } from '@irodori/ui/SelectField'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import { OrderProblem } from './OrderProblem.tsx'
import { ParcelField, parcelOf, severalParcels } from './ParcelField.tsx'
import { useOrderForm } from './useOrderForm.ts'

interface ShipDialogProps {
  readonly order: DeskOrder
  /** TRACK keeps the carrier and number of one parcel; SHIP also marks the order as shipped, and mails the customer. */
  readonly action: 'SHIP' | 'TRACK'
  readonly onClose: () => void
}

const today = (): string => tokyoDay(new Date())

/** Marks an order as shipped, or enters how a parcel was sent. */
export function ShipDialog({ order: { orderNumber, carriers, parcels }, action, onClose }: ShipDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const isShipping = action === 'SHIP'
  const companies = severalParcels(parcels)
  const { field, formProps, isBusy, error } = useOrderForm({
    initial: { day: today(), carrier: carriers[0]?.id ?? '', trackingNumber: '', printCompany: companies[0] ?? '' },
    check: ({ day, carrier }) => ({
      day: isShipping && day === '' ? 'REQUIRED' : null,
      carrier: !isShipping && carrier === '' ? 'REQUIRED' : null,
    }),
    call: ({ day, carrier, ...typed }) => {
      const params = { orderNumber }
      const sent = {
        trackingNumber: typed.trackingNumber.trim() || null,
        printCompany: parcelOf(typed.printCompany),
      }
      return isShipping
        ? client.call(shipOrder, { params, body: { day, carrier: carrier || null, ...sent } })
        : client.call(trackParcel, { params, body: { carrier, ...sent } })
    },
    done: t(`done.${action}`),
    onClose,
  })
  return (
    <AccountFormDialog
      title={t(`action.${action}`)}
      submitLabel={t(isShipping ? 'ship.submit' : 'ship.save')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <p>{t(isShipping ? 'ship.lead' : 'ship.trackLead')}</p>
      <OrderProblem error={error} />
      {isShipping && <TextField {...field('day')} type="date" max={today()} label={t('ship.day')} />}
      <ParcelField companies={companies} {...field('printCompany')} />
      <SelectField {...field('carrier')} label={t('ship.carrier')}>
        {carriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isShipping && <option value="">{t('ship.noCarrier')}</option>}
      </SelectField>
      <TextField
        {...field('trackingNumber')}
        label={t('ship.trackingNumber')}
        help={t('ship.trackingHelp')}
        maxLength={60}
        autoComplete="off"
      />
    </AccountFormDialog>
  )
}
