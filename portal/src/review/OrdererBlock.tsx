import type { Orderer } from '@irodori/contract'
import { Button } from '@irodori/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import stepStyles from '../production/Step.module.css'
import { NameFields } from './NameFields.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { Faults } from './peopleForm.ts'
import styles from './ReviewPage.module.css'
import { type ServerWords, useFieldErrors } from './useFieldErrors.ts'

interface BlockProps<Fields> {
  readonly value: Fields
  readonly faults: Faults<Fields>
  readonly server: ServerWords
  readonly isEdited: boolean
  readonly isBusy: boolean
  /** Left out where the order cannot be changed any more. */
  readonly onEdit: (() => void) | undefined
  readonly onChange: (value: Fields) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

export type { BlockProps }

/** Who ordered: to look at, or to put right. */
export function OrdererBlock(props: BlockProps<Orderer>) {
  const { t } = useTranslation('review')
  const id = useId()
  const { value, isEdited, onEdit } = props
  return (
    <section className={stepStyles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('orderer.title')}</h2>
        {!isEdited && onEdit && (
          <Button icon="pencil" aria-label={t('orderer.edit')} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
      {isEdited ? <OrdererForm {...props} /> : <PersonName person={value} />}
    </section>
  )
}

function OrdererForm({ value, faults, server, isBusy, onChange, onSave, onCancel }: BlockProps<Orderer>) {
  const { errorOf, showAll } = useFieldErrors(faults, server)
  return (
    <PersonForm faults={faults} isBusy={isBusy} onTried={showAll} onSave={onSave} onCancel={onCancel}>
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
