import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { checklistCommand, proofCommand } from '../commands/printCommands.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import { selectionAtom } from '../state/designState.ts'
import { findingCountAtom } from '../state/findings.ts'
import styles from './PrintTools.module.css'

/** Buttons in the corner of the canvas: checklist with the number of findings, proof. */
export function PrintTools() {
  const { t } = useTranslation('editor')
  const isEditing = useEditorValue(selectionAtom).itemId !== null
  const count = useEditorValue(findingCountAtom)
  const [check, proof] = [useCommand(checklistCommand), useCommand(proofCommand)]
  return (
    <div className={styles.tools} data-editing={isEditing || undefined}>
      <button type="button" className={styles.tool} title={check.title} disabled={!check.isEnabled} onClick={check.run}>
        <Icon name={count === 0 ? 'success' : 'warning'} size={18} />
        <span className={styles.label}>{check.label}</span>
        {count > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <span className={styles.unseen}>{t('items.toCheck', { number: count })}</span>
          </>
        )}
      </button>
      <button type="button" className={styles.tool} title={proof.title} disabled={!proof.isEnabled} onClick={proof.run}>
        <Icon name="eye" size={18} />
        <span className={styles.label}>{proof.label}</span>
      </button>
    </div>
  )
}
