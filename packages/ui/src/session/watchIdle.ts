import type { KeyStorage } from '@irodori/client/session'
import type { IdleEffect, IdleEvent, IdleState, Presence } from '@irodori/client/sessionIdle'
import { beginWatch, stepIdle, untilNextChange } from '@irodori/client/sessionIdle'

/** The browser functions that the watch uses. */
export interface IdleDevice {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void
  readonly storage: KeyStorage
  /** Receives activity events and the `storage` events of other tabs. */
  readonly window: EventTarget
}

interface IdleListener {
  /** Called at each change of the phase or of the last activity. */
  readonly onState: (state: IdleState) => void
  readonly onKeepAlive: () => void
  readonly onTimeOut: () => void
}

const KEY = 'irodori.presence'
/** Events of deliberate activity. */
const ACTS = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove']

/**
 * Watches a session until it is stopped or has timed out.
 * @returns a function that stops the watch
 */
export function watchIdle(device: IdleDevice, listener: IdleListener): () => void {
  const { now, later, storage, window } = device
  let state = beginWatch(now())
  let cancelTimer = () => {}

  const act: Readonly<Record<IdleEffect, () => void>> = {
    KEEP_ALIVE: listener.onKeepAlive,
    TIME_OUT: () => {
      stop()
      listener.onTimeOut()
    },
    SHARE: () => share(storage, state),
  }

  const step = (event: IdleEvent) => {
    const before = state
    const taken = stepIdle(state, event)
    state = taken.state
    if (state.phase !== before.phase || state.lastActivity !== before.lastActivity) listener.onState(state)
    for (const effect of taken.effects) act[effect]()
    return state !== before
  }
  const plan = () => {
    cancelTimer()
    const wait = untilNextChange(state, now())
    if (wait !== null) cancelTimer = later(tick, wait)
  }
  const receivePresence = () => {
    const presence = readPresence(storage)
    if (presence) step({ kind: 'RECEIVED', at: now(), presence })
  }
  const tick = () => {
    // A suspended tab may have missed events of other tabs.
    receivePresence()
    step({ kind: 'TICK', at: now() })
    plan()
  }

  const onAct = () => {
    if (state.phase !== 'ACTIVE') receivePresence()
    if (step({ kind: 'ACTIVITY', at: now() })) plan()
  }
  let place = ''
  const onMove = (event: Event) => {
    const { screenX, screenY } = event as PointerEvent
    const here = `${screenX} ${screenY}`
    // A page that moves under a resting pointer fires this event too. During a warning, movement does not count,
    // because the warning must stay while the pointer moves to its button.
    if (here === place || state.phase === 'WARNED') return
    place = here
    onAct()
  }
  const onStorage = (event: Event) => {
    if ((event as StorageEvent).key === KEY) tick()
  }

  const listening = [
    ...ACTS.map((name) => [name, onAct] as const),
    ['pointermove', onMove] as const,
    ['storage', onStorage] as const,
    // Timers fire late in a hidden tab or after the computer slept.
    ['focus', tick] as const,
    ['visibilitychange', tick] as const,
  ]
  const options = { capture: true, passive: true }
  for (const [name, listen] of listening) window.addEventListener(name, listen, options)
  function stop(): void {
    cancelTimer()
    for (const [name, listen] of listening) window.removeEventListener(name, listen, options)
  }

  receivePresence()
  share(storage, state)
  plan()
  return stop
}

function share(storage: KeyStorage, { lastActivity, lastKeepAlive }: Presence): void {
  try {
    storage.setItem(KEY, JSON.stringify({ lastActivity, lastKeepAlive }))
  } catch {
    // Private browsing: each tab watches separately.
  }
}

function readPresence(storage: KeyStorage): Presence | null {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Presence> | null
    const { lastActivity, lastKeepAlive } = value ?? {}
    return typeof lastActivity === 'number' && typeof lastKeepAlive === 'number'
      ? { lastActivity, lastKeepAlive }
      : null
  } catch {
    return null
  }
}
