import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Field.module.css'

export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

interface FieldProps {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong and how to correct it; null for a valid value. */
  readonly error?: string | null
  /** Renders the control with the attributes that connect it to its label. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A label above, help below and the error message beside the control. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
