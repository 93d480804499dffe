import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { isSample, isUnfinished } from '@irodori/design/finding'
import { postalCodeText } from '@irodori/design/postalCodeText'
import { postalCodes } from '@irodori/design/postalCodes'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import type { IconName } from '@irodori/ui/shapes'
import { atom } from 'jotai/vanilla'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openItemCommand } from '../commands/itemCommands.ts'
import { templateCommand, trayCommand } from '../commands/toolCommands.ts'
import { CommandButton } from '../context/CommandButton.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { usePageName } from '../context/usePageName.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import { PhotoThumbnail } from '../pictures/PhotoThumbnail.tsx'
import { useFindingMessage } from '../preflight/useFindingMessage.ts'
import { inReadingOrder, pageAtom, productAtom, selectedItemsAtom } from '../state/designState.ts'
import { pageFindingsAtom } from '../state/findings.ts'
import { isRefused, uploadsAtom } from '../state/uploadState.ts'
import styles from './ItemList.module.css'
import { stateOfItem } from './itemState.ts'

const ICONS = {
  RECT_IMAGE: 'photo',
  CIRCLE_IMAGE: 'photo',
  ARC_IMAGE: 'photo',
  TEXT: 'text',
  CURVED_TEXT: 'curvedText',
  VERTICAL_TEXT: 'verticalText',
  ORNAMENT: 'flower',
} satisfies Record<DesignItem['type'], IconName>

/** The items of the page in reading order, as the accessible alternative to the canvas. */
export function ItemList() {
  const { t } = useTranslation('editor')
  const page = useEditorValue(pageAtom)
  if (!page) return null
  const codes = postalCodes(page)
  const rest = new Set(codes.flatMap((digits) => digits.slice(1)).map(({ id }) => id))
  return (
    <section className={styles.list} aria-labelledby="item-list-title">
      <h2 id="item-list-title" className={styles.title}>
        {t('items.title')}
      </h2>
      <span className={styles.tray}>
        <CommandButton command={trayCommand} icon="photo" />
        <CommandButton command={templateCommand} icon="template" />
      </span>
      {page.items.length === 0 ? (
        <p className={styles.none}>{t('items.none')}</p>
      ) : (
        <ul className={styles.items}>
          {inReadingOrder(page)
            .filter(({ id }) => !rest.has(id))
            .map((item) => (
              <ItemRow key={item.id} page={page} item={item} code={codes.find(([first]) => first === item) ?? null} />
            ))}
        </ul>
      )}
    </section>
  )
}

interface ItemRowProps {
  readonly page: DesignPage
  readonly item: DesignItem
  /** The digits of the postal code for which the item stands (EDT-60). */
  readonly code: readonly TextItem[] | null
}

function ItemRow({ page, item, code }: ItemRowProps) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const itemName = useItemName()(page, item)
  const name = code?.some(({ text }) => text.trim() !== '') ? postalCodeText(code) : itemName
  const shown: readonly DesignItem[] = code ?? [item]
  const pageName = usePageName()(page)
  // Sides and pieces are named in the list; the page strip names the pages of a booklet.
  const isBook = Boolean(useEditorValue(productAtom)?.seichoku)
  const hasSides = page.sideCount > 1 && !isBook
  const isSelected = useEditorValue(selectedItemsAtom).some((one) => shown.includes(one))
  const row = useRef<HTMLLIElement>(null)
  const messageOf = useFindingMessage()
  const findings = useEditorValue(pageFindingsAtom).filter(({ itemId }) => shown.some(({ id }) => id === itemId))
  const isReading = useEditorValue(photosBeingReadAtom).has(item.id)
  // The derived atom keeps the row from rendering at every progress event of the upload.
  const refused = useMemo(() => atom((get) => isRefused(get(uploadsAtom), item)), [item])
  const state = stateOfItem(item, findings, { isReading, isRefused: useEditorValue(refused) })
  // Messages for the findings that the canvas marks with a badge. Blank items and samples are shown by their state.
  const messages = findings.filter((finding) => !isUnfinished(finding) && !isSample(finding)).map(messageOf)
  // An item selected on the canvas is scrolled into view.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])
  return (
    <li ref={row}>
      <button
        type="button"
        className={classes(styles.item, isSelected && styles.selected)}
        aria-pressed={isSelected}
        title={t('items.selectMany')}
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) return commands.actions.toggle(item.id)
          commands.actions.select(item.id)
          // A keyboard click (detail 0) moves the focus to the inspector.
          if (event.detail === 0) openItemCommand.run(commands)
        }}
      >
        <ItemPicture item={item} />
        <span className={styles.name}>
          {hasSides && <span className={styles.side}>{pageName} </span>}
          {name}
        </span>
        <span className={styles.state} data-state={state}>
          {t(`items.${state}`)}
        </span>
        {messages.length > 0 && <span className={styles.told}>{messages.join(' ')}</span>}
      </button>
    </li>
  )
}

/** Device pixels. */
const THUMBNAIL = 64

function ItemPicture({ item }: { readonly item: DesignItem }) {
  if (isImageItem(item) && item.imageName !== null) {
    return <PhotoThumbnail imageName={item.imageName} className={styles.thumbnail} side={THUMBNAIL} />
  }
  return (
    <span className={styles.icon}>
      <Icon name={isImageItem(item) ? 'photoAdd' : ICONS[item.type]} size={18} />
    </span>
  )
}
