import { useRef, useState } from 'react'

/**
 * Runs an action at most once at a time: a second click while it runs does nothing.
 * @returns whether the action runs, and the function that starts it
 */
export function useSingleFlight<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): readonly [isBusy: boolean, start: (...given: Given) => void] {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const start = async (...given: Given) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await work(...given)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return [isBusy, (...given) => void start(...given)]
}
