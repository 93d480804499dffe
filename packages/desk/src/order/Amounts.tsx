import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { useTranslation } from 'react-i18next'
import { useOrderFormats } from '../orders/useOrderFormats.ts'
import { Fact, Facts, Part } from '../orders/Part.tsx'

/** What the order costs, as its shop stated it. */
export function Amounts({ order: { amounts, payMethod, isPaid } }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useOrderFormats()
  return (
    <Part title={t('order.payment')}>
      <Facts>
        {payMethod !== '' && <Fact name={t('order.payMethod')}>{payMethod}</Fact>}
        <Fact name={t('order.paid')}>{t(isPaid ? 'paid' : 'unpaid')}</Fact>
        {amounts.parts.map(({ kind, yen }) => (
          <Fact key={kind} name={t(`amount.${kind}`)}>
            {format.yen(yen)}
          </Fact>
        ))}
        {amounts.paid !== null && (
          <Fact name={t('order.total')}>
            <strong>{format.yen(amounts.paid)}</strong>
          </Fact>
        )}
        {amounts.difference !== 0 && <Fact name={t('order.difference')}>{format.yen(amounts.difference)}</Fact>}
      </Facts>
    </Part>
  )
}
