import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { calendarCommand } from '../commands/calendarCommand.ts'
import { checklistCommand, proofCommand } from '../commands/printCommands.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import { selectionAtom } from '../state/designState.ts'
import { findingsAtom } from '../state/findings.ts'
import { isStillToDo } from './isStillToDo.ts'
import styles from './PrintTools.module.css'

/**
 * Buttons in the corner of the canvas: proof, checklist with the number of findings, and the settings of a calendar. What is only not filled in yet is no
 * warning.
 */
export function PrintTools() {
  const { t } = useTranslation('editor')
  const isEditing = useEditorValue(selectionAtom).itemId !== null
  const findings = useEditorValue(findingsAtom)
  const toCheck = findings.filter((finding) => !isStillToDo(finding)).length
  const toDo = findings.length - toCheck
  const [check, proof, calendar] = [useCommand(checklistCommand), useCommand(proofCommand), useCommand(calendarCommand)]
  return (
    <div className={styles.tools} data-editing={isEditing || undefined}>
      <button type="button" className={styles.tool} title={check.title} disabled={!check.isEnabled} onClick={check.run}>
        <Icon name={toCheck > 0 ? 'warning' : toDo > 0 ? 'check' : 'success'} size={18} />
        <span className={styles.label}>{check.label}</span>
        {toCheck > 0 ? (
          <>
            <span className={styles.count} aria-hidden="true">
              {toCheck}
            </span>
            <span className={styles.unseen}>{t('items.toCheck', { number: toCheck })}</span>
          </>
        ) : (
          toDo > 0 && <span className={styles.left}>{t('guidance.left', { number: toDo })}</span>
        )}
      </button>
      <button type="button" className={styles.tool} title={proof.title} disabled={!proof.isEnabled} onClick={proof.run}>
        <Icon name="eye" size={18} />
        <span className={styles.label}>{proof.label}</span>
      </button>
      {calendar.isEnabled && (
        <button type="button" className={styles.tool} title={calendar.title} onClick={calendar.run}>
          <Icon name="book" size={18} />
          <span className={styles.label}>{calendar.label}</span>
        </button>
      )}
    </div>
  )
}
