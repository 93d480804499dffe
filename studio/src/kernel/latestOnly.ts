/** Runs one job at a time. Of the jobs that arrive meanwhile only the newest waits; replaced ones return null. */
export function latestOnly(): <Result>(job: () => Promise<Result>) => Promise<Result | null> {
  let running = false
  let waiting: { start: () => void; drop: () => void } | null = null

  const next = (): void => {
    running = false
    const { start } = waiting ?? {}
    waiting = null
    start?.()
  }

  return (job) =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        running = true
        job().then(resolve, reject).finally(next)
      }
      if (!running) return start()
      waiting?.drop()
      waiting = { start, drop: () => resolve(null) }
    })
}
