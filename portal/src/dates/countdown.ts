import { DAY_S, HOUR_S, MINUTE_S, SECOND_MS } from '@irodori/contract/durations'

export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly isOver: boolean
}

/** PCK-15: the remaining time in whole seconds, rounded up; both times in milliseconds of one clock. */
export function countdown(endsAt: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS))
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / HOUR_S),
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
    isOver: left === 0,
  }
}
