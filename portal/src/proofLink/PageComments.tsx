import { useCallMutation } from '@irodori/client/useCallMutation'
import { queryKey } from '@irodori/client/queryKey'
import { readProof, takeBackProofComment } from '@irodori/contract/endpoints/proofLink'
import type { Proof } from '@irodori/contract/entities/proofLink'
import { Button } from '@irodori/ui/Button'
import { CommentCard } from '@irodori/ui/CommentCard'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PageComments.module.css'
import type { SharedPage } from './sharedPages.ts'
import { useWrittenComments } from './useWrittenComments.ts'

const CommentDialog = lazy(async () => ({ default: (await import('./CommentDialog.tsx')).CommentDialog }))

interface PageCommentsProps {
  readonly token: string
  readonly proof: Proof
  readonly page: SharedPage
}

/** The comments on the shown page, with a button to write one; those of this browser can be taken back. */
export function PageComments({ token, proof, page }: PageCommentsProps) {
  const { t } = useTranslation('proofLink')
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const { name, secret, isOwn, add } = useWrittenComments(proof)
  const [isWriting, setWriting] = useState(false)
  const [removed, setRemoved] = useState<string | null>(null)
  const takeBack = useCallMutation(takeBackProofComment, {
    invalidates: [queryKey(readProof, { params: { token } })],
    onSuccess: () => setRemoved(null),
    onError: (error) => {
      setRemoved(null)
      toast({ message: errorMessage(error).title, tone: 'failure' })
    },
  })
  const onPage = proof.comments.filter(({ pageId }) => pageId === page.id)
  const elsewhere = proof.comments.length - onPage.length
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">{t('commentsOn', { page: page.label })}</h2>
      {onPage.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ol className={styles.list}>
          {onPage.map((comment) => (
            <li key={comment.id}>
              <CommentCard
                comment={comment}
                page={page}
                src={page.small}
                actions={
                  isOwn(comment.id) && (
                    <Button variant="quiet" icon="undo" onClick={() => setRemoved(comment.id)}>
                      {t('takeBack.action')}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ol>
      )}
      {elsewhere > 0 && <p className={styles.none}>{t('elsewhere', { count: elsewhere })}</p>}
      <Button variant="primary" icon="pencil" wide onClick={() => setWriting(true)}>
        {t('write')}
      </Button>
      {isWriting && (
        <Suspense>
          <CommentDialog
            token={token}
            page={page}
            name={name}
            secret={secret}
            onSent={(comment) => {
              add(comment.id, comment.author)
              setWriting(false)
              toast({ message: t('form.sent') })
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removed !== null}
        title={t('takeBack.title')}
        confirmLabel={t('takeBack.action')}
        cancelLabel={t('takeBack.keep')}
        destructive
        busy={takeBack.isPending}
        onConfirm={() => void takeBack.run({ params: { token, commentId: removed ?? '' }, body: { secret } })}
        onCancel={() => setRemoved(null)}
      >
        {t('takeBack.body')}
      </ConfirmDialog>
    </section>
  )
}
