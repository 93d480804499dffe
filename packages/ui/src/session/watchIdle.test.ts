import { MINUTE_MS } from '@irodori/contract/durations'
import { expect, it } from 'vitest'
import { watchIdle } from './watchIdle.ts'

/** Tabs of one browser with one clock and a shared storage with storage events. */
function browser() {
  let now = 1_000_000
  const values = new Map<string, string>()
  const planned = new Set<{ at: number; run: () => void }>()
  const tabs: EventTarget[] = []

  const openTab = () => {
    const tab = new EventTarget()
    tabs.push(tab)
    const log: string[] = []
    const stop = watchIdle(
      {
        now: () => now,
        later: (run, ms) => {
          const entry = { at: now + ms, run }
          planned.add(entry)
          return () => planned.delete(entry)
        },
        storage: {
          getItem: (key) => values.get(key) ?? null,
          removeItem: (key) => void values.delete(key),
          setItem: (key, value) => {
            values.set(key, value)
            for (const other of tabs) {
              if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
            }
          },
        },
        window: tab,
      },
      {
        onState: ({ phase }) => log.push(phase),
        onKeepAlive: () => log.push('keep alive'),
        onTimeOut: () => log.push('time-out'),
      },
    )
    const send = (name: string, detail: object = {}) => tab.dispatchEvent(Object.assign(new Event(name), detail))
    return { log, send, stop }
  }

  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const [next] = [...planned].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (!next) break
      planned.delete(next)
      now = Math.max(now, next.at)
      next.run()
    }
    now = end
  }
  const sleep = (ms: number) => {
    now += ms
  }
  return { openTab, pass, sleep, planned }
}

it('SES-23: goes through idle and warned to the time-out in an hour, then stops watching', () => {
  const { openTab, pass, planned } = browser()
  const { log, send } = openTab()
  pass(61 * MINUTE_MS)
  expect(log).toEqual(['IDLE', 'WARNED', 'OUT', 'time-out'])
  send('keydown')
  expect([log.length, planned.size]).toEqual([4, 0])
})

it('SES-24: sends one keep-alive a minute from one of the tabs while the customer is active', () => {
  const { openTab, pass } = browser()
  const first = openTab()
  const second = openTab()
  for (let minute = 0; minute < 10; minute += 1) {
    pass(MINUTE_MS / 2)
    first.send('keydown')
    pass(MINUTE_MS / 2)
    second.send('pointerdown')
  }
  const told = [...first.log, ...second.log].filter((line) => line === 'keep alive')
  expect(told.length).toBeGreaterThanOrEqual(9)
  expect(told.length).toBeLessThanOrEqual(10)
})

it('SES-26: keeps all tabs alive by activity in one, and ends them together without any', () => {
  const { openTab, pass } = browser()
  const used = openTab()
  const resting = openTab()
  for (let minute = 0; minute < 180; minute += 5) {
    pass(5 * MINUTE_MS)
    used.send('keydown')
  }
  expect([used.log.includes('time-out'), resting.log.includes('time-out')]).toEqual([false, false])
  pass(60 * MINUTE_MS)
  expect([used.log.at(-1), resting.log.at(-1)]).toEqual(['time-out', 'time-out'])
})

it('SES-25: extends a warned session by a press, not by pointer movement', () => {
  const { openTab, pass } = browser()
  const { log, send } = openTab()
  pass(58 * MINUTE_MS)
  send('pointermove', { screenX: 5, screenY: 5 })
  expect(log.at(-1)).toBe('WARNED')
  send('pointerdown')
  expect(log.at(-1)).toBe('keep alive')
  pass(30 * MINUTE_MS)
  expect(log.at(-1)).toBe('IDLE')
})

it('SES-22: counts no activity when the page moves under a resting pointer', () => {
  const { openTab, pass } = browser()
  const { log, send } = openTab()
  send('pointermove', { screenX: 5, screenY: 5 })
  pass(MINUTE_MS / 2)
  send('pointermove', { screenX: 5, screenY: 5 })
  pass(MINUTE_MS / 2)
  expect(log.at(-1)).toBe('IDLE')
})

it('SES-23: ends the session when the page becomes visible after the computer slept', () => {
  const { openTab, sleep } = browser()
  const { log, send } = openTab()
  sleep(9 * 60 * MINUTE_MS)
  send('visibilitychange')
  expect(log.at(-1)).toBe('time-out')
})

it('removes listeners and timers when it is stopped', () => {
  const { openTab, pass, planned } = browser()
  const { log, send, stop } = openTab()
  stop()
  send('keydown')
  pass(90 * MINUTE_MS)
  expect([log, planned.size]).toEqual([[], 0])
})
