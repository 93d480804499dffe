import { MERGE_LIMITS } from '@irodori/contract/entities/mergeList'
import type { ListError, ListRecords } from '@irodori/table-file/readList'
import type { TFunction } from 'i18next'

/** Why a list cannot be used. */
export type ListProblem = ListError | { readonly code: 'TOO_MANY_ROWS'; readonly rows: number }

/** A list with too many rows; null if it has room. */
export const problemOfRows = ({ records, hasHead }: ListRecords): ListProblem | null => {
  const rows = records.length - (hasHead ? 1 : 0)
  return rows > MERGE_LIMITS.ROWS ? { code: 'TOO_MANY_ROWS', rows } : null
}

/** What is wrong with a list and what to do. */
export function problemText(t: TFunction<'merge'>, problem: ListProblem): string {
  switch (problem.code) {
    case 'OTHER_ENCODING':
    case 'NO_ENCODING':
      return t('problem.NO_ENCODING', { line: problem.line })
    case 'CHARACTERS_LOST':
      return t('problem.CHARACTERS_LOST', { line: problem.line })
    case 'QUOTE_NOT_CLOSED':
    case 'QUOTE_MISPLACED':
      return t('problem.QUOTE', { line: problem.line })
    case 'LIST_EMPTY':
      return t('problem.LIST_EMPTY')
    case 'TOO_MANY_ROWS':
      return t('problem.TOO_MANY_ROWS', { count: problem.rows, most: MERGE_LIMITS.ROWS })
  }
}
