import { onTestFinished, vi } from 'vitest'

/** Sets the clock of the device until the test ends; timers keep running in real time. */
export function setDate(now: string): void {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
