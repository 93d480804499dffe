import type { AmountPart } from '@irodori/contract/entities/amounts'
import type { Order } from '@irodori/contract/entities/order'
import { isCancelled } from '@irodori/rules/orderStatus'
import { useTranslation } from 'react-i18next'
import styles from './ChosenFacts.module.css'
import { payMethodKind } from './payMethodKind.ts'

/** A delivery of 0 says that it is free; any other part of 0 says nothing. */
const isShown = ({ kind, yen }: AmountPart): boolean => yen !== 0 || kind === 'DELIVERY'

/** MYP-26: what was paid and how, with the parts of the amount as the shop of the order states them. */
export function PaidAmounts({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation('chosen')
  const { amounts, totalPrice } = order
  const kind = payMethodKind(order.payMethod)
  // In Japanese the words are those of the shop of the order.
  const payMethod = i18n.resolvedLanguage === 'en' && kind !== null ? t(`payMethod.${kind}`) : order.payMethod
  const yen = new Intl.NumberFormat(i18n.resolvedLanguage, { style: 'currency', currency: 'JPY' })
  const parts = amounts.parts.filter(isShown)
  const stated = amounts.paid ?? totalPrice
  const label = t(amounts.paid === null ? 'amount.total' : 'amount.paid')
  return (
    <>
      {payMethod}
      {parts.length === 0 && stated !== null && `　${label}　${yen.format(stated)}`}
      {!isCancelled(order.status) && <span className={styles.soft}>{t(order.isPaid ? 'paid' : 'notPaidYet')}</span>}
      {parts.length > 0 && (
        <dl className={styles.amounts}>
          {parts.map(({ kind, yen: amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and their order never changes
            <div key={index}>
              <dt>{t(`amount.part.${kind}`)}</dt>
              <dd>{yen.format(amount)}</dd>
            </div>
          ))}
          {stated !== null && (
            <div>
              <dt>{label}</dt>
              <dd>{yen.format(stated)}</dd>
            </div>
          )}
        </dl>
      )}
      {amounts.difference !== 0 && <p>{t('amount.difference')}</p>}
    </>
  )
}
