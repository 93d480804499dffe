import { Notices } from '@irodori/ui/notices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { selectionAtom } from '../state/designState.ts'
import { workRestoredAtom, journalProblemAtom } from '../state/journalState.ts'
import styles from './EditorNotices.module.css'

/** The shop's words over the desk, until the customer puts them away; what is to be said of her own work goes first. */
export function EditorNotices() {
  const { t } = useTranslation('editor')
  const [now] = useState(() => new Date())
  const isContinued = useEditorValue(workRestoredAtom)
  const trouble = useEditorValue(journalProblemAtom)
  const hasSelection = useEditorValue(selectionAtom).itemId !== null
  if (isContinued || trouble !== null) return null
  return (
    <section className={styles.notices} aria-label={t('notices')} data-selected={hasSelection || undefined}>
      <Notices kind="MAINTENANCE" now={now} canClose />
      <Notices kind="DESIGN" now={now} canClose />
    </section>
  )
}
