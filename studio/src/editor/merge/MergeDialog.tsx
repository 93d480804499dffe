import { addressSetting } from '@irodori/design/merge/matchAddress'
import { matchTexts } from '@irodori/design/merge/matchTexts'
import { columnNames, rowsOfList } from '@irodori/design/merge/mergeList'
import type { ListRecords } from '@irodori/table-file/readList'
import { listOf } from '@irodori/table-file/readList'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { documentAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { ListIntake } from './ListIntake.tsx'
import { ListSaving } from './ListSaving.tsx'
import styles from './MergeDialog.module.css'
import { PatternFields } from './PatternFields.tsx'
import { Rows } from './Rows.tsx'
import { adoptedList } from './savedList.ts'
import { useMergeList } from './useMergeList.ts'
import { usePieceList } from './usePieceList.ts'

/** Reads a list, matches its columns to the texts of the design, and shows the design of each row. */
export function MergeDialog() {
  const { t } = useTranslation('merge')
  const errorMessage = useErrorMessage()
  const { store, commands } = useEditor()
  const design = useEditorValue(documentAtom)
  const { list, setList, setRow, markSaved } = useMergeList()
  const pieceList = usePieceList(markSaved)
  const { mostCards, saved, removing } = pieceList
  const [view, setView] = useState<'INTAKE' | 'PATTERNS' | 'ROWS'>(list ? 'ROWS' : 'INTAKE')
  /** What was read in this visit: only then can the customer say what the first record is. */
  const [read, setRead] = useState<ListRecords | null>(null)
  const close = () => store.set(overlayAtom, null)
  // A list that was saved on another device is taken over where this one has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved list has been read
  useEffect(() => {
    if (list !== null || !saved || read !== null) return
    setList(adoptedList(saved))
    setView('ROWS')
  }, [saved])
  const take = (records: ListRecords) => {
    const people = listOf(records.records, records.hasHead)
    const address = addressSetting(design, people)
    setRead(records)
    setList({
      columns: columnNames(people),
      rows: rowsOfList(people, commands.newId),
      patterns: matchTexts(design, people),
      ...(address ? { address } : {}),
      // The saved list is known to the customer, who replaces it.
      ...(saved ? { basedOn: saved.updatedAt } : {}),
    })
    setView('PATTERNS')
  }
  const remove = async () => {
    // Kept if the server still has it: the next visit would bring it back.
    if (saved && !(await removing.run()).ok) return
    setRead(null)
    setList(null)
    setView('INTAKE')
  }
  return (
    <Dialog
      open
      size="book"
      title={t('title')}
      onClose={close}
      isSaved={list !== null && view !== 'INTAKE'}
      actions={
        <>
          {list && view !== 'INTAKE' && <Button onClick={() => setView('INTAKE')}>{t('another')}</Button>}
          {list && view === 'INTAKE' && (
            <>
              <Button variant="danger" icon="trash" busy={removing.isPending} onClick={() => void remove()}>
                {t('remove')}
              </Button>
              <Button onClick={() => setView('ROWS')}>{t('back')}</Button>
            </>
          )}
          {view === 'PATTERNS' ? (
            <Button variant="primary" onClick={() => setView('ROWS')}>
              {t('toRows')}
            </Button>
          ) : (
            <Button onClick={close} {...SAFE_CHOICE}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {list && view !== 'INTAKE' && (
          <SegmentedControl
            label={t('view')}
            value={view}
            segments={[
              { value: 'PATTERNS', label: t('pattern.title') },
              { value: 'ROWS', label: t('rows.title') },
            ]}
            onChange={setView}
          />
        )}
        {list && view === 'PATTERNS' && (
          <>
            {read && (
              <label className={styles.switch}>
                <input
                  type="checkbox"
                  checked={read.hasHead}
                  onChange={({ target }) => take({ ...read, hasHead: target.checked })}
                />
                {t('pattern.head')}
              </label>
            )}
            <PatternFields list={list} onChange={setList} />
          </>
        )}
        {list && view === 'ROWS' && <Rows list={list} onChange={setRow} onApplied={close} />}
        {(!list || view === 'INTAKE') && (
          <ListIntake kept={t(mostCards ? 'intake.keptUntilSaved' : 'intake.kept')} onRead={take} />
        )}
        {removing.error && (
          <Callout tone="danger" urgent>
            {errorMessage(removing.error).body}
          </Callout>
        )}
        {list && view === 'ROWS' && mostCards === null && <p className={styles.note}>{t('printed')}</p>}
        {list && view === 'ROWS' && mostCards && (
          <ListSaving list={list} pieceList={pieceList} mostCards={mostCards} onAdopt={setList} />
        )}
      </div>
    </Dialog>
  )
}
