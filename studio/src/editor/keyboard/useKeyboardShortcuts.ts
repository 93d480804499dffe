import { useEffect } from 'react'
import type { Editor } from '../context/editor.ts'

/** Binds the commands to the keyboard. The code is loaded after the first paint: a pointer needs no key. */
export function useKeyboardShortcuts(editor: Editor): void {
  useEffect(() => {
    let stop: (() => void) | null = null
    let isUnmounted = false
    void import('./listenToKeyboard.ts').then(({ listenToKeyboard }) => {
      if (!isUnmounted) stop = listenToKeyboard(editor)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [editor])
}
