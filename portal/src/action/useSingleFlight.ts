import { useRef, useState } from 'react'

/** Work that a second press does not start again while it is under way. @returns whether it is, and the way to start it. */
export function useSingleFlight<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): readonly [isBusy: boolean, start: (...given: Given) => void] {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const start = async (...given: Given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work(...given)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return [isBusy, (...given) => void start(...given)]
}
