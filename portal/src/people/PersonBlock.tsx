import { Button } from '@irodori/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './People.module.css'
import stepStyles from '../steps/Step.module.css'

interface PersonBlockProps {
  readonly person: 'orderer' | 'receiver'
  readonly isEdited: boolean
  /** Left out where the order cannot be changed any more. */
  readonly onEdit: (() => void) | undefined
  /** What stands there, or its form. */
  readonly children: ReactNode
}

/** A person of an order under a heading of their own, with the way to put them right. */
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
