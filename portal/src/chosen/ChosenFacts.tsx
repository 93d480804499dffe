import type { Order } from '@irodori/contract/entities/order'
import { NOT_SPECIFIED } from '@irodori/rules/deliveryDate'
import { Icon } from '@irodori/ui/Icon'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayLabel } from '../dates/useDayLabel.ts'
import { useDeliveryLabels } from '../dates/useDeliveryLabels.ts'
import styles from './ChosenFacts.module.css'
import type { ChosenParcel } from './chosenParcels.ts'
import { chosenParcels } from './chosenParcels.ts'
import type { ChosenPiece } from './chosenPieces.ts'
import { chosenPieces } from './chosenPieces.ts'
import { PaidAmounts } from './PaidAmounts.tsx'

interface ChosenFactsProps {
  readonly order: Order
  readonly heading: 'h2' | 'h3'
}

/** MYP-18: what was chosen and paid: wrapping, delivery and payment of an order. What is not known is not shown. */
export function ChosenFacts({ order, heading: Heading }: ChosenFactsProps) {
  const { t } = useTranslation(['chosen', 'packaging'])
  const pieces = chosenPieces(order)
  const parcels = chosenParcels(order)
  const { amounts, payMethod, totalPrice } = order
  const hasPayment = payMethod !== '' || totalPrice !== null || amounts.paid !== null || amounts.parts.length > 0
  if (pieces.length + parcels.length === 0 && !hasPayment) return null
  return (
    <div className={styles.chosen}>
      <Heading>{t('title')}</Heading>
      <dl className={styles.facts}>
        {pieces.length > 0 && (
          <>
            <dt>{t('wrapping')}</dt>
            <dd>
              <ul>
                {pieces.map((piece) => (
                  <Piece key={piece.groupNumber} piece={piece} isAlone={pieces.length === 1} />
                ))}
              </ul>
            </dd>
          </>
        )}
        {parcels.map((parcel) => (
          <Fragment key={parcel.id}>
            <dt>{parcels.length > 1 ? t(`packaging:parcel.${parcel.printCompany}`) : t('delivery')}</dt>
            <dd>
              <Parcel parcel={parcel} />
            </dd>
          </Fragment>
        ))}
        {hasPayment && (
          <>
            <dt>{t('payment')}</dt>
            <dd>
              <PaidAmounts order={order} />
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

function Piece({ piece, isAlone }: { readonly piece: ChosenPiece; readonly isAlone: boolean }) {
  const { t } = useTranslation(['chosen', 'packaging'])
  const { wrapping, option, productName, number } = piece
  const name = number === null ? productName : t('packaging:piece', { product: productName, number })
  const parts = [
    wrapping === null ? '' : wrapping === 'NONE' ? t('packaging:wrapping.none') : wrapping.name,
    wrapping !== null && wrapping !== 'NONE' && !wrapping.isFree ? t('chargeable') : '',
    option === null ? '' : t('option', { name: option }),
  ]
  return (
    <li>
      {!isAlone && <span className={styles.soft}>{name}</span>}
      {parts.filter(Boolean).join('　')}
    </li>
  )
}

function Parcel({ parcel }: { readonly parcel: ChosenParcel }) {
  const { t } = useTranslation(['chosen', 'packaging'])
  const { dayLabel, timeLabel } = useDeliveryLabels()
  const dayOf = useDayLabel()
  const { day, time, ship, shipment, deliveredDate } = parcel
  const chosenDay = day === null || day === NOT_SPECIFIED ? t('packaging:date.open') : dayLabel(day)
  return (
    <ul>
      {day !== null && <li>{t('wish', { day: chosenDay, time: timeLabel(time) })}</li>}
      {ship !== null && (
        <li>{ship.kind === 'OPEN' ? t('ship.OPEN') : t(`ship.${ship.kind}`, { day: dayOf(ship.day) })}</li>
      )}
      {shipment !== null && (
        <li>
          {shipment.trackingNumber === null
            ? t('carrier', { name: shipment.carrierName })
            : t('tracked', { name: shipment.carrierName, number: shipment.trackingNumber })}
          {shipment.trackingUrl !== null && (
            <a href={shipment.trackingUrl} target="_blank" rel="noreferrer" data-screen-only="">
              {t('track')}
              <Icon name="external" size={16} />
            </a>
          )}
        </li>
      )}
      {deliveredDate !== null && <li>{t('delivered', { day: dayOf(deliveredDate) })}</li>}
    </ul>
  )
}
