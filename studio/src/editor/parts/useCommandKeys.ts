import { useEffect } from 'react'
import type { Editor } from '../createEditor.ts'

/** Ties the commands to the keyboard once the page is there: no key is needed for the first drag. */
export function useCommandKeys(editor: Editor): void {
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    void import('../commands/listenToKeyboard.ts').then(({ listenToKeyboard }) => {
      if (!isGone) stop = listenToKeyboard(editor)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [editor])
}
