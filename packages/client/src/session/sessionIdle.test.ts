import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@irodori/contract/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginWatch,
  IDLE_TIMES,
  type IdleEffect,
  type IdleEvent,
  type IdleState,
  type Presence,
  stepIdle,
  untilNextChange,
  untilTimeOut,
} from './sessionIdle.ts'

const START = 1_000_000

/** Steps through events and notes the effects with their times. */
function live(events: readonly IdleEvent[], begin: IdleState = beginWatch(START)) {
  const effects: (readonly [effect: IdleEffect, at: number])[] = []
  let state = begin
  for (const event of events) {
    const step = stepIdle(state, event)
    state = step.state
    for (const effect of step.effects) effects.push([effect, event.at])
  }
  return { state, effects, times: (wanted: IdleEffect) => effects.filter(([e]) => e === wanted).map(([, at]) => at) }
}

const tick = (at: number): IdleEvent => ({ kind: 'TICK', at: START + at })
const activity = (at: number): IdleEvent => ({ kind: 'ACTIVITY', at: START + at })

describe('the idle watch of a session', () => {
  it('SES-22: becomes idle after 60 seconds without activity', () => {
    expect(live([tick(MINUTE_MS - 1)]).state.phase).toBe('ACTIVE')
    expect(live([tick(MINUTE_MS)]).state.phase).toBe('IDLE')
    expect(live([tick(MINUTE_MS), activity(2 * MINUTE_MS)]).state.phase).toBe('ACTIVE')
  })

  it('SES-23: times out once after an hour without activity', () => {
    expect(live([tick(HOUR_MS - 1)]).state.phase).toBe('WARNED')
    const { state, times } = live([tick(HOUR_MS), tick(HOUR_MS + 1), activity(HOUR_MS + 2), tick(3 * HOUR_MS)])
    expect(state.phase).toBe('OUT')
    expect(times('TIME_OUT')).toEqual([START + HOUR_MS])
  })

  it('SES-23: times out on the first activity after hours of sleep', () => {
    expect(live([activity(5 * HOUR_MS)]).times('TIME_OUT')).toEqual([START + 5 * HOUR_MS])
  })

  it('SES-24: sends a keep-alive every 60 seconds while the customer is active and none while they are idle', () => {
    const every5Seconds = Array.from({ length: 60 }, (_, index) => activity((index + 1) * 5 * SECOND_MS))
    expect(live(every5Seconds).times('KEEP_ALIVE')).toEqual([1, 2, 3, 4, 5].map((n) => START + n * MINUTE_MS))
    expect(live([tick(MINUTE_MS), tick(5 * MINUTE_MS), tick(30 * MINUTE_MS)]).times('KEEP_ALIVE')).toEqual([])
    expect(live([tick(MINUTE_MS), activity(30 * MINUTE_MS)]).times('KEEP_ALIVE')).toEqual([START + 30 * MINUTE_MS])
  })

  it('SES-25: warns two minutes before the time-out and withdraws the warning on any activity', () => {
    expect(live([tick(58 * MINUTE_MS - 1)]).state.phase).toBe('IDLE')
    expect(live([tick(58 * MINUTE_MS)]).state.phase).toBe('WARNED')
    const stayed = live([tick(58 * MINUTE_MS), activity(59 * MINUTE_MS)]).state
    expect(stayed.phase).toBe('ACTIVE')
    expect(untilTimeOut(stayed, START + 59 * MINUTE_MS)).toBe(HOUR_MS)
  })

  it('ends a session after an hour even if the clock is set back', () => {
    const setBack = live([tick(-10 * HOUR_MS)])
    expect(stepIdle(setBack.state, tick(-9 * HOUR_MS)).state.phase).toBe('OUT')
  })

  const events = fc.array(
    fc.record({
      pause: fc.oneof(fc.integer({ min: 0, max: 3 * MINUTE_MS }), fc.integer({ min: 0, max: 2 * HOUR_MS })),
      isActivity: fc.boolean(),
    }),
    { maxLength: 40 },
  )

  it('SES-23: ends exactly one hour after the last activity, for any sequence of events', () => {
    fc.assert(
      fc.property(events, (steps) => {
        let state = beginWatch(START)
        let at = START
        let lastSign = START
        for (const { pause, isActivity } of steps) {
          at += pause
          const isTooLate = state.phase === 'OUT' || at - lastSign >= HOUR_MS
          const step = stepIdle(state, { kind: isActivity ? 'ACTIVITY' : 'TICK', at })
          // Activity within a second of the last one counts as the same.
          if (isTooLate !== (step.state.phase === 'OUT')) expect(at - lastSign).toBeGreaterThan(HOUR_MS - 2 * SECOND_MS)
          if (isActivity && step.state.phase !== 'OUT') lastSign = at
          state = step.state
        }
      }),
    )
  })

  it('SES-24: never sends two keep-alives within 60 seconds, for any sequence of events', () => {
    fc.assert(
      fc.property(events, (steps) => {
        let at = START
        const times = live(
          steps.map(({ pause, isActivity }) => {
            at += pause
            return { kind: isActivity ? 'ACTIVITY' : 'TICK', at }
          }),
        ).times('KEEP_ALIVE')
        times.forEach((time, index) => {
          expect(time - (times[index - 1] ?? START)).toBeGreaterThanOrEqual(IDLE_TIMES.keepAliveEveryMs)
        })
      }),
    )
  })

  it('SES-26: keeps tabs with shared presence in the same phase and ends none while another is used', () => {
    const steps = fc.array(
      fc.record({ pause: fc.integer({ min: 0, max: 40 * MINUTE_MS }), tab: fc.nat(2), isActivity: fc.boolean() }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(steps, (moves) => {
        const tabs = [beginWatch(START), beginWatch(START), beginWatch(START)]
        let at = START
        let lastSign = START
        for (const { pause, tab, isActivity } of moves) {
          at += pause
          const step = stepIdle(tabs[tab] as IdleState, { kind: isActivity ? 'ACTIVITY' : 'TICK', at })
          tabs[tab] = step.state
          if (step.effects.includes('SHARE')) {
            const presence: Presence = step.state
            for (const other of [0, 1, 2]) {
              if (other !== tab)
                tabs[other] = stepIdle(tabs[other] as IdleState, { kind: 'RECEIVED', at, presence }).state
            }
          }
          if (isActivity && step.state.phase !== 'OUT') lastSign = at
          const phases = tabs.map((state) => stepIdle(state, { kind: 'TICK', at }).state.phase)
          expect(new Set(phases).size).toBe(1)
          if (at - lastSign < HOUR_MS - 2 * SECOND_MS && !phases.includes('OUT')) expect(phases[0]).not.toBe('OUT')
          if (phases[0] === 'OUT') return
        }
      }),
    )
  })

  it('wakes exactly at the next change by time: an earlier tick changes nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: HOUR_MS - 1 }),
        fc.integer({ min: 0, max: MINUTE_MS }),
        (away, sinceKept) => {
          const at = START + away
          const known = { phase: 'ACTIVE', lastActivity: START, lastKeepAlive: at - sinceKept } as const
          const { state } = stepIdle(known, { kind: 'TICK', at })
          const wait = untilNextChange(state, at)
          expect(wait).not.toBeNull()
          if (wait === null || wait === 1) return
          const early = stepIdle(state, { kind: 'TICK', at: at + wait - 1 })
          expect([early.state.phase, early.effects]).toEqual([state.phase, []])
          const due = stepIdle(state, { kind: 'TICK', at: at + wait })
          expect(due.state.phase !== state.phase || due.effects.length > 0).toBe(true)
        },
      ),
    )
  })
})
