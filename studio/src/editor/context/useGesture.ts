import { useRef } from 'react'
import { useEditor } from './EditorContext.ts'

interface Gesture {
  /** The same id until `end` is called. */
  readonly id: () => string
  readonly end: () => void
}

/** Makes one slider drag, or one visit of a field, one undo step. */
export function useGesture(): Gesture {
  const { commands } = useEditor()
  const current = useRef<string | null>(null)
  return {
    id: () => {
      current.current ??= commands.newId()
      return current.current
    },
    end: () => {
      current.current = null
    },
  }
}
