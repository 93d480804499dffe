import { changeBetween } from '@irodori/design/changeBetween'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { changeCells } from '@irodori/design/merge/mergeList'
import { columnsOfPattern } from '@irodori/design/merge/pattern'
import { sourceColumns } from '@irodori/design/merge/sourceColumns'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { TextArea } from '@irodori/ui/TextArea'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { ExactPagePicture } from '../pictures/ExactPagePicture.tsx'
import { documentAtom } from '../state/designState.ts'
import type { KnownRow } from './checkRows.ts'
import styles from './MergeDialog.module.css'
import { RowFindings } from './RowFindings.tsx'
import type { NumberedRow } from './RowList.tsx'
import { rowWords } from './rowWords.ts'

interface RowPanelProps {
  readonly list: MergeList
  readonly numbered: NumberedRow
  /** Undefined until the row has been checked. */
  readonly known: KnownRow | undefined
  readonly onChange: (row: MergeRow) => void
  /** Called when the design has the words of the row. */
  readonly onApplied: () => void
}

/** The columns that the list fills in; those of an address only where a row has something in them. */
function shownColumns(list: MergeList): ReadonlySet<string> {
  const sources = Object.values(list.patterns).flatMap((pattern) => sourceColumns(pattern, list))
  const named = Object.values(list.patterns).flatMap((pattern) => columnsOfPattern(pattern, list.columns))
  return new Set(
    sources.filter(
      (column) => named.includes(column) || list.rows.some(({ cells }) => cells[list.columns.indexOf(column)] !== ''),
    ),
  )
}

/** One row: the pages as they will look, its cells, what has been found and what the customer can decide. */
export function RowPanel({ list, numbered: { row, number }, known, onChange, onApplied }: RowPanelProps) {
  const { t } = useTranslation('merge')
  const { commands } = useEditor()
  const design = useEditorValue(documentAtom)
  const pageName = usePageName()
  const isLeftOut = row.decision === 'LEFT_OUT'
  const used = shownColumns(list)
  const pages = known?.filled.document.pages.filter(({ items }) =>
    items.some(({ id }) => known.filled.measures.has(id)),
  )
  const apply = () => {
    if (!known) return
    commands.actions.perform('mergeRow', changeBetween(design, known.filled.document))
    const [page] = pages ?? []
    if (page) commands.actions.showPage(page.key)
    onApplied()
  }
  return (
    <section className={styles.panel} aria-label={t('row.title', { number, words: rowWords(list, row) })}>
      <h3 className={styles.title}>{t('row.title', { number, words: rowWords(list, row) })}</h3>
      {pages && (
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.key}>
              <ExactPagePicture page={page} />
              {design.pages.length > 1 && <span className={styles.note}>{pageName(page)}</span>}
            </li>
          ))}
        </ul>
      )}
      {isLeftOut && <Callout tone="info">{t('row.leftOut')}</Callout>}
      {known && !isLeftOut && <RowFindings list={list} known={known} onChange={onChange} />}
      {list.columns.map(
        (column, at) =>
          used.has(column) && (
            <TextArea
              key={column}
              label={column}
              rows={1}
              value={row.cells[at] ?? ''}
              onChange={({ target }) => onChange(changeCells(row, row.cells.with(at, target.value)))}
            />
          ),
      )}
      <div className={styles.actions}>
        {known?.check.state === 'TO_LOOK_AT' && (
          <Button icon="check" onClick={() => onChange({ ...row, decision: 'ACCEPTED' })}>
            {t('row.accept')}
          </Button>
        )}
        <Button
          icon={isLeftOut ? 'undo' : 'minus'}
          onClick={() => onChange({ ...row, decision: isLeftOut ? 'OPEN' : 'LEFT_OUT' })}
        >
          {t(isLeftOut ? 'row.use' : 'row.leaveOut')}
        </Button>
        {known?.check.state === 'GOOD' && (
          <Button icon="text" onClick={apply}>
            {t('row.apply')}
          </Button>
        )}
      </div>
    </section>
  )
}
