import type { ProofComment } from '@irodori/contract/entities/proofLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/Icon.tsx'
import styles from './CommentCard.module.css'
import { commentTime } from './commentTime.ts'
import { PointSketch } from './PointSketch.tsx'

interface CommentCardProps {
  readonly comment: ProofComment
  /** The page of the comment, in any unit; undefined if it is gone. */
  readonly page?: { readonly width: number; readonly height: number } | undefined
  /** Address of the page's picture. */
  readonly src?: string | null | undefined
  /** What the reader can do with it. */
  readonly actions?: ReactNode
}

/** A comment on a page: its words, who wrote it when, the place that it is about, and whether it is done. */
export function CommentCard({ comment, page, src, actions }: CommentCardProps) {
  const { t, i18n } = useTranslation('proofLink')
  const { author, words, point, isDone, createdAt } = comment
  return (
    <article className={styles.card} data-done={isDone || undefined} aria-label={t('comment.of', { author })}>
      <div className={styles.body}>
        <p className={styles.head}>
          <strong>{author}</strong>
          <time dateTime={createdAt}>{commentTime(createdAt, i18n.language)}</time>
          {isDone && (
            <span className={styles.done}>
              <Icon name="check" size={16} />
              {t('comment.done')}
            </span>
          )}
        </p>
        <p className={styles.words}>{words}</p>
      </div>
      {point && page && <PointSketch page={page} point={point} src={src} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
