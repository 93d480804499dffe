import { useCallMutation } from '@irodori/client/useCallMutation'
import { deleteProofComment, markProofComment } from '@irodori/contract/endpoints/proofLink'
import type { ProofComment } from '@irodori/contract/entities/proofLink'
import type { DesignPage } from '@irodori/design/designPage'
import { Button } from '@irodori/ui/Button'
import { CommentCard } from '@irodori/ui/CommentCard'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedPiece } from '../../proofLink/useProofLink.ts'
import { proofLinkKey, useProofLink } from '../../proofLink/useProofLink.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import { pagesAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import styles from './CommentsPanel.module.css'
import { useEditedPiece } from './useEditedPiece.ts'

/** PRV-6: the comments on the pages beside the canvas, page by page, those that are not done first. */
export function CommentsPanel() {
  const { t } = useTranslation('proofLink')
  const { store, commands } = useEditor()
  const pageName = usePageName()
  const piece = useEditedPiece()
  const { data } = useProofLink(piece)
  const pages = useEditorValue(pagesAtom)
  const comments = data?.comments ?? []
  const groups = pages
    .map((page) => ({ page, found: comments.filter(({ pageId }) => pageId === page.designId) }))
    .filter(({ found }) => found.length > 0)
  return (
    <SidePanel
      title={t('panel.title')}
      closeLabel={t('panel.close')}
      shape="COLUMN"
      tools={
        <Button variant="quiet" onClick={() => store.set(overlayAtom, 'SHARE')}>
          {t('panel.link')}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ page, found }) => (
          <section key={page.key} aria-label={pageName(page)}>
            <Button variant="quiet" icon="pages" onClick={() => commands.actions.showPage(page.key)}>
              {pageName(page)}
            </Button>
            <ol className={styles.comments}>
              {found
                .toSorted((one, other) => Number(one.isDone) - Number(other.isDone))
                .map((comment) => (
                  <li key={comment.id}>{piece && <MakersComment piece={piece} page={page} comment={comment} />}</li>
                ))}
            </ol>
          </section>
        ))}
        {groups.length === 0 && <p className={styles.none}>{t('panel.none')}</p>}
      </div>
    </SidePanel>
  )
}

interface MakersCommentProps {
  readonly piece: SavedPiece
  readonly page: DesignPage
  readonly comment: ProofComment
}

/** A comment that the maker can mark as done and delete. */
function MakersComment({ piece, page, comment }: MakersCommentProps) {
  const { t } = useTranslation('proofLink')
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const [isAsking, setAsking] = useState(false)
  const settings = {
    invalidates: [proofLinkKey(piece)],
    onError: (error: Parameters<typeof errorMessage>[0]) =>
      toast({ message: errorMessage(error).title, tone: 'failure' }),
  }
  const marking = useCallMutation(markProofComment, settings)
  const deleting = useCallMutation(deleteProofComment, { ...settings, onSuccess: () => setAsking(false) })
  const params = { ...piece, commentId: comment.id }
  return (
    <>
      <CommentCard
        comment={comment}
        page={page.sheet}
        actions={
          <>
            <Button
              variant="quiet"
              icon={comment.isDone ? 'undo' : 'check'}
              busy={marking.isPending}
              onClick={() => void marking.run({ params, body: { isDone: !comment.isDone } })}
            >
              {t(comment.isDone ? 'panel.reopen' : 'panel.done')}
            </Button>
            <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
              {t('panel.delete')}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={t('panel.deleteTitle')}
        confirmLabel={t('panel.delete')}
        cancelLabel={t('takeBack.keep')}
        destructive
        busy={deleting.isPending}
        onConfirm={() => void deleting.run({ params })}
        onCancel={() => setAsking(false)}
      >
        {t('panel.deleteBody')}
      </ConfirmDialog>
    </>
  )
}
