import { AppLink } from '@irodori/ui/AppLink'
import { Callout } from '@irodori/ui/Callout'
import { useTranslation } from 'react-i18next'
import styles from './OpenComments.module.css'
import type { SavedPiece } from './useProofLink.ts'
import { useProofLink } from './useProofLink.ts'

interface OpenCommentsProps {
  readonly piece: SavedPiece
  /** Address of the editor, which shows the comments. */
  readonly edit: string
}

/** PRV-8: says how many comments on a piece are not done; nothing if there are none. */
export function OpenComments({ piece, edit }: OpenCommentsProps) {
  const { t } = useTranslation('proofLink')
  const number = useProofLink(piece).data?.comments.filter(({ isDone }) => !isDone).length ?? 0
  if (number === 0) return null
  return (
    <div className={styles.comments}>
      <Callout tone="info">
        <p>{t('openComments', { count: number })}</p>
        <AppLink href={edit}>{t('toComments')}</AppLink>
      </Callout>
    </div>
  )
}
