import type { DayShop } from './shop.ts'

/** Something that happens to a shop and passes. */
export interface Fault {
  readonly name: string
  /** Resolves when it is over and everything that it ended is there again. */
  readonly strike: () => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const MINUTE = 60

/** Everything that may happen on a day, to servers, database, bucket, lines, disk and clocks. */
export function faultsOf(shop: DayShop, random: () => number): Fault[] {
  const { processes, clocks, postgres, lines, disk } = shop
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]
  const seconds = (least: number, most: number) => sleep((least + random() * (most - least)) * 1000)
  const again = async (process: (typeof processes)[number]) => {
    // As a supervisor does: a server that ends while it starts is started once more.
    for (;;) {
      try {
        return await process.start()
      } catch {
        await sleep(1_000)
      }
    }
  }

  const faults: Fault[] = [
    {
      name: 'a server killed',
      async strike() {
        const one = pick(processes)
        await one.kill()
        await seconds(0, 2)
        await again(one)
      },
    },
    {
      name: 'both servers killed',
      async strike() {
        for (const one of processes) await one.kill()
        for (const one of processes) await again(one)
      },
    },
    {
      name: 'a server deployed anew',
      async strike() {
        const one = pick(processes)
        await one.stop()
        await again(one)
      },
    },
    {
      name: 'a server frozen for longer than its leases',
      async strike() {
        const one = pick(processes)
        one.freeze()
        await seconds(8, 35)
        one.thaw()
      },
    },
    {
      name: 'PostgreSQL ended at once',
      async strike() {
        postgres.crash()
        await seconds(1, 5)
        await postgres.start()
      },
    },
    {
      name: 'the bucket away',
      async strike() {
        lines.bucket.set('DOWN')
        await seconds(2, 8)
        lines.bucket.set('THROUGH')
      },
    },
    {
      name: 'the bucket overworked (503)',
      async strike() {
        lines.bucket.set('SLOW_DOWN')
        await seconds(2, 8)
        lines.bucket.set('THROUGH')
      },
    },
    {
      name: 'the database unreachable',
      async strike() {
        lines.database.set('DOWN')
        await seconds(1, 8)
        lines.database.set('THROUGH')
      },
    },
    {
      name: 'the outside shops away',
      async strike() {
        lines.outside.set('DOWN')
        await seconds(4, 12)
        lines.outside.set('THROUGH')
      },
    },
    ...(
      [
        ['customers', () => lines.customers],
        ['the database', () => [lines.database]],
        ['the bucket', () => [lines.bucket]],
        ['the outside shops', () => [lines.outside]],
      ] as const
    ).map(([far, of]) => ({
      name: `every connection to ${far} cut, five times`,
      async strike() {
        for (let cut = 0; cut < 5; cut += 1) {
          for (const line of of()) line.cut()
          await seconds(0.2, 1.2)
        }
      },
    })),
  ]
  if (disk) {
    faults.push({
      name: 'the disk full',
      async strike() {
        disk.fill()
        await seconds(3, 8)
        disk.empty()
      },
    })
  }
  if (clocks.length > 0) {
    faults.push({
      name: 'a clock jumps',
      async strike() {
        const minutes = pick([-90, -20, -2, 2, 14, 40, 120])
        pick(clocks).set(minutes * MINUTE)
        await seconds(4, 12)
      },
    })
  }
  return faults
}

/** Strikes one after the other, each kind once before any comes again, until the day is over. @returns how often each */
export async function strikeAll(
  faults: readonly Fault[],
  random: () => number,
  isOver: () => boolean,
  say: (line: string) => void,
): Promise<Map<string, number>> {
  const counts = new Map(faults.map(({ name }) => [name, 0]))
  for (;;) {
    const deck = faults.map((fault) => ({ fault, at: random() })).toSorted((a, b) => a.at - b.at)
    for (const { fault } of deck) {
      if (isOver()) return counts
      say(fault.name)
      await fault.strike()
      counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1)
      await sleep(random() * 4_000)
    }
  }
}
