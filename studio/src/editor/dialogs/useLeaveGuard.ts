import { useEffect } from 'react'
import type { Editor } from '../context/editor.ts'
import { editorAddress } from '../opening/editorRoute.ts'
import { journalRoleAtom } from '../state/journalState.ts'
import { hasUnsavedWorkAtom } from '../state/savingState.ts'
import { mayLeaveAtom } from '../state/viewState.ts'
import { isExemptPath } from './exemptPaths.ts'

/** Asks before unsaved work is lost by a link, the back button or closing the tab. */
export function useLeaveGuard(editor: Editor): void {
  useEffect(() => {
    const { store, ask } = editor
    // A tab without the lock has no unsaved work of its own.
    const isOurs = (): boolean => store.get(journalRoleAtom) !== 'OTHER_TAB'
    const wouldLose = (): boolean => store.get(hasUnsavedWorkAtom) && isOurs() && !store.get(mayLeaveAtom)
    const leave = async (go: () => void): Promise<void> => {
      if (!(await ask({ kind: 'LEAVE' }))) return
      store.set(mayLeaveAtom, true)
      go()
    }

    const onUnload = (event: BeforeUnloadEvent): void => {
      if (wouldLose()) event.preventDefault()
    }
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !wouldLose() || event.button !== 0 || event.metaKey || event.ctrlKey) return
      const isElsewhere = link.target !== '' && link.target !== '_self'
      if (isElsewhere || link.origin !== location.origin || isExemptPath(link.pathname)) return
      event.preventDefault()
      event.stopPropagation()
      void leave(() => link.click())
    }

    // An extra history entry of this page catches the back button, which cannot be cancelled otherwise.
    let hasEntry = false
    const addEntry = (): void => {
      if (hasEntry || !wouldLose()) return
      hasEntry = true
      history.pushState(history.state, '', editorAddress(editor.route()))
    }
    const onBack = (): void => {
      if (!hasEntry) return
      hasEntry = false
      if (!wouldLose()) {
        history.back()
        return
      }
      // The first save may have changed the address since the entry was added.
      history.replaceState(history.state, '', editorAddress(editor.route()))
      addEntry()
      void leave(() => {
        hasEntry = false
        history.go(-2)
      })
    }

    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onBack)
    const unsubscribe = store.sub(hasUnsavedWorkAtom, addEntry)
    addEntry()
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onBack)
      unsubscribe()
    }
  }, [editor])
}
