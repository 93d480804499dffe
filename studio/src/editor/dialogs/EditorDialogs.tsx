import type { PhotoProblem } from '@irodori/canvas/photoReader'
import { useConnection } from '@irodori/client/ClientProvider'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { PAGES } from '@irodori/contract/pages'
import type { Finding } from '@irodori/design/finding'
import { AskLogin } from '@irodori/ui/AskLogin'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveStudio } from '../../embedding/frame.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { uploadMegabytes } from '../photos/uploadLimit.ts'
import { FindingList } from '../preflight/FindingList.tsx'
import { pageAtom, templatesAtom } from '../state/designState.ts'
import type { DialogContent, OpenDialog } from '../state/dialogState.ts'
import { dialogsAtom } from '../state/dialogState.ts'
import { findingId, findingsAtom } from '../state/findings.ts'
import { mayLeaveAtom } from '../state/viewState.ts'
import { EditorNotices } from './EditorNotices.tsx'
import { RejectedPhotos } from './RejectedPhotos.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

/** The first queued dialog, the notices of the shop and the guard for unsaved work. */
export function EditorDialogs() {
  const [first] = useEditorValue(dialogsAtom)
  useLeaveGuard(useEditor())
  return (
    <>
      <EditorNotices />
      {first && <FirstDialog first={first} />}
    </>
  )
}

function FirstDialog({ first }: { readonly first: OpenDialog }) {
  switch (first.content.kind) {
    case 'UNFINISHED':
    case 'TEXT_BLOCKED':
    case 'CHECK':
    case 'LEAVE':
      return <Question dialog={first} content={first.content} />
    case 'PRODUCED':
      return <Produced dialog={first} />
    case 'LOGIN':
      return <Login dialog={first} />
    default:
      return <Notice dialog={first} content={first.content} />
  }
}

type Of<Kind extends DialogContent['kind']> = Extract<DialogContent, { readonly kind: Kind }>

interface QuestionProps {
  readonly dialog: OpenDialog
  readonly content: Of<'UNFINISHED' | 'TEXT_BLOCKED' | 'CHECK' | 'LEAVE'>
}

function Question({ dialog, content }: QuestionProps) {
  const { t } = useTranslation('editor')
  const { journal } = useEditor()
  const isKept = content.kind === 'LEAVE' && Boolean(journal?.isFullyWritten())
  const live = new Set(useEditorValue(findingsAtom).map(findingId))
  // If all findings were repaired inside the dialog there is nothing to open and the save continues.
  const isRepaired =
    content.kind === 'TEXT_BLOCKED' && !content.findings.some((finding) => live.has(findingId(finding)))
  return (
    <ConfirmDialog
      open
      title={content.kind === 'TEXT_BLOCKED' ? t(blockedTitle(content.findings)) : t(`dialog.${content.kind}.title`)}
      confirmLabel={isRepaired ? t('dialog.TEXT_BLOCKED.mended') : t(`dialog.${content.kind}.confirm`)}
      cancelLabel={t(`dialog.${content.kind}.cancel`)}
      destructive={content.kind === 'LEAVE'}
      onConfirm={() => dialog.answer(true)}
      onCancel={() => dialog.answer(false)}
    >
      <p>{isKept ? t('dialog.LEAVE.bodyKept') : t(`dialog.${content.kind}.body`)}</p>
      {'findings' in content && <FindingList findings={content.findings} onOpen={() => dialog.answer(false)} />}
    </ConfirmDialog>
  )
}

function blockedTitle(findings: readonly Finding[]) {
  const has = (kind: Finding['kind']) => findings.some((finding) => finding.kind === kind)
  if (!has('TEXT_OVERFLOWS')) return 'dialog.TEXT_BLOCKED.title'
  return has('GLYPH_MISSING') ? 'dialog.TEXT_BLOCKED.titleBoth' : 'dialog.TEXT_BLOCKED.titleOverflow'
}

function Produced({ dialog }: { readonly dialog: OpenDialog }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  return (
    <ConfirmDialog
      open
      title={t('dialog.PRODUCED.title')}
      confirmLabel={t('dialog.PRODUCED.confirm')}
      cancelLabel={t('dialog.PRODUCED.cancel')}
      onConfirm={() => {
        dialog.answer(true)
        // A design in production can no longer be saved.
        store.set(mayLeaveAtom, true)
        leaveStudio(PAGES.myPage.path)
      }}
      onCancel={() => dialog.answer(false)}
    >
      {t('dialog.PRODUCED.body')}
    </ConfirmDialog>
  )
}

/** A session that another tab has opened meanwhile needs no login. */
function Login({ dialog }: { readonly dialog: OpenDialog }) {
  const { session } = useConnection()
  const [isAsking] = useState(() => session.read() === null)
  useEffect(() => {
    if (!isAsking) dialog.answer(true)
  }, [isAsking, dialog])
  if (!isAsking) return null
  return <AskLogin onClose={() => dialog.answer(false)} onLoggedIn={() => dialog.answer(true)} />
}

interface NoticeProps {
  readonly dialog: OpenDialog
  readonly content: Exclude<DialogContent, Of<'UNFINISHED' | 'TEXT_BLOCKED' | 'CHECK' | 'LEAVE' | 'PRODUCED' | 'LOGIN'>>
}

function Notice({ dialog, content }: NoticeProps) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const megabytes = uploadMegabytes(store.get(templatesAtom), store.get(pageAtom)?.templateId)
  const most = content.kind === 'TOO_MANY_PHOTOS' ? content.most : 0
  const kind = content.kind === 'TOO_MANY_PHOTOS' && most === 0 ? 'NO_WINDOWS' : content.kind
  return (
    <NotifyDialog
      open
      title={t(`dialog.${kind}.title`, { most })}
      onClose={() => dialog.answer(true)}
      code={codeOf(content)}
    >
      {content.kind === 'PHOTOS_REFUSED' && <RejectedPhotos rejected={content.rejected} megabytes={megabytes} />}
      <p>{t(`dialog.${kind}.body`, { most })}</p>
      {content.kind === 'NOT_PRINTABLE' &&
        [...new Set(content.violations.map(({ reason }) => reason))].map((reason) => (
          <p key={reason}>{t(`printViolation.${reason}`)}</p>
        ))}
      {content.kind === 'DESIGN_ERROR' && content.message && <p>{content.message}</p>}
    </NotifyDialog>
  )
}

const PROBLEM_CODES: Readonly<Record<PhotoProblem, ErrorCode>> = {
  INVALID_TYPE: 'IMAGE_INVALID',
  NEEDS_EXPORT: 'IMAGE_INVALID',
  TOO_LARGE: 'IMAGE_MAXIMUM_SIZE',
  TRUNCATED: 'IMAGE_TRUNCATED',
  TOO_MANY_PIXELS: 'IMAGE_TOO_MANY_PIXELS',
  UNREADABLE: 'IMAGE_INVALID',
}

function codeOf(content: NoticeProps['content']): string | null {
  switch (content.kind) {
    case 'PHOTOS_REFUSED':
      return [...new Set(content.rejected.map(({ problem }) => PROBLEM_CODES[problem]))].join(', ')
    case 'SPARE_DESIGNS_EXCEPTION':
    case 'DESIGN_CREATE_IMAGE_EXCEPTION':
      return content.kind
    case 'NOT_PRINTABLE':
      return 'DESIGN_NOT_PRINTABLE'
    default:
      return null
  }
}
