import { Button } from '@irodori/ui/Button'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import stepStyles from '../steps/Step.module.css'
import styles from './People.module.css'

interface PersonBlockProps {
  readonly person: 'orderer' | 'receiver'
  readonly isEdited: boolean
  /** Undefined where the order can no longer be changed. */
  readonly onEdit: (() => void) | undefined
  /** The data of the person, or the form that edits it. */
  readonly children: ReactNode
}

/** A section for a person of an order, with a button that opens the form. */
export function PersonBlock({ person, isEdited, onEdit, children }: PersonBlockProps) {
  const { t } = useTranslation('review')
  const id = useId()
  return (
    <section className={stepStyles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(`${person}.title`)}</h2>
        {!isEdited && onEdit && (
          <Button icon="pencil" aria-label={t(`${person}.edit`)} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
