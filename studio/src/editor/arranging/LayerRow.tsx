import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { lockItems } from '@irodori/design/lockItems'
import { placementOf } from '@irodori/design/placement'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { LineDrawing } from '@irodori/ui/LineDrawing'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { OrnamentPicture } from '../pictures/OrnamentPicture.tsx'
import { PhotoThumbnail } from '../pictures/PhotoThumbnail.tsx'
import { selectedItemsAtom } from '../state/designState.ts'
import { ArrangeIcon } from './ArrangeIcon.tsx'
import styles from './LayerList.module.css'
import { TextThumbnail } from './TextThumbnail.tsx'
import type { useReorder } from '../reordering/useReorder.ts'

interface LayerRowProps {
  readonly page: DesignPage
  readonly item: DesignItem
  /** The side on which the dragged layer would be inserted; null if this row is not the target. */
  readonly target: 'BEFORE' | 'AFTER' | null
  readonly isDragged: boolean
  /** Null if it is the foremost or rearmost of its kind. */
  readonly onForward: (() => void) | null
  readonly onBackward: (() => void) | null
  readonly drag: ReturnType<ReturnType<typeof useReorder>['handlers']>
}

/** Device pixels. */
const THUMBNAIL = 64
const GRIP = 'M5 9h14M5 15h14'

/** One layer: a click selects it, dragging or the two buttons reorder it, the lock fixes it. */
export function LayerRow({ page, item, target, isDragged, onForward, onBackward, drag }: LayerRowProps) {
  const { t } = useTranslation('arranging')
  const { commands } = useEditor()
  const name = useItemName()(page, item)
  const isSelected = useEditorValue(selectedItemsAtom).includes(item)
  const placement = placementOf(page.sheet, item)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])
  const lock = (locks: boolean) => {
    const step = locks ? 'lock' : 'unlock'
    commands.actions.perform(step, lockItems(page, [item], locks))
    commands.announcer.announce({ key: `step.${step}` })
  }
  return (
    <li
      ref={row}
      className={classes(
        styles.layer,
        isSelected && styles.selected,
        isDragged && styles.dragged,
        target === 'BEFORE' && styles.before,
        target === 'AFTER' && styles.after,
      )}
      data-row={item.id}
      data-free={placement === 'FREE' || undefined}
      {...drag}
    >
      {placement === 'FREE' && (
        <span className={styles.grip} data-grip>
          <LineDrawing path={GRIP} size={18} />
        </span>
      )}
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isSelected}
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) return commands.actions.toggle(item.id)
          commands.actions.select(item.id)
        }}
      >
        <LayerPicture item={item} />
        <span className={styles.name}>{name}</span>
      </button>
      <span className={styles.buttons}>
        {isSelected && placement === 'FREE' && (
          <>
            <Step icon="chevronUp" label={t('forward', { name })} run={onForward} />
            <Step icon="chevronDown" label={t('backward', { name })} run={onBackward} />
          </>
        )}
        {placement === 'FIXED' ? (
          <span className={styles.fixed} role="img" aria-label={t('fixedShort')} title={t('fixedShort')}>
            <ArrangeIcon name="lockItem" size={16} />
          </span>
        ) : (
          <button
            type="button"
            className={classes(styles.lock, placement === 'LOCKED' && styles.locked)}
            aria-pressed={placement === 'LOCKED'}
            aria-label={t('lock', { name })}
            title={t('lock', { name })}
            onClick={() => lock(placement === 'FREE')}
          >
            <ArrangeIcon name={placement === 'LOCKED' ? 'lockItem' : 'unlockItem'} size={16} />
          </button>
        )}
      </span>
    </li>
  )
}

interface StepProps {
  readonly icon: 'chevronUp' | 'chevronDown'
  readonly label: string
  readonly run: (() => void) | null
}

/** Stays mounted at the end of the list, so that it keeps the focus. */
const Step = ({ icon, label, run }: StepProps) => (
  <IconButton
    icon={icon}
    label={label}
    iconSize={16}
    className={styles.step}
    aria-disabled={run === null}
    onClick={({ currentTarget }) => {
      run?.()
      // Reordering moves the row in the DOM, which drops the focus.
      requestAnimationFrame(() => currentTarget.focus())
    }}
  />
)

function LayerPicture({ item }: { readonly item: DesignItem }) {
  if (isImageItem(item) && item.imageName !== null) {
    return <PhotoThumbnail imageName={item.imageName} className={styles.picture} side={THUMBNAIL} />
  }
  if (isOrnamentItem(item)) return <OrnamentPicture {...item} className={styles.picture} />
  if (!isImageItem(item)) return <TextThumbnail item={item} side={THUMBNAIL} />
  return (
    <span className={styles.picture}>
      <Icon name="photoAdd" size={18} />
    </span>
  )
}
