import { findItem } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { changeCells } from '@irodori/design/merge/mergeList'
import type { RowRepair } from '@irodori/design/merge/repairRow'
import { repairRow } from '@irodori/design/merge/repairRow'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { useFindingMessage } from '../preflight/useFindingMessage.ts'
import { documentAtom } from '../state/designState.ts'
import { findingId } from '../state/findings.ts'
import type { KnownRow } from './checkRows.ts'
import { rowDeps } from './checkRows.ts'
import styles from './MergeDialog.module.css'

interface RowFindingsProps {
  readonly list: MergeList
  readonly known: KnownRow
  readonly onChange: (row: MergeRow) => void
}

/** What preflight finds in the texts of a row, and the sizes of those that were shrunk to fit. */
export function RowFindings({ list, known, onChange }: RowFindingsProps) {
  const { t } = useTranslation('merge')
  const design = useEditorValue(documentAtom)
  const itemName = useItemName()
  const { findings, shrunk } = known.check
  const nameOf = (itemId: string): string => {
    const page = design.pages.find((one) => findItem(one, itemId))
    const item = page && findItem(page, itemId)
    return page && item ? itemName(page, item) : ''
  }
  if (findings.length === 0 && shrunk.size === 0) return null
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <RowFinding
          key={findingId(finding)}
          finding={finding}
          place={nameOf(finding.itemId)}
          list={list}
          known={known}
          onChange={onChange}
        />
      ))}
      {[...shrunk].map(([itemId, size]) => (
        <li key={itemId} className={styles.finding}>
          <Icon name="info" size={20} />
          <span>{t('finding.shrunk', { place: nameOf(itemId), size })}</span>
        </li>
      ))}
    </ul>
  )
}

interface RowFindingProps extends RowFindingsProps {
  readonly finding: Finding
  /** Name of the text in the design. */
  readonly place: string
}

function RowFinding({ finding, place, list, known, onChange }: RowFindingProps) {
  const { t } = useTranslation('merge')
  const message = useFindingMessage()
  const repair = useRowRepair(list, known, finding)
  return (
    <li className={styles.finding} data-severity={finding.severity}>
      <Icon name={finding.severity === 'UNFINISHED' ? 'pencil' : 'warning'} size={20} />
      <span>
        {t('finding.placed', { place, message: message(finding) })}
        {repair && (
          <Button icon="magic" onClick={() => onChange(changeCells(known.row, repair.cells))}>
            {repair.to === ''
              ? t('finding.leaveOut', { from: repair.from })
              : t('finding.replace', { from: repair.from, to: repair.to })}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Printable variants of the characters that a row lacks, once a trial has shown that they help. */
function useRowRepair(list: MergeList, known: KnownRow, finding: Finding): RowRepair | null {
  const { store, kernel } = useEditor()
  const [repair, setRepair] = useState<RowRepair | null>(null)
  useEffect(() => {
    let isCurrent = true
    setRepair(null)
    const { row, filled } = known
    void repairRow(list, row, filled, finding, rowDeps(store, kernel, filled.document))
      .catch(() => null)
      .then((found) => isCurrent && setRepair(found))
    return () => {
      isCurrent = false
    }
  }, [store, kernel, list, known, finding])
  return repair
}
