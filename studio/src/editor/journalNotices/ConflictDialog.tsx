import type { DesignPage, PageKey } from '@irodori/design/designPage'
import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { ExactPagePicture } from '../pictures/ExactPagePicture.tsx'
import type { Conflict, PageVersions } from '../state/journalState.ts'
import styles from './ConflictDialog.module.css'
import { differingTexts } from './differingTexts.ts'

type Side = 'ours' | 'theirs'

/** Choice key for a design whose versions have different pages. */
const WHOLE = ''

/** Shows both versions of the conflicting pages. Nothing is discarded before the customer has chosen. */
export function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const { t } = useTranslation('editor')
  const { announcer } = useEditor()
  const pageName = usePageName()
  const { pages, isWhole } = conflict
  const [choices, setChoices] = useState<ReadonlyMap<PageKey, Side>>(new Map())
  const keys = isWhole ? [WHOLE] : pages.map(({ key }) => key)
  const isDecided = keys.every((key) => choices.has(key))
  const choose = (key: PageKey, side: Side): void => setChoices(new Map(choices).set(key, side))
  const resolveConflict = (): void => {
    const kept = pages.filter(({ key }) => choices.get(isWhole ? WHOLE : key) === 'ours').map(({ key }) => key)
    conflict.resolve(new Set(kept))
    if (!isWhole) announcer.toast({ key: 'journal.settled' })
  }
  const nameOf = ({ ours, theirs }: PageVersions): string => {
    const page = ours ?? theirs
    return page ? pageName(page) : ''
  }
  return (
    <Dialog
      open
      alert
      size="wide"
      title={t('journal.conflict')}
      actions={
        <Button variant="primary" disabled={!isDecided} onClick={resolveConflict}>
          {t('journal.settle')}
        </Button>
      }
    >
      <p>{t(isWhole ? 'journal.conflictWhole' : 'journal.conflictBody')}</p>
      {isWhole ? (
        <Choice
          name={t('journal.conflict')}
          isNameSeen={false}
          chosen={choices.get(WHOLE)}
          ours={pages.flatMap(({ ours }) => ours ?? [])}
          theirs={pages.flatMap(({ theirs }) => theirs ?? [])}
          onChoose={(side) => choose(WHOLE, side)}
        />
      ) : (
        pages.map((versions) => (
          <Choice
            key={versions.key}
            name={nameOf(versions)}
            isNameSeen
            chosen={choices.get(versions.key)}
            ours={versions.ours ? [versions.ours] : []}
            theirs={versions.theirs ? [versions.theirs] : []}
            onChoose={(side) => choose(versions.key, side)}
          />
        ))
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly isNameSeen: boolean
  readonly chosen: Side | undefined
  readonly ours: readonly DesignPage[]
  readonly theirs: readonly DesignPage[]
  readonly onChoose: (side: Side) => void
}

function Choice({ name, isNameSeen, chosen, ours, theirs, onChoose }: ChoiceProps) {
  const { t } = useTranslation('editor')
  const sides = [
    { side: 'ours', pages: ours },
    { side: 'theirs', pages: theirs },
  ] as const
  // Shown for single pages only: a whole design has too many texts.
  const [own, other] = isNameSeen ? [ours[0], theirs[0]] : []
  const texts = {
    ours: own && other ? differingTexts(own, other) : [],
    theirs: own && other ? differingTexts(other, own) : [],
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={isNameSeen ? styles.name : styles.unseen}>{name}</legend>
      {sides.map(({ side, pages }) => (
        <label key={side} className={styles.side} data-chosen={chosen === side || undefined}>
          <span className={styles.pictures}>
            {pages.map((page) => (
              <ExactPagePicture key={page.key} page={page} />
            ))}
          </span>
          <span className={styles.words}>
            <input
              type="radio"
              name={`version ${name}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              {...(side === 'ours' && SAFE_CHOICE)}
            />
            {t(`journal.${side}`)}
          </span>
          {texts[side].map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and the list never changes
            <span key={at} className={line === '' ? styles.none : styles.line}>
              {line || t('journal.noWords')}
            </span>
          ))}
        </label>
      ))}
    </fieldset>
  )
}
