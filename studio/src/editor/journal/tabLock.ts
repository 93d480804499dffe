/** Lets only one tab write the journal of a design. */
export interface TabLock {
  /** Resolves true if no other tab holds the lock, or if the browser has no locks. */
  readonly acquire: (design: string) => Promise<boolean>
  /** Asks the tab that holds the lock to finish and release it; after a time limit takes the lock anyway. */
  readonly takeOver: (design: string) => Promise<void>
  /** Moves the lock to the new name of the design. */
  readonly rename: (design: string) => Promise<void>
  readonly release: () => void
}

export type Locks = Pick<LockManager, 'request'>

/** The part of BroadcastChannel that the lock uses. */
export interface TabChannel {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(message: unknown): void
  close(): void
}

export interface TabLockOptions {
  /** Null if the browser has no locks; then every tab holds the lock, and the newest one writes. */
  readonly locks: Locks | null
  readonly channel: TabChannel | null
  /** Called when another tab requests the lock; resolves when pending work is written. */
  readonly onAsked: () => Promise<void>
  /** Called when the lock has gone to another tab. */
  readonly onLost: () => void
}

/** A tab that is being closed or reloaded releases its lock within this time. */
const ACQUIRE_MS = 600
const TAKE_OVER_MS = 1500
const FREE: LockOptions = { ifAvailable: true }

const nameOf = (design: string): string => `irodori-design:${design}`

interface ReleaseRequest {
  /** Name of the design. The field name is what earlier versions in other tabs send. */
  readonly leave: string
}

export function createTabLock({ locks, channel, onAsked, onLost }: TabLockOptions): TabLock {
  let design: string | null = null
  let release: (() => void) | null = null

  /** Resolves true once the lock is held, false if it could not be acquired in time. */
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
        // Rejects at the time limit, or when another tab has stolen the lock.
        .catch(() => {
          resolve(false)
          if (leave === null || release !== leave) return
          release = null
          onLost()
        })
    })
  }

  const within = (ms: number): LockOptions => ({ signal: AbortSignal.timeout(ms) })

  /** A free lock is taken even if this tab is busy. Only a held lock is waited for, and tried once more at the end. */
  const acquireLock = async (name: string): Promise<boolean> =>
    (await request(name, FREE)) || (await request(name, within(ACQUIRE_MS))) || request(name, FREE)

  function releaseLock(): void {
    release?.()
    release = null
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent) => {
      if (release === null || (data as ReleaseRequest | null)?.leave !== design) return
      void onAsked().finally(() => {
        releaseLock()
        onLost()
      })
    }
  }

  return {
    acquire(name) {
      design = name
      return acquireLock(name)
    },
    async takeOver(name) {
      design = name
      channel?.postMessage({ leave: name } satisfies ReleaseRequest)
      if (!(await request(name, within(TAKE_OVER_MS)))) await request(name, { steal: true })
    },
    async rename(name) {
      if (name === design) return
      const last = release
      design = name
      await acquireLock(name)
      last?.()
    },
    release() {
      releaseLock()
      channel?.close()
    },
  }
}
