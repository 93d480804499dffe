import { createStage } from '@irodori/canvas'
import type { ImageItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { usePageName } from '../context/usePageName.ts'
import { TRAY_PHOTO_TYPE } from '../photos/trayPhotoType.ts'
import { PrintTools } from '../preflight/PrintTools.tsx'
import { inReadingOrder, pageAtom, selectionAtom } from '../state/designState.ts'
import { Preparing, StatusLine } from './CanvasNotices.tsx'
import styles from './CanvasView.module.css'
import { connectStage, stageEvents } from './connectStage.ts'

interface CanvasViewProps {
  /** Opens the device's file chooser for the selected window. */
  readonly choosePhoto: () => void
}

/** Files hang over the canvas: over which window, if any. */
interface Aim {
  readonly window: ImageItem | null
}

/** The page on the desk: the canvas itself, files that are dropped on it, and what it has to say. */
export function CanvasView({ choosePhoto }: CanvasViewProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [aim, setAim] = useState<Aim | null>(null)
  const page = useEditorValue(pageAtom)
  const [pageName, itemName] = [usePageName(), useItemName()]
  const emptyFrame = t('canvas.emptyWindow')
  const choose = useRef(choosePhoto)
  choose.current = choosePhoto

  useEffect(() => {
    if (!canvas.current) return
    const stage = createStage({
      canvas: canvas.current,
      events: stageEvents(editor, () => choose.current()),
      words: { emptyWindow: emptyFrame },
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
    editor.commands.stage()?.aim(null)
    const window = frameUnder(event)?.id ?? null
    const imageName = event.dataTransfer.getData(TRAY_PHOTO_TYPE)
    if (imageName === '') return void editor.intake.take([...event.dataTransfer.files], window)
    void import('../commands/trayCommands.ts').then(({ placeFromTray }) => {
      if (window !== null) placeFromTray(editor.commands, imageName, window)
    })
  }

  /** Tab walks the items in reading order and leaves the canvas after the last, so nobody is caught in it. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !page) return
    const items = inReadingOrder(page)
    const index = items.findIndex(({ id }) => id === editor.store.get(selectionAtom).itemId)
    const next = items[event.shiftKey ? index - 1 : index + 1]
    if (!next || (event.shiftKey && index < 0)) return
    event.preventDefault()
    editor.commands.actions.select(next.id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; every file can be chosen by a button too
    <div
      className={styles.desk}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.some((type) => type === 'Files' || type === TRAY_PHOTO_TYPE)) return
        event.preventDefault()
        const window = frameUnder(event)
        if (aim && aim.window?.id === window?.id) return
        setAim({ window })
        editor.commands.stage()?.aim(window?.id ?? null)
      }}
      onDragLeave={(event) => {
        if (event.currentTarget.contains(event.relatedTarget as Node | null)) return
        setAim(null)
        editor.commands.stage()?.aim(null)
      }}
      onDrop={drop}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys go to the page itself; the item list beside it is what a reader reads */}
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        role="application"
        aria-label={page ? t('canvas.label', { page: pageName(page) }) : t('title')}
        aria-describedby="canvas-help"
        onKeyDown={walk}
      />
      <p id="canvas-help" className={styles.unseen}>
        {t('canvas.help')}
      </p>
      {aim && page && (
        <p className={styles.drop}>
          {aim.window ? t('canvas.dropInto', { item: itemName(page, aim.window) }) : t('canvas.drop')}
        </p>
      )}
      <Preparing />
      <PrintTools />
      <StatusLine />
    </div>
  )
}
