import type { KeyStorage } from '@irodori/client'
import {
  beginWatch,
  type IdleEffect,
  type IdleEvent,
  type IdleState,
  type Presence,
  stepIdle,
  untilNextChange,
} from '@irodori/client/idle'

/** What the watch needs of a browser. */
export interface IdleDevice {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Answers how to call it off. */
  readonly later: (run: () => void, ms: number) => () => void
  readonly storage: KeyStorage
  /** Where signs of the customer arrive, and `storage` events of other tabs. */
  readonly window: EventTarget
}

interface IdleListener {
  /** The session as it is known now; called at each change of phase or of the last sign. */
  readonly onState: (state: IdleState) => void
  readonly onKeepAlive: () => void
  readonly onTimeOut: () => void
}

const KEY = 'irodori.presence'
/** What a person does on purpose. */
const ACTS = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove']

/**
 * Watches over a session until it is stopped or out.
 * @returns how to stop
 */
export function watchIdle(device: IdleDevice, listener: IdleListener): () => void {
  const { now, later, storage, window } = device
  let state = beginWatch(now())
  let callOff = () => {}

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
    callOff()
    const wait = untilNextChange(state, now())
    if (wait !== null) callOff = later(tick, wait)
  }
  const hear = () => {
    const presence = heard(storage)
    if (presence) step({ kind: 'HEARD', at: now(), presence })
  }
  const tick = () => {
    // A tab that slept may have missed the events of the others.
    hear()
    step({ kind: 'TICK', at: now() })
    plan()
  }

  const onAct = () => {
    if (state.phase !== 'ACTIVE') hear()
    if (step({ kind: 'ACTIVITY', at: now() })) plan()
  }
  let place = ''
  const onMove = (event: Event) => {
    const { screenX, screenY } = event as PointerEvent
    const here = `${screenX} ${screenY}`
    // A page that moves under a resting pointer sends this too. And a warning must not flee from the pointer that
    // comes to its button.
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
    // Timers of a hidden tab or a sleeping computer are late.
    ['focus', tick] as const,
    ['visibilitychange', tick] as const,
  ]
  const options = { capture: true, passive: true }
  for (const [name, listen] of listening) window.addEventListener(name, listen, options)
  function stop(): void {
    callOff()
    for (const [name, listen] of listening) window.removeEventListener(name, listen, options)
  }

  hear()
  share(storage, state)
  plan()
  return stop
}

function share(storage: KeyStorage, { lastActivity, lastKeepAlive }: Presence): void {
  try {
    storage.setItem(KEY, JSON.stringify({ lastActivity, lastKeepAlive }))
  } catch {
    // Private browsing: each tab watches for itself.
  }
}

function heard(storage: KeyStorage): Presence | null {
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
