import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { isNoChange } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { putInOrder } from '@irodori/design/orderItems'
import { paintOrder } from '@irodori/design/paintOrder'
import { mayArrange } from '@irodori/design/placement'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pageAtom } from '../state/designState.ts'
import { ArrangeBar } from './ArrangeBar.tsx'
import styles from './LayerList.module.css'
import { LayerRow } from './LayerRow.tsx'
import { useAnnouncePlaces } from './useAnnouncePlaces.ts'
import { useReorder } from '../reordering/useReorder.ts'

/** The items of the page as layers, foremost first: to select small or covered items, to reorder and to lock. */
export function LayerList() {
  const { t } = useTranslation('arranging')
  const page = useEditorValue(pageAtom)
  useAnnouncePlaces()
  if (!page) return null
  const { photos, front } = paintOrder(page)
  return (
    <section className={styles.list} aria-labelledby="layer-list-title">
      <ArrangeBar isNarrow />
      <h2 id="layer-list-title" className={styles.title}>
        {t('layers')}
      </h2>
      <p className={styles.hint}>{t('layersHint')}</p>
      <Layers
        page={page}
        name={t(front.every(isTextItem) ? 'texts' : 'textsAndOrnaments')}
        layers={front.toReversed()}
      />
      <Layers page={page} name={t('photos')} layers={photos.toReversed()} />
    </section>
  )
}

interface LayersProps {
  readonly page: DesignPage
  readonly name: string
  /** Items of one kind, foremost first. */
  readonly layers: readonly DesignItem[]
}

/** Layers of one kind. Reordering stays inside a kind: texts and ornaments are in front of the artwork, photos behind it. */
function Layers({ page, name, layers }: LayersProps) {
  const { commands } = useEditor()
  const putAt = (item: DesignItem, at: number): void => {
    const change = putInOrder(page, item, layers.length - 1 - at)
    if (isNoChange(change)) return
    commands.actions.perform('order', change)
    commands.announcer.announce({ key: 'step.order' })
  }
  const { drag, handlers } = useReorder((id, over) => {
    const item = layers.find((layer) => layer.id === id)
    const at = layers.findIndex((layer) => layer.id === over)
    if (item && at >= 0) putAt(item, at)
  })
  if (layers.length === 0) return null
  const sideOf = (id: string, at: number): 'BEFORE' | 'AFTER' | null => {
    const from = layers.findIndex((layer) => layer.id === id)
    return from === at ? null : from < at ? 'AFTER' : 'BEFORE'
  }
  return (
    <ul className={styles.layers} aria-label={name}>
      {layers.map((item, at) => (
        <LayerRow
          key={item.id}
          page={page}
          item={item}
          target={drag?.over === item.id ? sideOf(drag.id, at) : null}
          isDragged={drag?.id === item.id}
          onForward={at > 0 ? () => putAt(item, at - 1) : null}
          onBackward={at < layers.length - 1 ? () => putAt(item, at + 1) : null}
          drag={handlers(item.id, mayArrange(page.sheet, item))}
        />
      ))}
    </ul>
  )
}
