import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyPresses } from './earlyPresses.ts'

/** The little of an element that a press needs; this test runs without a browser. */
class FakeElement {
  isConnected = true
  readonly click = vi.fn()
  readonly closest = (): FakeElement => this
}

describe('CAT-45: a press on a painted button whose scripts have not come', () => {
  let press: (event: { target: unknown }) => void = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('Element', FakeElement)
    const page = { addEventListener: (_: string, listener: typeof press) => (press = listener) }
    keepEarlyPresses(page as unknown as Document, Date.now)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is made again once, as soon as the button listens', () => {
    const button = new FakeElement()
    press({ target: button })
    vi.advanceTimersByTime(500)
    expect(button.click).not.toHaveBeenCalled()
    Object.assign(button, { __reactProps$x: {} })
    vi.advanceTimersByTime(1000)
    expect(button.click).toHaveBeenCalledOnce()
  })

  it('is left alone where the button listens already, and where it is gone', () => {
    const awake = Object.assign(new FakeElement(), { __reactProps$x: {} })
    press({ target: awake })
    const gone = new FakeElement()
    press({ target: gone })
    gone.isConnected = false
    vi.advanceTimersByTime(100)
    Object.assign(gone, { __reactProps$x: {} })
    vi.advanceTimersByTime(20_000)
    expect([awake.click, gone.click].map((click) => click.mock.calls.length)).toEqual([0, 0])
  })
})
