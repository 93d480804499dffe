import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | null
}

/** A native select; its children are option elements. */
export const SelectField = ({ label, help, error, ...select }: SelectFieldProps) => (
  <Field label={label} help={help} error={error ?? null}>
    {(control) => <select className={styles.input} {...select} {...control} />}
  </Field>
)
