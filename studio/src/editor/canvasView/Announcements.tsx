import { useToast } from '@irodori/ui/ToastProvider'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { useFormatMessage } from '../context/useMessage.ts'
import { usePageName } from '../context/usePageName.ts'
import { pageAtom, selectionAtom } from '../state/designState.ts'
import { announcementAtom, toastAtom } from '../state/viewState.ts'
import styles from './CanvasView.module.css'

/** Announces to assistive technology what the screen shows: undone steps, the current page, finished uploads. */
export function Announcements() {
  const { t } = useTranslation('editor')
  const formatMessage = useFormatMessage()
  const showToast = useToast()
  const pageName = usePageName()
  const [text, setText] = useState('')
  const announcement = useEditorValue(announcementAtom)
  const toast = useEditorValue(toastAtom)
  const page = useEditorValue(pageAtom)
  const isCropping = useEditorValue(selectionAtom).mode === 'CROP'
  const name = page ? pageName(page) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: each announcement is made once, in the language of its time
  useEffect(() => {
    if (announcement) setText(formatMessage(announcement))
  }, [announcement])
  useEffect(() => {
    if (name !== '') setText(t('announce.page', { page: name }))
  }, [name, t])
  useEffect(() => {
    if (isCropping) setText(t('announce.cropping'))
  }, [isCropping, t])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is shown once
  useEffect(() => {
    if (!toast) return
    showToast({ message: formatMessage(toast), tone: toast.tone === 'danger' ? 'failure' : 'success' })
  }, [toast])

  return (
    <p className={styles.unseen} role="status" aria-live="polite">
      {text}
    </p>
  )
}
