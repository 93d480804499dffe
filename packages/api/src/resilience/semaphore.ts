/** Lets so many calls go at once, has so many wait, and turns the rest away. */
export interface CallGate {
  /** @returns how to leave again; null for a call that is turned away or has waited `longest` milliseconds */
  enter(longest: number): Promise<(() => void) | null>
}

interface Waiting {
  readonly go: () => void
}

export interface GateSize {
  readonly atOnce: number
  readonly waiting: number
}

/** For one shop: more at once would be a burden to it, and whoever waits behind more would give up anyway. */
export const GATE: GateSize = { atOnce: 8, waiting: 24 }

export function callGate({ atOnce, waiting }: GateSize): CallGate {
  let inside = 0
  const line: Waiting[] = []

  /** Each visitor leaves once; the place goes to whoever has waited longest. */
  const exit = (): (() => void) => {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const next = line.shift()
      if (next) next.go()
      else inside -= 1
    }
  }

  return {
    async enter(longest) {
      if (inside < atOnce) {
        inside += 1
        return exit()
      }
      if (line.length >= waiting) return null
      return new Promise((resolve) => {
        const place: Waiting = {
          go: () => {
            clearTimeout(timer)
            resolve(exit())
          },
        }
        const timer = setTimeout(() => {
          line.splice(line.indexOf(place), 1)
          resolve(null)
        }, longest)
        line.push(place)
      })
    },
  }
}
