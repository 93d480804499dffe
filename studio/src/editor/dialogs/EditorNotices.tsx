import { Notices } from '@irodori/ui/Notices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { selectionAtom } from '../state/designState.ts'
import { journalProblemAtom, workRestoredAtom } from '../state/journalState.ts'
import { orderLaterAtom } from '../state/orderLater.ts'
import styles from './EditorNotices.module.css'

/** The notices of the shop until the customer closes them. Notices about the customer's own work have priority. */
export function EditorNotices() {
  const { t } = useTranslation('editor')
  const [now] = useState(() => new Date())
  const isRestored = useEditorValue(workRestoredAtom)
  const problem = useEditorValue(journalProblemAtom)
  const later = useEditorValue(orderLaterAtom)
  const hasSelection = useEditorValue(selectionAtom).itemId !== null
  if (isRestored || problem !== null || later === 'UNREAD') return null
  return (
    <section className={styles.notices} aria-label={t('notices')} data-selected={hasSelection || undefined}>
      <Notices kind="MAINTENANCE" now={now} canClose />
      <Notices kind="DESIGN" now={now} canClose />
    </section>
  )
}
