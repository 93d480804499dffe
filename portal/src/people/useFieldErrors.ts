import type { PersonViolation } from '@irodori/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What the server said of fields, by their names. */
export type ServerErrors = Readonly<Record<string, readonly string[] | undefined>>

/** The words beside each field: what the server said of it, or what can be told here. */
export function useFieldErrors(faults: Readonly<Record<string, PersonViolation | undefined>>, server: ServerErrors) {
  const { t } = useTranslation('review')
  const [isShown, setShown] = useState(Object.keys(faults).length > 0)
  return {
    showAll: () => setShown(true),
    errorOf: (field: string): string | null => {
      const fault = faults[field]
      if (fault !== undefined && isShown) return t(`fault.${fault}`)
      return server[field]?.[0] ?? null
    },
  }
}
