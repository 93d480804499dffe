import type { ReadMedium } from '@irodori/media/browser/convertMedium'
import type { TrimWindow } from '@irodori/media/trimWindow'
import { useRef, useState } from 'react'

/** Lets the preparation of a file ask the customer which part to use. A second question answers the first with none. */
export function useTrimQuestion() {
  const [medium, setMedium] = useState<ReadMedium | null>(null)
  const answer = useRef<((window: TrimWindow | null) => void) | null>(null)
  const settle = (window: TrimWindow | null) => {
    answer.current?.(window)
    answer.current = null
  }
  return {
    /** The file that is asked about. */
    medium,
    /** @returns the chosen part; null if the customer chose none */
    ask: (next: ReadMedium) => {
      settle(null)
      setMedium(next)
      return new Promise<TrimWindow | null>((resolve) => {
        answer.current = resolve
      })
    },
    reply: (window: TrimWindow | null) => {
      setMedium(null)
      settle(window)
    },
  }
}
