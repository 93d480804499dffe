import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | null
}

export const TextField = ({ label, help, error, ...input }: TextFieldProps) => (
  <Field label={label} help={help} error={error ?? null}>
    {(control) => <input className={styles.input} {...input} {...control} />}
  </Field>
)
