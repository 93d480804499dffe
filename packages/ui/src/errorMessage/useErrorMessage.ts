import type { CallError } from '@irodori/client/callError'
import { useTranslation } from 'react-i18next'
import { type ErrorMessage, errorMessage } from './errorMessage.ts'

/** Returns the messages of failed calls in the current language. */
export function useErrorMessage(): (error: CallError) => ErrorMessage {
  const { t, i18n } = useTranslation('errors')
  return (error) => errorMessage(error, t, i18n.resolvedLanguage ?? 'ja')
}
