import type { PersonViolation } from '@irodori/rules'
import { Button } from '@irodori/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './People.module.css'

interface PersonFormProps {
  /** In the order of the fields, by their names. */
  readonly faults: Readonly<Record<string, PersonViolation | undefined>>
  readonly isBusy: boolean
  /** Says beside each field what is wrong with it. */
  readonly onTried: () => void
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form for a person: whoever opens it stands in its first field, and whoever saves too early in the first wrong one. */
export function PersonForm({ faults, isBusy, onTried, onSave, onCancel, children }: PersonFormProps) {
  const { t } = useTranslation('review')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onTried()
        const [wrong] = Object.keys(faults)
        if (wrong === undefined) onSave()
        else form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('cancelEdit')}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
