import type { PersonViolation } from '@irodori/rules/personViolations'
import { Button } from '@irodori/ui/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './People.module.css'

interface PersonFormProps {
  /** In the order of the fields, by their names. */
  readonly violations: Readonly<Record<string, PersonViolation | undefined>>
  readonly isBusy: boolean
  /** Called on submission, to show the error of each field. */
  readonly onSubmitted: () => void
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form for a person. Opening it focuses the first field; submitting it with errors focuses the first wrong field. */
export function PersonForm({ violations, isBusy, onSubmitted, onSave, onCancel, children }: PersonFormProps) {
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
        onSubmitted()
        const [wrong] = Object.keys(violations)
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
