import { useTranslation } from 'react-i18next'
import type { Field, FieldProblem } from './campaignForm.ts'

const CHOSEN: ReadonlySet<Field> = new Set(['sex', 'academy', 'like'])
const KANA: ReadonlySet<Field> = new Set(['lastNameFurigana', 'firstNameFurigana'])

/** The error message of a field, with the way to correct it. */
export function useFieldProblemText() {
  const { t } = useTranslation('campaign')
  return (field: Field, problem: FieldProblem | null): string | null => {
    if (problem === null) return null
    if (problem === 'missing' && field === 'file') return t('problem.picture')
    if (problem === 'missing' && CHOSEN.has(field)) return t('problem.choose')
    if (problem === 'wrongForm' && KANA.has(field)) return t('problem.kana')
    return t(`problem.${problem}`)
  }
}
