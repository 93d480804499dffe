import { findItem, findPage } from '@irodori/design'
import { Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { documentAtom } from '../state/designState.ts'
import type { Finding } from '../state/findings.ts'
import { useEditor, useEditorValue } from './EditorContext.ts'
import styles from './FindingList.module.css'
import { useItemName } from './useItemName.ts'
import { usePageName } from './usePageName.ts'

interface FindingListProps {
  readonly findings: readonly Finding[]
  /** The customer wants to see the place. */
  readonly onOpen: () => void
}

/** What is to be said about places of the design; each leads there. */
export function FindingList({ findings, onOpen }: FindingListProps) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const document = useEditorValue(documentAtom)
  const [pageName, itemName] = [usePageName(), useItemName()]
  const words = (finding: Finding): string => {
    if (finding.kind === 'MISSING_CHARACTERS') {
      return t('finding.MISSING_CHARACTERS', { characters: finding.characters.join(' ') })
    }
    if (finding.kind === 'LOW_RESOLUTION') return t('finding.LOW_RESOLUTION', { ppi: Math.round(finding.ppi) })
    return t(`finding.${finding.kind}`)
  }
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const page = findPage(document, finding.pageKey)
        const item = page && findItem(page, finding.itemId)
        if (!page || !item) return null
        return (
          <li key={`${finding.itemId} ${finding.kind}`}>
            <button
              type="button"
              className={styles.finding}
              onClick={() => {
                onOpen()
                commands.actions.showPage(finding.pageKey)
                commands.actions.select(finding.itemId)
              }}
            >
              <span className={styles.words}>
                <span className={styles.place}>
                  {t('page.placed', { page: pageName(page), item: itemName(page, item) })}
                </span>
                <span>{words(finding)}</span>
              </span>
              <Icon name="chevronRight" size={18} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
