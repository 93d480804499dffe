import { useTranslation } from 'react-i18next'

/** Fields that the forms of an account share words for. */
type NamedField = 'email' | 'newEmail' | 'userName' | 'password' | 'newPassword' | 'repeated'

/** What is wrong with a field, and how to put it right, in a sentence. */
export function useProblemMessage() {
  const { t } = useTranslation('login')
  return (field: NamedField, problem: string | null): string | null => {
    if (problem === null) return null
    const specific = `problem.${field}.${problem}` as 'problem.email.missing'
    return t(specific, { defaultValue: t(`problem.any.${problem}` as 'problem.any.wrongForm') })
  }
}
