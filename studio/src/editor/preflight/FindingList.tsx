import type { Finding } from '@irodori/design'
import { findItem, findPage } from '@irodori/design'
import { Button, Icon } from '@irodori/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  /** The customer wants to see the place. */
  readonly onOpen: () => void
}

/** What is to be said about places of the design: what, why, the way there and one tap that mends it. */
export function FindingList({ findings, onOpen }: FindingListProps) {
  const [told, setTold] = useState('')
  return (
    <>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingRow key={findingId(finding)} finding={finding} onOpen={onOpen} onMended={setTold} />
        ))}
      </ul>
      <p className={styles.told} role="status">
        {told}
      </p>
    </>
  )
}

const ICONS = { BLOCKING: 'warning', WARNING: 'warning', NOTE: 'info', UNFINISHED: 'pencil' } as const

interface FindingRowProps {
  readonly finding: Finding
  readonly onOpen: () => void
  readonly onMended: (words: string) => void
}

function FindingRow({ finding, onOpen, onMended }: FindingRowProps) {
  const { t } = useTranslation(['editor', 'print'])
  const { commands } = useEditor()
  const [words, sentence] = [useFindingExplanation(), useFindingMessage()]
  const [pageName, itemName] = [usePageName(), useItemName()]
  const page = findPage(useEditorValue(documentAtom), finding.pageKey)
  const item = page && findItem(page, finding.itemId)
  // Its figures change while it is mended; what is no longer found is done.
  const live = useEditorValue(findingsAtom).find((other) => findingId(other) === findingId(finding)) ?? null
  const repair = useRepair(live)
  const way = useRef<HTMLButtonElement>(null)
  if (!page || !item) return null
  const place = t('page.placed', { page: pageName(page), item: itemName(page, item) })
  const mend = async (run: () => Promise<boolean>) => {
    if (!(await run())) return
    onMended(t('print:check.mendedAt', { place }))
    // The button that was pressed goes; its neighbour keeps the focus in the row.
    way.current?.focus()
  }
  return (
    <li className={styles.finding} data-severity={live ? finding.severity : 'MENDED'}>
      <Icon name={live ? ICONS[finding.severity] : 'success'} size={20} />
      <div className={styles.words}>
        <span className={styles.place}>{place}</span>
        <strong className={styles.what}>{live ? sentence(live) : t('print:check.mended')}</strong>
        {live && <span className={styles.why}>{words.why(live)}</span>}
        {live && repair.kind === 'NONE' && <span className={styles.why}>{words.advice(live)}</span>}
        <span className={styles.ways}>
          {live && repair.kind === 'READY' && (
            <Button
              icon="magic"
              onClick={() => void mend(repair.run)}
              aria-label={`${place} ${words.repair(repair.repair)}`}
            >
              {words.repair(repair.repair)}
            </Button>
          )}
          <button
            ref={way}
            type="button"
            className={styles.way}
            aria-label={t('print:check.showPlace', { place })}
            onClick={(event) => {
              onOpen()
              showFinding(commands, finding)
              // Keys (a press without a pointer has no detail) go on where the item is edited.
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
