import type { Orderer } from '@irodori/contract'
import { Button } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { NameFields } from './NameFields.tsx'
import { type Faults, isFaultless } from './peopleForm.ts'
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
  const { value, isEdited, onEdit } = props
  return (
    <section className={styles.block} aria-labelledby="orderer-title">
      <div className={styles.head}>
        <h2 id="orderer-title">{t('orderer.title')}</h2>
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
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        showAll()
        if (isFaultless(faults)) onSave()
        else event.currentTarget.querySelector<HTMLElement>(`[name=${Object.keys(faults)[0]}]`)?.focus()
      }}
    >
      <NameFields names={value} errorOf={errorOf} onChange={(names) => onChange({ ...value, ...names })} />
      <FormButtons isBusy={isBusy} onCancel={onCancel} />
    </form>
  )
}

export function FormButtons({ isBusy, onCancel }: { readonly isBusy: boolean; readonly onCancel: () => void }) {
  const { t } = useTranslation('review')
  return (
    <div className={styles.buttons}>
      <Button onClick={onCancel}>{t('cancelEdit')}</Button>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('save')}
      </Button>
    </div>
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
