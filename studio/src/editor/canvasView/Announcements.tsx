import { useToast } from '@irodori/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { useFormatMessage } from '../context/useMessage.ts'
import { usePageName } from '../context/usePageName.ts'
import { pageAtom, selectionAtom } from '../state/designState.ts'
import type { Message } from '../state/viewState.ts'
import { announcementAtom, toastAtom } from '../state/viewState.ts'
import styles from './CanvasView.module.css'

/** Says aloud what eyes would have seen: what was taken back, which page is shown, that an upload has ended. */
export function Announcements() {
  const { t } = useTranslation('editor')
  const say = useFormatMessage()
  const showToast = useToast()
  const pageName = usePageName()
  const [words, setWords] = useState('')
  const announcement = useEditorValue(announcementAtom)
  const toast = useEditorValue(toastAtom)
  const page = useEditorValue(pageAtom)
  const isCropping = useEditorValue(selectionAtom).mode === 'CROP'
  const name = page ? pageName(page) : ''
  const spoken: Message | null = announcement

  // biome-ignore lint/correctness/useExhaustiveDependencies: each announcement is said once, in the language of its moment
  useEffect(() => {
    if (spoken) setWords(say(spoken))
  }, [spoken])
  useEffect(() => {
    if (name !== '') setWords(t('announce.page', { page: name }))
  }, [name, t])
  useEffect(() => {
    if (isCropping) setWords(t('announce.cropping'))
  }, [isCropping, t])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is shown once
  useEffect(() => {
    if (!toast) return
    showToast({ message: say(toast), tone: toast.tone === 'danger' ? 'failure' : 'success' })
  }, [toast])

  return (
    <p className={styles.unseen} role="status" aria-live="polite">
      {words}
    </p>
  )
}
