import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { useTranslation } from 'react-i18next'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import { Fact, Facts, Part } from '../orders/Part.tsx'

/** The parcels of an order with their days, carriers and tracking numbers. */
export function Parcels({ order: { parcels, shippedDay } }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  return (
    <Part title={t('order.delivery')}>
      {parcels.length === 0 && <p>{t('order.noParcels')}</p>}
      {parcels.map(({ id, printCompany, plannedShipDay, deliveryDay, deliveryTime, shipment, deliveredDay }) => (
        <Facts key={id}>
          {parcels.length > 1 && <Fact name={t('order.parcel')}>{t(`company.${printCompany}`)}</Fact>}
          {plannedShipDay && <Fact name={t('order.shipDay')}>{format.day(plannedShipDay)}</Fact>}
          <Fact name={t('order.deliveryDay')}>
            {deliveryDay ? format.day(deliveryDay) : t('order.anyDay')} {deliveryTime}
          </Fact>
          {shipment && (
            <Fact name={t('order.shipment')}>
              {shipment.carrierName} {shipment.trackingNumber ?? t('order.noTracking')}
            </Fact>
          )}
          {deliveredDay && <Fact name={t('order.delivered')}>{format.day(deliveredDay)}</Fact>}
        </Facts>
      ))}
      {shippedDay && (
        <Facts>
          <Fact name={t('order.shippedDay')}>{format.day(shippedDay)}</Fact>
        </Facts>
      )}
    </Part>
  )
}
