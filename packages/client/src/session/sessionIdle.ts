/** All in milliseconds. */
export const IDLE_TIMES = {
  /** Without a sign of the customer, after which she counts as away. */
  idleAfter: 60_000,
  /** Without a sign of her, after which her session ends. */
  timeOutAfter: 3_600_000,
  /** Before that end, when she is warned. */
  warnBefore: 120_000,
  /** Between two signs of life to the server while she is there. */
  keepAliveEvery: 60_000,
} as const

/** ACTIVE: she is there. IDLE: she seems to be away. WARNED: she is told that the session ends soon. OUT: it ended. */
export type IdlePhase = 'ACTIVE' | 'IDLE' | 'WARNED' | 'OUT'

/** What all tabs of a session know together; times in milliseconds since 1970. */
export interface Presence {
  readonly lastActivity: number
  readonly lastKeepAlive: number
}

export interface IdleState extends Presence {
  readonly phase: IdlePhase
}

export type IdleEvent =
  /** A sign of the customer in this tab. */
  | { readonly kind: 'ACTIVITY'; readonly at: number }
  /** What another tab knows. */
  | { readonly kind: 'HEARD'; readonly at: number; readonly presence: Presence }
  /** Time has passed. */
  | { readonly kind: 'TICK'; readonly at: number }

/** KEEP_ALIVE: the server is to be told that she is there. TIME_OUT: the session is to end, once. SHARE: other tabs are to hear. */
export type IdleEffect = 'KEEP_ALIVE' | 'TIME_OUT' | 'SHARE'

export interface IdleStep {
  readonly state: IdleState
  readonly effects: readonly IdleEffect[]
}

/** Signs of the customer closer than this to the last one that was shared are kept to the tab. */
const SHARE_GRAIN = 1000

/** Begins to watch: whoever opens a page is there. */
export const beginWatch = (at: number): IdleState => ({ phase: 'ACTIVE', lastActivity: at, lastKeepAlive: at })

/** A clock that was set back must not make the last sign of her a future one. */
const notAfter = ({ lastActivity, lastKeepAlive }: Presence, at: number): Presence => ({
  lastActivity: Math.min(lastActivity, at),
  lastKeepAlive: Math.min(lastKeepAlive, at),
})

function phaseAt(lastActivity: number, at: number): IdlePhase {
  const away = at - lastActivity
  if (away >= IDLE_TIMES.timeOutAfter) return 'OUT'
  if (away >= IDLE_TIMES.timeOutAfter - IDLE_TIMES.warnBefore) return 'WARNED'
  return away >= IDLE_TIMES.idleAfter ? 'IDLE' : 'ACTIVE'
}

/**
 * One step of the watch over a session. A sign of the customer that comes too late revives nothing: a computer that
 * slept for hours ends the session at the first touch.
 */
export function stepIdle(state: IdleState, event: IdleEvent): IdleStep {
  if (state.phase === 'OUT') return { state, effects: [] }
  const { at } = event
  const known = notAfter(state, at)
  const heard = event.kind === 'HEARD' ? notAfter(event.presence, at) : known
  const lastActivity = Math.max(known.lastActivity, heard.lastActivity)
  const lastKeepAlive = Math.max(known.lastKeepAlive, heard.lastKeepAlive)
  const before = phaseAt(lastActivity, at)
  if (before === 'OUT') return { state: { phase: 'OUT', lastActivity, lastKeepAlive }, effects: ['TIME_OUT'] }

  const isSign = event.kind === 'ACTIVITY'
  const phase = isSign ? 'ACTIVE' : before
  const isDue = phase === 'ACTIVE' && at - lastKeepAlive >= IDLE_TIMES.keepAliveEvery
  // A sign that is not told to the others is not noted either: all of them must agree on the last one.
  const isNews = isSign && (before !== 'ACTIVE' || at - lastActivity >= SHARE_GRAIN)
  const effects: IdleEffect[] = isDue ? ['KEEP_ALIVE'] : []
  if (isDue || isNews) effects.push('SHARE')
  return {
    state: { phase, lastActivity: isNews ? at : lastActivity, lastKeepAlive: isDue ? at : lastKeepAlive },
    effects,
  }
}

/** Milliseconds from `at` until something changes by itself; at least 1. Null once the session is out. */
export function untilNextChange({ phase, lastActivity, lastKeepAlive }: IdleState, at: number): number | null {
  if (phase === 'OUT') return null
  const { idleAfter, timeOutAfter, warnBefore, keepAliveEvery } = IDLE_TIMES
  const next = {
    ACTIVE: Math.min(lastActivity + idleAfter, lastKeepAlive + keepAliveEvery),
    IDLE: lastActivity + timeOutAfter - warnBefore,
    WARNED: lastActivity + timeOutAfter,
  }[phase]
  return Math.max(1, next - at)
}

/** Milliseconds until the session ends for want of a sign. */
export const untilTimeOut = ({ lastActivity }: Presence, at: number): number =>
  Math.max(0, lastActivity + IDLE_TIMES.timeOutAfter - at)
