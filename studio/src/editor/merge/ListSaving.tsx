import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import type { MergeList } from '@irodori/design/merge/mergeList'
import { printedRows } from '@irodori/design/merge/mergeList'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import styles from './MergeDialog.module.css'
import { adoptedList, listState } from './savedList.ts'
import type { PieceList } from './usePieceList.ts'

interface ListSavingProps {
  readonly list: MergeList
  readonly pieceList: PieceList
  readonly mostCards: number
  /** Takes over the list that another window has saved. */
  readonly onAdopt: (list: MergeList) => void
}

/** How many cards a list makes, whether it is saved with the piece, and the button that saves it. */
export function ListSaving({ list, pieceList, mostCards, onAdopt }: ListSavingProps) {
  const { t } = useTranslation('merge')
  const { saving } = pieceList
  const saved = pieceList.saved ?? null
  const cards = printedRows(list).length
  const state = listState(list, saved)
  const canSave = cards > 0 && cards <= mostCards && pieceList.saved !== undefined
  const save = () => void saving.run({ list, basedOn: saved === null ? null : saved.updatedAt })
  return (
    <section className={styles.saving} aria-label={t('save.title')}>
      <p>{t('save.cards', { count: cards, most: mostCards })}</p>
      {cards > mostCards && (
        <Callout tone="warning">{t('save.tooMany', { most: mostCards, count: cards - mostCards })}</Callout>
      )}
      {state === 'CONFLICT' && saved && (
        <Callout tone="warning" urgent>
          <p>{t('save.conflict')}</p>
          <div className={styles.actions}>
            <Button onClick={() => onAdopt(adoptedList(saved))}>{t('save.useSaved')}</Button>
            <Button disabled={!canSave} busy={saving.isPending} onClick={save}>
              {t('save.overwrite')}
            </Button>
          </div>
        </Callout>
      )}
      {state === 'SAVED' && saved && <SavedFact saved={saved} />}
      {state === 'UNSAVED' && (
        <>
          <p className={styles.note}>{t(saved === null ? 'save.unsaved' : 'save.changed')}</p>
          <Button variant="primary" icon="check" disabled={!canSave} busy={saving.isPending} onClick={save}>
            {t('save.save')}
          </Button>
        </>
      )}
      {state !== 'CONFLICT' && saving.error && <SaveProblem error={saving.error} />}
    </section>
  )
}

/** What is printed of a saved list, and the rows that still keep it from production. */
function SavedFact({ saved: { cards, rowsToLookAt } }: { readonly saved: SavedMergeList }) {
  const { t } = useTranslation('merge')
  return (
    <>
      <p role="status">{t('save.saved', { count: cards })}</p>
      {rowsToLookAt.length > 0 && (
        <Callout tone="warning">{t('save.toLookAt', { rows: rowsToLookAt.join(t('save.comma')) })}</Callout>
      )}
    </>
  )
}

function SaveProblem({ error }: { readonly error: NonNullable<PieceList['saving']['error']> }) {
  const { t } = useTranslation('merge')
  const errorMessage = useErrorMessage()
  if (error.kind === 'DESIGN_NOT_SAVED') {
    return (
      <Callout tone="warning" urgent>
        {t('save.designFirst')}
      </Callout>
    )
  }
  const { title, body } = errorMessage(error)
  return (
    <Callout tone="danger" urgent>
      <strong>{title}</strong>
      <p>{body}</p>
    </Callout>
  )
}
