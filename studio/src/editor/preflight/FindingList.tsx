import { findItem, findPage } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { MONTH_GRID_ID } from '@irodori/design/finding'
import { postalCodeText } from '@irodori/design/postalCodeText'
import { postalCodeWith } from '@irodori/design/postalCodes'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarCommand } from '../dialogCommands/calendarCommand.ts'
import { openItemCommand } from '../commands/itemCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { usePageName } from '../context/usePageName.ts'
import { documentAtom } from '../state/designState.ts'
import { findingId, findingsAtom } from '../state/findings.ts'
import { showFinding } from '../state/showFinding.ts'
import styles from './FindingList.module.css'
import { useFindingExplanation } from './useFindingExplanation.ts'
import { useFindingMessage } from './useFindingMessage.ts'
import { useRepair } from './useRepair.ts'

interface FindingListProps {
  readonly findings: readonly Finding[]
  /** Called when the customer opens the item of a finding. */
  readonly onOpen: () => void
}

/** Findings with their explanation, a link to the item and a repair button. */
export function FindingList({ findings, onOpen }: FindingListProps) {
  const [repaired, setRepaired] = useState('')
  return (
    <>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingRow key={findingId(finding)} finding={finding} onOpen={onOpen} onRepaired={setRepaired} />
        ))}
      </ul>
      <p className={styles.told} role="status">
        {repaired}
      </p>
    </>
  )
}

const ICONS = { BLOCKING: 'warning', WARNING: 'warning', NOTE: 'info', UNFINISHED: 'pencil', SAMPLE: 'pencil' } as const

interface FindingRowProps {
  readonly finding: Finding
  readonly onOpen: () => void
  readonly onRepaired: (message: string) => void
}

function FindingRow({ finding, onOpen, onRepaired }: FindingRowProps) {
  const { t } = useTranslation(['editor', 'print'])
  const { commands } = useEditor()
  const [explanation, message] = [useFindingExplanation(), useFindingMessage()]
  const [pageName, itemName] = [usePageName(), useItemName()]
  const page = findPage(useEditorValue(documentAtom), finding.pageKey)
  const item = page && findItem(page, finding.itemId)
  // The figures change during a repair; a finding that is no longer found is resolved.
  const live = useEditorValue(findingsAtom).find((other) => findingId(other) === findingId(finding)) ?? null
  const repair = useRepair(live)
  const showButton = useRef<HTMLButtonElement>(null)
  if (!page || (!item && finding.itemId !== MONTH_GRID_ID)) return null
  const code = finding.kind === 'TEXT_SAMPLE' ? postalCodeWith(page, finding.itemId) : null
  const place = item
    ? t('page.placed', { page: pageName(page), item: code ? postalCodeText(code) : itemName(page, item) })
    : pageName(page)
  const repairFinding = async (run: () => Promise<boolean>) => {
    if (!(await run())) return
    onRepaired(t('print:check.mendedAt', { place }))
    // The repair button disappears, so the link beside it takes the focus.
    showButton.current?.focus()
  }
  return (
    <li className={styles.finding} data-severity={live ? finding.severity : 'MENDED'}>
      <Icon name={live ? ICONS[finding.severity] : 'success'} size={20} />
      <div className={styles.words}>
        <span className={styles.place}>{place}</span>
        <strong className={styles.what}>{live ? message(live) : t('print:check.mended')}</strong>
        {live && <span className={styles.why}>{explanation.why(live)}</span>}
        {live && repair.kind === 'NONE' && <span className={styles.why}>{explanation.advice(live)}</span>}
        <span className={styles.ways}>
          {live && repair.kind === 'READY' && (
            <Button
              icon="magic"
              onClick={() => void repairFinding(repair.run)}
              aria-label={`${place} ${explanation.repair(repair.repair)}`}
            >
              {explanation.repair(repair.repair)}
            </Button>
          )}
          <button
            ref={showButton}
            type="button"
            className={styles.way}
            aria-label={t('print:check.showPlace', { place })}
            onClick={(event) => {
              onOpen()
              showFinding(commands, finding)
              if (!item) return calendarCommand.run(commands)
              // A keyboard click (detail 0) moves the focus to the inspector.
              if (event.detail === 0) openItemCommand.run(commands)
            }}
          >
            {t('print:check.show')}
            <Icon name="chevronRight" size={18} />
          </button>
        </span>
      </div>
    </li>
  )
}
