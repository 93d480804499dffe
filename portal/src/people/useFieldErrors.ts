import type { FieldViolations, PersonViolation } from '@irodori/rules/personViolations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasNoViolation } from './peopleForm.ts'
import type { ServerErrors } from './usePersonForm.ts'

interface FieldErrorsInput<Field extends string> {
  readonly violations: FieldViolations<Field>
  /** Null before the first submission. */
  readonly problemOf: (field: Field) => PersonViolation | null
  readonly server: ServerErrors
}

/**
 * The error message of each field: a violation found on this screen, otherwise the message of the server. A form that
 * opens with violations shows them at once.
 */
export function useFieldErrors<Field extends string>({ violations, problemOf, server }: FieldErrorsInput<Field>) {
  const { t } = useTranslation('review')
  const [areShown] = useState(!hasNoViolation(violations))
  return (field: Field): string | null => {
    const violation: PersonViolation | null | undefined = areShown ? violations[field] : problemOf(field)
    return violation ? t(`fault.${violation}`) : (server[field]?.[0] ?? null)
  }
}
