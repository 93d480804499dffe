/** Runs work; null where too much waits already. */
type BoundedRuns = <Result>(work: () => Promise<Result>) => Promise<Result | null>

/** Lets `atOnce` pieces of work run at a time and `waiting` more wait in line. */
export function boundedRuns(atOnce: number, waiting: number): BoundedRuns {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) return null
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
