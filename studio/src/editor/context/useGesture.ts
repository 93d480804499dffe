import { useRef } from 'react'
import { useEditor } from './EditorContext.ts'

interface Gesture {
  /** The same for every movement until the hand lets go. */
  readonly id: () => string
  readonly end: () => void
}

/** One press of a slider, or one stay in a field, is one step of undo. */
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
