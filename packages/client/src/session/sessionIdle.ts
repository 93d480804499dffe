/** All in milliseconds. */
export const IDLE_TIMES = {
  /** Without activity until the customer counts as idle. */
  idleAfterMs: 60_000,
  /** Without activity until the session ends. */
  timeOutAfterMs: 3_600_000,
  /** Before the time-out, when the warning appears. */
  warnBeforeMs: 120_000,
  /** Between two keep-alives to the server while the customer is active. */
  keepAliveEveryMs: 60_000,
} as const

/**
 * ACTIVE: the customer has used the page within the last minute. IDLE: they have not. WARNED: the page says that the
 * session ends soon. OUT: the session has ended.
 */
export type IdlePhase = 'ACTIVE' | 'IDLE' | 'WARNED' | 'OUT'

/** Presence that all tabs of a session share; times in milliseconds since 1970. */
export interface Presence {
  readonly lastActivity: number
  readonly lastKeepAlive: number
}

export interface IdleState extends Presence {
  readonly phase: IdlePhase
}

export type IdleEvent =
  /** Activity in this tab. */
  | { readonly kind: 'ACTIVITY'; readonly at: number }
  /** Presence shared by another tab. */
  | { readonly kind: 'RECEIVED'; readonly at: number; readonly presence: Presence }
  /** Time has passed. */
  | { readonly kind: 'TICK'; readonly at: number }

/**
 * KEEP_ALIVE: call the server to extend the session. TIME_OUT: end the session, emitted once. SHARE: share the presence
 * with other tabs.
 */
export type IdleEffect = 'KEEP_ALIVE' | 'TIME_OUT' | 'SHARE'

export interface IdleStep {
  readonly state: IdleState
  readonly effects: readonly IdleEffect[]
}

/** Activity closer than this to the last shared one is not shared. */
const SHARE_INTERVAL_MS = 1000

/** Initial state: opening a page counts as activity. */
export const beginWatch = (at: number): IdleState => ({ phase: 'ACTIVE', lastActivity: at, lastKeepAlive: at })

/** After the clock was set back, the last activity must not lie in the future. */
const notAfter = ({ lastActivity, lastKeepAlive }: Presence, at: number): Presence => ({
  lastActivity: Math.min(lastActivity, at),
  lastKeepAlive: Math.min(lastKeepAlive, at),
})

function phaseAt(lastActivity: number, at: number): IdlePhase {
  const away = at - lastActivity
  if (away >= IDLE_TIMES.timeOutAfterMs) return 'OUT'
  if (away >= IDLE_TIMES.timeOutAfterMs - IDLE_TIMES.warnBeforeMs) return 'WARNED'
  return away >= IDLE_TIMES.idleAfterMs ? 'IDLE' : 'ACTIVE'
}

/**
 * One step of the idle watch. Activity after the time-out does not revive the session: a computer that slept for hours
 * ends it at the first touch.
 */
export function stepIdle(state: IdleState, event: IdleEvent): IdleStep {
  if (state.phase === 'OUT') return { state, effects: [] }
  const { at } = event
  const known = notAfter(state, at)
  const received = event.kind === 'RECEIVED' ? notAfter(event.presence, at) : known
  const lastActivity = Math.max(known.lastActivity, received.lastActivity)
  const lastKeepAlive = Math.max(known.lastKeepAlive, received.lastKeepAlive)
  const before = phaseAt(lastActivity, at)
  if (before === 'OUT') return { state: { phase: 'OUT', lastActivity, lastKeepAlive }, effects: ['TIME_OUT'] }

  const isActivity = event.kind === 'ACTIVITY'
  const phase = isActivity ? 'ACTIVE' : before
  const isDue = phase === 'ACTIVE' && at - lastKeepAlive >= IDLE_TIMES.keepAliveEveryMs
  // Activity that is not shared is not recorded either, because all tabs must agree on the last one.
  const isNewer = isActivity && (before !== 'ACTIVE' || at - lastActivity >= SHARE_INTERVAL_MS)
  const effects: IdleEffect[] = isDue ? ['KEEP_ALIVE'] : []
  if (isDue || isNewer) effects.push('SHARE')
  return {
    state: { phase, lastActivity: isNewer ? at : lastActivity, lastKeepAlive: isDue ? at : lastKeepAlive },
    effects,
  }
}

/** Milliseconds from `at` until the next change by time, at least 1. Null once the session has ended. */
export function untilNextChange({ phase, lastActivity, lastKeepAlive }: IdleState, at: number): number | null {
  if (phase === 'OUT') return null
  const { idleAfterMs, timeOutAfterMs, warnBeforeMs, keepAliveEveryMs } = IDLE_TIMES
  const next = {
    ACTIVE: Math.min(lastActivity + idleAfterMs, lastKeepAlive + keepAliveEveryMs),
    IDLE: lastActivity + timeOutAfterMs - warnBeforeMs,
    WARNED: lastActivity + timeOutAfterMs,
  }[phase]
  return Math.max(1, next - at)
}

/** Milliseconds until the session ends without activity. */
export const untilTimeOut = ({ lastActivity }: Presence, at: number): number =>
  Math.max(0, lastActivity + IDLE_TIMES.timeOutAfterMs - at)
