import type { PersonViolation } from '@irodori/rules/personViolations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The messages of the server, by field name. */
export type ServerErrors = Readonly<Record<string, readonly string[] | undefined>>

/** The error message of each field: a violation found on this screen, otherwise the message of the server. */
export function useFieldErrors(
  violations: Readonly<Record<string, PersonViolation | undefined>>,
  server: ServerErrors,
) {
  const { t } = useTranslation('review')
  const [isShown, setShown] = useState(Object.keys(violations).length > 0)
  return {
    showAll: () => setShown(true),
    errorOf: (field: string): string | null => {
      const violation = violations[field]
      if (violation !== undefined && isShown) return t(`fault.${violation}`)
      return server[field]?.[0] ?? null
    },
  }
}
