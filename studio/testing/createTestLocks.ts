import type { Locks } from '../src/editor/journal/tabLock.ts'

interface Waiting {
  readonly run: () => void
}

/** A fake of the browser's LockManager for tabs in one test process. */
export function createTestLocks(): Locks {
  const held = new Map<string, (reason: Error) => void>()
  const queues = new Map<string, Waiting[]>()

  const next = (name: string): void => {
    held.delete(name)
    queues.get(name)?.shift()?.run()
  }

  const request = (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const run = (): void => {
        let isOurs = true
        held.set(name, (reason) => {
          isOurs = false
          reject(reason)
        })
        void work({ name, mode: 'exclusive' }).then((value) => {
          if (isOurs) next(name)
          resolve(value)
        })
      }
      const waiting = { run }
      if (options.steal) held.get(name)?.(new Error('another tab has stolen the lock'))
      if (options.steal || !held.has(name)) return run()
      if (options.ifAvailable) return void Promise.resolve(work(null)).then(resolve)
      queues.set(name, [...(queues.get(name) ?? []), waiting])
      options.signal?.addEventListener('abort', () => {
        queues.set(
          name,
          (queues.get(name) ?? []).filter((other) => other !== waiting),
        )
        reject(options.signal?.reason)
      })
    })
  return { request } as unknown as Locks
}
