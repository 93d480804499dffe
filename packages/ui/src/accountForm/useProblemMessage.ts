import { useTranslation } from 'react-i18next'

/** Fields whose messages the account forms share. */
type NamedField = 'email' | 'newEmail' | 'userName' | 'password' | 'newPassword' | 'repeated' | 'code'

/** A sentence that says what is wrong with a field and how to correct it. */
export function useProblemMessage() {
  const { t } = useTranslation('login')
  return (field: NamedField, problem: string | null): string | null => {
    if (problem === null) return null
    const specific = `problem.${field}.${problem}` as 'problem.email.missing'
    return t(specific, { defaultValue: t(`problem.any.${problem}` as 'problem.any.wrongForm') })
  }
}
