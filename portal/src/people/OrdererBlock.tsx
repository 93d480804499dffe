import type { Orderer } from '@irodori/contract/entities/order'
import { useTranslation } from 'react-i18next'
import { NameFields } from './NameFields.tsx'
import styles from './People.module.css'
import { PersonBlock } from './PersonBlock.tsx'
import { PersonForm } from './PersonForm.tsx'
import { useFieldErrors } from './useFieldErrors.ts'
import type { usePeopleForms } from './usePeopleForms.ts'

export type OrdererBlockProps = ReturnType<ReturnType<typeof usePeopleForms>['ordererBlock']>

/** The orderer of an order, to read or to edit. */
export function OrdererBlock(props: OrdererBlockProps) {
  const { value, isEdited, onEdit } = props
  return (
    <PersonBlock person="orderer" isEdited={isEdited} onEdit={onEdit}>
      {isEdited ? <OrdererForm {...props} /> : <PersonName person={value} />}
    </PersonBlock>
  )
}

function OrdererForm(props: OrdererBlockProps) {
  return (
    <PersonForm {...props}>
      <NameFields control={props.control} errorOf={useFieldErrors(props)} />
    </PersonForm>
  )
}

export function PersonName({ person }: { readonly person: Orderer }) {
  const { t } = useTranslation('review')
  return (
    <p className={styles.name}>
      {t('honoured', { name: [person.familyName, person.firstName].filter(Boolean).join(' ') })}
      <span className={styles.kana}>{[person.familyNameKana, person.firstNameKana].filter(Boolean).join(' ')}</span>
    </p>
  )
}
