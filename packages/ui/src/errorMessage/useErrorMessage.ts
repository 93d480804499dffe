import type { CallError } from '@irodori/client'
import { useTranslation } from 'react-i18next'
import { type ErrorMessage, errorMessage } from './errorMessage.ts'

/** Puts failed calls in the words of the current language. */
export function useErrorMessage(): (failure: CallError) => ErrorMessage {
  const { t, i18n } = useTranslation('errors')
  return (failure) => errorMessage(failure, t, i18n.resolvedLanguage ?? 'ja')
}
