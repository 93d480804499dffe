import type { CallError } from '@irodori/client'
import { useTranslation } from 'react-i18next'
import { type FailureWords, failureWords } from './failureWords.ts'

/** Puts failed calls in the words of the current language. */
export function useFailureWords(): (failure: CallError) => FailureWords {
  const { t, i18n } = useTranslation('errors')
  return (failure) => failureWords(failure, t, i18n.resolvedLanguage ?? 'ja')
}
