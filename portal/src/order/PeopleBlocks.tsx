import type { Order } from '@irodori/contract'
import { formatPostalCode } from '@irodori/rules'
import { AppLink } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import styles from './OrderCard.module.css'
import { waysOn } from './wayOn.ts'

interface PeopleBlocksProps {
  readonly order: Order
  readonly isOpen: boolean
}

/** Who ordered and who receives, to be read; they are changed where the order is reviewed. */
export function PeopleBlocks({ order, isOpen }: PeopleBlocksProps) {
  const { t } = useTranslation('portal')
  const { orderer, receiver } = order
  const review = isOpen ? waysOn(order, { isDesigned: false })[0] : undefined
  return (
    <div className={styles.people}>
      <div>
        <h3>{t('people.orderer')}</h3>
        <p>
          {t('people.name', orderer)}
          <span>{`${orderer.familyNameKana} ${orderer.firstNameKana}`}</span>
        </p>
      </div>
      <div>
        <h3>{t('people.receiver')}</h3>
        <p>
          {t('people.name', receiver)}
          <span>{`${receiver.familyNameKana} ${receiver.firstNameKana}`}</span>
        </p>
        <address>
          {receiver.zipCode && `〒${formatPostalCode(receiver.zipCode) ?? receiver.zipCode}`}
          <br />
          {`${receiver.prefecture}${receiver.city}${receiver.subAddress1}`}
          {receiver.subAddress2 && ` ${receiver.subAddress2}`}
          <br />
          {receiver.phoneNumber}
        </address>
      </div>
      {review && (
        <AppLink href={review.href} data-screen-only="">
          {t('people.change')}
        </AppLink>
      )}
    </div>
  )
}
