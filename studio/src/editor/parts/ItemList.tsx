import type { DesignItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import type { IconName } from '@irodori/ui'
import { classes, Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { openItemCommand } from '../commands/itemCommands.ts'
import { ingestingAtom } from '../photos/ingesting.ts'
import { inReadingOrder, pageAtom, selectionAtom } from '../state/designState.ts'
import type { Finding } from '../state/findings.ts'
import { isUnfinished, pageFindingsAtom } from '../state/findings.ts'
import { useEditor, useEditorValue } from './EditorContext.ts'
import styles from './ItemList.module.css'
import { useItemName } from './useItemName.ts'

const ICONS = {
  RECT_IMAGE: 'photo',
  CIRCLE_IMAGE: 'photo',
  ARC_IMAGE: 'photo',
  TEXT: 'text',
  CURVED_TEXT: 'curvedText',
  VERTICAL_TEXT: 'verticalText',
} satisfies Record<DesignItem['type'], IconName>

type ItemState = 'FILLED' | 'EMPTY' | 'WARNING' | 'DISABLED' | 'READING'

function stateOf(item: DesignItem, findings: readonly Finding[], ingesting: ReadonlySet<string>): ItemState {
  if (ingesting.has(item.id)) return 'READING'
  if (item.isDisabledItem) return 'DISABLED'
  const own = findings.filter(({ itemId }) => itemId === item.id)
  if (own.some(isUnfinished)) return 'EMPTY'
  return own.length > 0 ? 'WARNING' : 'FILLED'
}

/** The page in words: everything that the canvas offers, in reading order, for eyes, ears and keys. */
export function ItemList() {
  const { t } = useTranslation('editor')
  const page = useEditorValue(pageAtom)
  if (!page) return null
  return (
    <section className={styles.list} aria-labelledby="item-list-title">
      <h2 id="item-list-title" className={styles.title}>
        {t('items.title')}
      </h2>
      {page.items.length === 0 ? (
        <p className={styles.none}>{t('items.none')}</p>
      ) : (
        <ul className={styles.items}>
          {inReadingOrder(page).map((item) => (
            <ItemRow key={item.id} page={page} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ItemRow({ page, item }: { readonly page: DesignPage; readonly item: DesignItem }) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const name = useItemName()(page, item)
  const isSelected = useEditorValue(selectionAtom).itemId === item.id
  const state = stateOf(item, useEditorValue(pageFindingsAtom), useEditorValue(ingestingAtom))
  return (
    <li>
      <button
        type="button"
        className={classes(styles.item, isSelected && styles.selected)}
        aria-pressed={isSelected}
        onClick={(event) => {
          commands.actions.select(item.id)
          // A press of Enter or Space (no pointer, so no detail) takes the focus along to where the item is edited.
          if (event.detail === 0) openItemCommand.run(commands)
        }}
      >
        <Icon name={isImageItem(item) && item.imageName === null ? 'photoAdd' : ICONS[item.type]} size={18} />
        <span className={styles.name}>{name}</span>
        <span className={styles.state} data-state={state}>
          {t(`items.${state}`)}
        </span>
      </button>
    </li>
  )
}
