import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | null
}

export const TextArea = ({ label, help, error, ...area }: TextAreaProps) => (
  <Field label={label} help={help} error={error ?? null}>
    {(control) => <textarea className={styles.input} {...area} {...control} />}
  </Field>
)
