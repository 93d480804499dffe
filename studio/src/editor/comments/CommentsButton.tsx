import { useTranslation } from 'react-i18next'
import { useProofLink } from '../../proofLink/useProofLink.ts'
import { commentsCommand } from '../dialogCommands/proofLinkCommands.ts'
import { CanvasTool } from '../preflight/CanvasTool.tsx'
import { useEditedPiece } from './useEditedPiece.ts'

/** The button of the comments with the number of those that are not done; hidden without a link and comments. */
export function CommentsButton() {
  const { t } = useTranslation('proofLink')
  const { data } = useProofLink(useEditedPiece())
  if (!data || (data.link === null && data.comments.length === 0)) return null
  const number = data.comments.filter(({ isDone }) => !isDone).length
  return (
    <CanvasTool command={commentsCommand} icon="pencil" count={{ number, words: t('panel.open', { count: number }) }} />
  )
}
