import { createStage } from '@irodori/canvas/createStage'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { usePageName } from '../context/usePageName.ts'
import { TRAY_PHOTO_TYPE } from '../photos/trayPhotoType.ts'
import { inReadingOrder, pageAtom, selectionAtom } from '../state/designState.ts'
import { Preparing, StatusLine } from './CanvasNotices.tsx'
import styles from './CanvasView.module.css'
import { connectStage, stageEvents } from './connectStage.ts'

interface CanvasViewProps {
  /** Opens the file chooser for the selected frame. */
  readonly choosePhoto: () => void
}

/** The frame under dragged files; null beside all frames. */
interface DropTarget {
  readonly frame: ImageItem | null
}

/** The canvas with drag and drop of files, notices and status line. */
export function CanvasView({ choosePhoto }: CanvasViewProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [aim, setAim] = useState<DropTarget | null>(null)
  const page = useEditorValue(pageAtom)
  const [pageName, itemName] = [usePageName(), useItemName()]
  const emptyFrame = t('canvas.emptyFrame')
  const choose = useRef(choosePhoto)
  choose.current = choosePhoto

  useEffect(() => {
    if (!canvas.current) return
    const stage = createStage({
      canvas: canvas.current,
      events: stageEvents(editor, () => choose.current()),
      labels: { emptyFrame },
      newGestureId: editor.commands.newId,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    const disconnect = connectStage(editor, stage)
    return () => {
      disconnect()
      stage.destroy()
    }
  }, [editor, emptyFrame])

  const frameUnder = (event: DragEvent): ImageItem | null => {
    const box = canvas.current?.getBoundingClientRect()
    const item = box && editor.commands.stage()?.itemAt(event.clientX - box.left, event.clientY - box.top)
    return item && isImageItem(item) && !item.isDisabledItem ? item : null
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setAim(null)
    editor.commands.stage()?.showDropTarget(null)
    const frame = frameUnder(event)?.id ?? null
    const imageName = event.dataTransfer.getData(TRAY_PHOTO_TYPE)
    if (imageName === '') return void editor.intake.take([...event.dataTransfer.files], frame)
    void import('../commands/trayCommands.ts').then(({ placeFromTray }) => {
      if (frame !== null) placeFromTray(editor.commands, imageName, frame)
    })
  }

  /** Tab selects the items in reading order and leaves the canvas after the last one, so that the focus is not trapped. */
  const selectByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !page) return
    const items = inReadingOrder(page)
    const index = items.findIndex(({ id }) => id === editor.store.get(selectionAtom).itemId)
    const next = items[event.shiftKey ? index - 1 : index + 1]
    if (!next || (event.shiftKey && index < 0)) return
    event.preventDefault()
    editor.commands.actions.select(next.id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the file chooser does the same by button
    <div
      className={styles.desk}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.some((type) => type === 'Files' || type === TRAY_PHOTO_TYPE)) return
        event.preventDefault()
        const frame = frameUnder(event)
        if (aim && aim.frame?.id === frame?.id) return
        setAim({ frame })
        editor.commands.stage()?.showDropTarget(frame?.id ?? null)
      }}
      onDragLeave={(event) => {
        if (event.currentTarget.contains(event.relatedTarget as Node | null)) return
        setAim(null)
        editor.commands.stage()?.showDropTarget(null)
      }}
      onDrop={drop}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the canvas takes keys; screen readers use the item list */}
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        role="application"
        aria-label={page ? t('canvas.label', { page: pageName(page) }) : t('title')}
        aria-describedby="canvas-help"
        onKeyDown={selectByTab}
        onDoubleClick={({ nativeEvent: { offsetX, offsetY } }) =>
          void import('./openByDoubleClick.ts').then((module) =>
            module.openByDoubleClick(editor.commands, offsetX, offsetY),
          )
        }
      />
      <p id="canvas-help" className={styles.unseen}>
        {t('canvas.help')}
      </p>
      {aim && page && (
        <p className={styles.drop}>
          {aim.frame ? t('canvas.dropInto', { item: itemName(page, aim.frame) }) : t('canvas.drop')}
        </p>
      )}
      <Preparing />
      <StatusLine />
    </div>
  )
}
