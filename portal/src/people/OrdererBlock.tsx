import type { Orderer } from '@irodori/contract/entities/order'
import { useTranslation } from 'react-i18next'
import { NameFields } from './NameFields.tsx'
import styles from './People.module.css'
import { PersonBlock } from './PersonBlock.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { Violations } from './peopleForm.ts'
import { type ServerErrors, useFieldErrors } from './useFieldErrors.ts'

interface BlockProps<Fields> {
  readonly value: Fields
  readonly violations: Violations<Fields>
  readonly server: ServerErrors
  readonly isEdited: boolean
  readonly isBusy: boolean
  /** Undefined where the order can no longer be changed. */
  readonly onEdit: (() => void) | undefined
  readonly onChange: (value: Fields) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

export type { BlockProps }

/** The orderer of an order, to read or to edit. */
export function OrdererBlock(props: BlockProps<Orderer>) {
  const { value, isEdited, onEdit } = props
  return (
    <PersonBlock person="orderer" isEdited={isEdited} onEdit={onEdit}>
      {isEdited ? <OrdererForm {...props} /> : <PersonName person={value} />}
    </PersonBlock>
  )
}

function OrdererForm({ value, violations, server, isBusy, onChange, onSave, onCancel }: BlockProps<Orderer>) {
  const { errorOf, showAll } = useFieldErrors(violations, server)
  return (
    <PersonForm violations={violations} isBusy={isBusy} onSubmitted={showAll} onSave={onSave} onCancel={onCancel}>
      <NameFields names={value} errorOf={errorOf} onChange={(names) => onChange({ ...value, ...names })} />
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
