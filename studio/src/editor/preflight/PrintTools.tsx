import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarCommand } from '../dialogCommands/calendarCommand.ts'
import { checklistCommand, proofCommand } from '../dialogCommands/printCommands.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import { selectionAtom } from '../state/designState.ts'
import { listedFindingsAtom } from '../state/findings.ts'
import { CanvasTool } from './CanvasTool.tsx'
import { isStillToDo } from './isStillToDo.ts'
import styles from './PrintTools.module.css'

/**
 * Buttons in the corner of the canvas: checklist with the number of findings, proof, and the settings of a calendar. What is
 * only not filled in yet is no warning.
 */
export function PrintTools({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('editor')
  const isEditing = useEditorValue(selectionAtom).itemId !== null
  const findings = useEditorValue(listedFindingsAtom)
  const toCheck = findings.filter((finding) => !isStillToDo(finding)).length
  const toDo = findings.length - toCheck
  const hasMonths = useCommand(calendarCommand).isEnabled
  return (
    <div className={styles.tools} data-editing={isEditing || undefined}>
      <CanvasTool
        command={checklistCommand}
        icon={toCheck > 0 ? 'warning' : toDo > 0 ? 'check' : 'success'}
        count={{ number: toCheck, words: t('items.toCheck', { number: toCheck }) }}
      >
        {toDo > 0 && <span className={styles.left}>{t('guidance.left', { number: toDo })}</span>}
      </CanvasTool>
      <CanvasTool command={proofCommand} icon="eye" />
      {hasMonths && <CanvasTool command={calendarCommand} icon="book" />}
      {children}
    </div>
  )
}
