import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { allCommands } from '../commands/allCommands.ts'
import { bindKeys } from '../commands/bindKeys.ts'
import { platformOf } from '../commands/shortcuts.ts'
import { selectionAtom } from '../state/designState.ts'
import { Announcements } from './Announcements.tsx'
import { CanvasView } from './CanvasView.tsx'
import { useEditor, useEditorValue } from './EditorContext.ts'
import styles from './EditorShell.module.css'
import { Inspector } from './Inspector.tsx'
import { ItemList } from './ItemList.tsx'
import { PageStrip } from './PageStrip.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeyboardRoom } from './useKeyboardRoom.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

/** Beside the page, not before it; it is there before anything can go wrong, for the line may be what goes. */
const EditorDialogs = lazy(async () => ({ default: (await import('./EditorDialogs.tsx')).EditorDialogs }))

const PHOTO_TYPES = 'image/png,image/jpeg,image/gif'

/** The editor's rooms: bar, pages and items, desk, inspector. */
export function EditorShell() {
  const editor = useEditor()
  const { t } = useTranslation('editor')
  const chooser = useRef<HTMLInputElement>(null)
  const hasSelection = useEditorValue(selectionAtom).itemId !== null
  const choosePhoto = useCallback(() => chooser.current?.click(), [])

  const shell = useKeyboardRoom()

  useLeaveGuard(editor)
  useEffect(() => bindKeys(allCommands, editor.commands, platformOf(navigator.userAgent)), [editor])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || (event.target as Element | null)?.closest?.('input, textarea')) return
      event.preventDefault()
      void editor.intake.take(files, editor.store.get(selectionAtom).itemId)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [editor])

  return (
    <div ref={shell} className={styles.shell} data-selected={hasSelection || undefined}>
      <TopBar />
      <div className={styles.side}>
        <PageStrip />
        <ItemList />
      </div>
      <main className={styles.desk}>
        <CanvasView choosePhoto={choosePhoto} />
      </main>
      <Inspector choosePhoto={choosePhoto} />
      <input
        ref={chooser}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        aria-label={t('photo.choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen twice.
          target.value = ''
          void editor.intake.take(files, editor.store.get(selectionAtom).itemId)
        }}
      />
      <Announcements />
      <Suspense>
        <EditorDialogs />
      </Suspense>
    </div>
  )
}
