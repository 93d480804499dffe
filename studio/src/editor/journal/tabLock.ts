/** Only one tab writes the journal of a design: the one that has its seat. */
export interface TabLock {
  /** True when nobody else sits here, or the browser cannot tell. */
  readonly take: (design: string) => Promise<boolean>
  /** Asks whoever sits here to finish and leave; after a while takes the seat all the same. */
  readonly takeOver: (design: string) => Promise<void>
  /** The design has another name now; the seat goes with it. */
  readonly move: (design: string) => Promise<void>
  readonly leave: () => void
}

export type Locks = Pick<LockManager, 'request'>

/** The part of a BroadcastChannel that carries the wish of another tab. */
export interface TabChannel {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(message: unknown): void
  close(): void
}

export interface TabLockOptions {
  /** Null where the browser has none: then every tab sits, and the newest writes. */
  readonly locks: Locks | null
  readonly channel: TabChannel | null
  /** Another tab wants the seat: write what is still to be written. */
  readonly onAsked: () => Promise<void>
  /** The seat is another tab's now. */
  readonly onLost: () => void
}

/** A tab that is being closed or reloaded leaves its seat within this time. */
const TAKE_MS = 600
const TAKE_OVER_MS = 1500
const FREE: LockOptions = { ifAvailable: true }

const nameOf = (design: string): string => `irodori-design:${design}`

interface LeaveInput {
  readonly leave: string
}

export function createTabLock({ locks, channel, onAsked, onLost }: TabLockOptions): TabLock {
  let design: string | null = null
  let release: (() => void) | null = null

  /** Resolves true once the lock is held, false when it could not be had in time. */
  function request(name: string, options: LockOptions): Promise<boolean> {
    if (!locks) return Promise.resolve(true)
    return new Promise((resolve) => {
      let leave: (() => void) | null = null
      locks
        .request(nameOf(name), options, (lock) => {
          if (lock === null) return resolve(false)
          const held = new Promise<void>((end) => {
            leave = end
          })
          release = leave
          resolve(true)
          return held
        })
        // Rejects when the time is over, or when another tab has taken the seat of this one.
        .catch(() => {
          resolve(false)
          if (leave === null || release !== leave) return
          release = null
          onLost()
        })
    })
  }

  const within = (ms: number): LockOptions => ({ signal: AbortSignal.timeout(ms) })

  /** A free seat is had however busy this tab is: only another tab's is waited for, and looked at once more at the end. */
  const sit = async (name: string): Promise<boolean> =>
    (await request(name, FREE)) || (await request(name, within(TAKE_MS))) || request(name, FREE)

  function leaveSeat(): void {
    release?.()
    release = null
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent) => {
      if (release === null || (data as LeaveInput | null)?.leave !== design) return
      void onAsked().finally(() => {
        leaveSeat()
        onLost()
      })
    }
  }

  return {
    take(name) {
      design = name
      return sit(name)
    },
    async takeOver(name) {
      design = name
      channel?.postMessage({ leave: name } satisfies LeaveInput)
      if (!(await request(name, within(TAKE_OVER_MS)))) await request(name, { steal: true })
    },
    async move(name) {
      if (name === design) return
      const last = release
      design = name
      await sit(name)
      last?.()
    },
    leave() {
      leaveSeat()
      channel?.close()
    },
  }
}
