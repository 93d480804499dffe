import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayEarlyClicks } from './clickReplay.ts'

/** The members of an element that the replay uses; this test runs without a browser. */
class FakeElement {
  isConnected = true
  readonly click = vi.fn()
  readonly closest = (): FakeElement => this
}

describe('CAT-45: a click on a server-rendered button whose scripts have not loaded', () => {
  let clickOn: (event: { target: unknown }) => void = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('Element', FakeElement)
    const page = { addEventListener: (_: string, listener: typeof clickOn) => (clickOn = listener) }
    replayEarlyClicks(page as unknown as Document, Date.now)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('repeats a click once, as soon as the button is hydrated', () => {
    const button = new FakeElement()
    clickOn({ target: button })
    vi.advanceTimersByTime(500)
    expect(button.click).not.toHaveBeenCalled()
    Object.assign(button, { __reactProps$x: {} })
    vi.advanceTimersByTime(1000)
    expect(button.click).toHaveBeenCalledOnce()
  })

  it('repeats no click on a button that was hydrated already, or was removed', () => {
    const hydrated = Object.assign(new FakeElement(), { __reactProps$x: {} })
    clickOn({ target: hydrated })
    const removed = new FakeElement()
    clickOn({ target: removed })
    removed.isConnected = false
    vi.advanceTimersByTime(100)
    Object.assign(removed, { __reactProps$x: {} })
    vi.advanceTimersByTime(20_000)
    expect([hydrated.click, removed.click].map((click) => click.mock.calls.length)).toEqual([0, 0])
  })
})
