import { useCallMutation } from '@irodori/client/useCallMutation'
import { createProofLink, endProofLink } from '@irodori/contract/endpoints/proofLink'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { Skeleton } from '@irodori/ui/Skeleton'
import { commentTime } from '@irodori/ui/commentTime'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkAddress } from './LinkAddress.tsx'
import styles from './ShareDialog.module.css'
import { keepToken, tokenOf } from './shownTokens.ts'
import type { SavedPiece } from './useProofLink.ts'
import { proofLinkKey, useProofLink } from './useProofLink.ts'

/** The pages that a link would not show yet. */
export interface UnsavedPages {
  readonly names: readonly string[]
  /** Saves them. @returns the piece if all of its pages are saved then, otherwise null */
  readonly save: () => Promise<SavedPiece | null>
}

interface ShareDialogProps {
  /** Null for a piece that was never saved. */
  readonly piece: SavedPiece | null
  readonly unsaved?: UnsavedPages
  readonly onClose: () => void
}

/** PRV-8: makes, shows and ends the link with which others see a piece. Unsaved pages are named and saved first. */
export function ShareDialog({ piece, unsaved, onClose }: ShareDialogProps) {
  const { t, i18n } = useTranslation('proofLink')
  const errorMessage = useErrorMessage()
  const reading = useProofLink(piece)
  const invalidates = piece ? [proofLinkKey(piece)] : []
  const [isSaving, setSaving] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const creating = useCallMutation(createProofLink, {
    invalidates,
    onSuccess: ({ id, token }) => keepToken(sessionStorage, id, token),
  })
  const ending = useCallMutation(endProofLink, { invalidates, onSuccess: () => creating.reset() })
  const link = creating.data ?? reading.data?.link ?? null
  const token = creating.data?.token ?? (link && tokenOf(sessionStorage, link.id))
  const error = creating.error ?? ending.error ?? (piece === null ? null : reading.error)
  const problem = error && errorMessage(error)
  const hasUnsaved = unsaved !== undefined && unsaved.names.length > 0
  const isReading = piece !== null && reading.isLoading

  const create = async () => {
    setUnsaved(false)
    setSaving(hasUnsaved)
    const saved = hasUnsaved ? await unsaved.save().finally(() => setSaving(false)) : piece
    if (saved === null) return setUnsaved(true)
    const { orderNumber, groupNumber } = saved
    await creating.run({ params: { orderNumber, groupNumber } })
  }
  const end = () => piece && void ending.run({ params: { ...piece } })
  const createLabel = hasUnsaved ? t('maker.saveAndCreate') : link ? t('maker.createNew') : t('maker.create')
  const isBusy = isSaving || creating.isPending
  return (
    <Dialog
      open
      title={t('maker.title')}
      onClose={onClose}
      isSaved
      actions={
        <>
          {link && (
            <Button variant="danger" busy={ending.isPending} onClick={end}>
              {t('maker.end')}
            </Button>
          )}
          {(token === null || hasUnsaved) && (
            <Button variant="primary" busy={isBusy} disabled={isReading} onClick={() => void create()}>
              {createLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('maker.lead')}</p>
        {isReading && <Skeleton height="3rem" />}
        {hasUnsaved && <p>{t('maker.unsaved', { pages: unsaved.names.join(t('maker.comma')) })}</p>}
        {link && token !== null && <LinkAddress token={token} />}
        {link && (
          <p className={styles.until}>
            {t(token === null ? 'maker.hidden' : 'maker.until', {
              until: commentTime(link.expiresAt, i18n.language),
            })}
          </p>
        )}
        {isUnsaved && (
          <Callout tone="warning" urgent>
            {t('maker.notSaved')}
          </Callout>
        )}
        {problem && (
          <Callout tone="danger" urgent>
            <strong>{problem.title}</strong>
            <p>{problem.body}</p>
          </Callout>
        )}
        <p className={styles.unseen} role="status">
          {ending.isSuccess && t('maker.ended')}
        </p>
      </div>
    </Dialog>
  )
}
