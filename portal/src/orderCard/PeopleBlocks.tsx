import type { Order } from '@irodori/contract/entities/order'
import { formatPostalCode } from '@irodori/rules/postalCode'
import { Button } from '@irodori/ui/Button'
import { Skeleton } from '@irodori/ui/Skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './OrderCard.module.css'

const PersonEditor = lazy(async () => ({ default: (await import('../people/PersonEditor.tsx')).PersonEditor }))

interface PeopleBlocksProps {
  readonly order: Order
  readonly isOpen: boolean
}

type Person = 'orderer' | 'receiver'

/** MYP-14: orderer and receiver, which can be edited while the order is open. */
export function PeopleBlocks({ order, isOpen }: PeopleBlocksProps) {
  const { t } = useTranslation('portal')
  const place = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<Person | null>(null)
  const left = useRef<Person | null>(null)
  const { orderer, receiver } = order

  useEffect(() => {
    // Closing the form removes the focused element; the focus returns to the button that opened the form.
    if (edited === null && left.current !== null) {
      place.current?.querySelector<HTMLElement>(`[data-edit=${left.current}]`)?.focus()
    }
    left.current = edited
  }, [edited])

  if (edited !== null) {
    return (
      <div ref={place} data-screen-only="">
        <Suspense fallback={<Skeleton height="20rem" />}>
          <PersonEditor order={order} person={edited} onClosed={() => setEdited(null)} />
        </Suspense>
      </div>
    )
  }
  const changeButton = (person: Person) =>
    isOpen && (
      <Button
        variant="quiet"
        icon="pencil"
        data-edit={person}
        data-screen-only=""
        aria-label={t(`people.change.${person}`)}
        onClick={() => setEdited(person)}
      >
        {t('people.edit')}
      </Button>
    )
  return (
    <div ref={place} className={styles.people}>
      <div>
        <h3>{t('people.orderer')}</h3>
        <PersonLines person={orderer} />
        {changeButton('orderer')}
      </div>
      <div>
        <h3>{t('people.receiver')}</h3>
        <PersonLines person={receiver} />
        <address>
          {receiver.zipCode && `〒${formatPostalCode(receiver.zipCode) ?? receiver.zipCode}`}
          <br />
          {`${receiver.prefecture}${receiver.city}${receiver.subAddress1}`}
          {receiver.subAddress2 && ` ${receiver.subAddress2}`}
          <br />
          {receiver.phoneNumber}
        </address>
        {changeButton('receiver')}
      </div>
    </div>
  )
}

function PersonLines({ person }: { readonly person: Order['orderer'] }) {
  const { t } = useTranslation('portal')
  return (
    <p>
      {t('people.name', person)}
      <span>{`${person.familyNameKana} ${person.firstNameKana}`}</span>
    </p>
  )
}
