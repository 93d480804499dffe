import { Button } from '@irodori/ui/Button'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './People.module.css'

interface PersonFormProps {
  readonly formProps: ComponentProps<'form'>
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form for a person. Opening it focuses the first field. */
export function PersonForm({ formProps, isBusy, onCancel, children }: PersonFormProps) {
  const { t } = useTranslation('review')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form ref={form} className={styles.form} {...formProps}>
      {children}
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('cancelEdit')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
