import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import type { Orderer } from '@irodori/contract/entities/order'
import { useTranslation } from 'react-i18next'
import { Fact, Facts, Part } from '../orders/Part.tsx'

const fullName = ({ familyName, firstName, familyNameKana, firstNameKana }: Orderer): string => {
  const kana = `${familyNameKana} ${firstNameKana}`.trim()
  return `${familyName} ${firstName}`.trim() + (kana === '' ? '' : `（${kana}）`)
}

/** Who ordered and who receives the order, with what the role of the member may see of them. */
export function People({ order: { orderer, contact, receiver, address } }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return (
    <Part title={t('order.people')}>
      <Facts>
        <Fact name={t('order.orderer')}>{fullName(orderer)}</Fact>
        {contact && (
          <>
            <Fact name={t('order.phone')}>{contact.phoneNumber}</Fact>
            <Fact name={t('order.email')}>{contact.email ?? t('order.noEmail')}</Fact>
          </>
        )}
        <Fact name={t('order.receiver')}>{fullName(receiver)}</Fact>
        {address && (
          <>
            <Fact name={t('order.address')}>
              〒{address.zipCode}
              <br />
              {address.prefecture}
              {address.city}
              {address.subAddress1}
              <br />
              {address.subAddress2}
            </Fact>
            <Fact name={t('order.receiverPhone')}>{address.phoneNumber}</Fact>
          </>
        )}
      </Facts>
    </Part>
  )
}
