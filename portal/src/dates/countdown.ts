export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly isOver: boolean
}

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** PCK-15: the remaining time in whole seconds, rounded up; both times in milliseconds of one clock. */
export function countdown(endsAt: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND))
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
    isOver: left === 0,
  }
}
