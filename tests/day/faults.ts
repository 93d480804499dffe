import { MINUTE_S } from '@irodori/contract/durations'
import { present } from '@irodori/design/testing/present'

import type { DayShop } from './shop.ts'

/** A temporary fault that is injected into the running shop. */
export interface Fault {
  readonly name: string
  /** Resolves when the fault is over and every process that it ended runs again. */
  readonly inject: () => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** All faults of a day: of servers, database, bucket, connections, disk and clocks. */
export function faultsOf(shop: DayShop, random: () => number): Fault[] {
  const { processes, clocks, postgres, proxies, disk } = shop
  const pick = <Value>(values: readonly Value[]): Value => present(values[Math.floor(random() * values.length)])
  const seconds = (least: number, most: number) => sleep((least + random() * (most - least)) * 1000)
  const restart = async (process: (typeof processes)[number]) => {
    // As a supervisor does: a server that exits during its start is started again.
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
      async inject() {
        const server = pick(processes)
        await server.kill()
        await seconds(0, 2)
        await restart(server)
      },
    },
    {
      name: 'both servers killed',
      async inject() {
        for (const server of processes) await server.kill()
        for (const server of processes) await restart(server)
      },
    },
    {
      name: 'a server redeployed',
      async inject() {
        const server = pick(processes)
        await server.stop()
        await restart(server)
      },
    },
    {
      name: 'a server frozen for longer than its leases',
      async inject() {
        const server = pick(processes)
        server.freeze()
        await seconds(8, 35)
        server.thaw()
      },
    },
    {
      name: 'PostgreSQL crashed',
      async inject() {
        postgres.crash()
        await seconds(1, 5)
        await postgres.start()
      },
    },
    {
      name: 'the bucket unreachable',
      async inject() {
        proxies.bucket.set('DOWN')
        await seconds(2, 8)
        proxies.bucket.set('FORWARD')
      },
    },
    {
      name: 'the bucket overloaded (503)',
      async inject() {
        proxies.bucket.set('SLOW_DOWN')
        await seconds(2, 8)
        proxies.bucket.set('FORWARD')
      },
    },
    {
      name: 'the database unreachable',
      async inject() {
        proxies.database.set('DOWN')
        await seconds(1, 8)
        proxies.database.set('FORWARD')
      },
    },
    {
      name: 'the marketplaces unreachable',
      async inject() {
        proxies.marketplaces.set('DOWN')
        await seconds(4, 12)
        proxies.marketplaces.set('FORWARD')
      },
    },
    ...(
      [
        ['customers', () => proxies.customers],
        ['the database', () => [proxies.database]],
        ['the bucket', () => [proxies.bucket]],
        ['the marketplaces', () => [proxies.marketplaces]],
      ] as const
    ).map(([target, proxiesOf]) => ({
      name: `every connection to ${target} cut, five times`,
      async inject() {
        for (let cut = 0; cut < 5; cut += 1) {
          for (const proxy of proxiesOf()) proxy.cut()
          await seconds(0.2, 1.2)
        }
      },
    })),
  ]
  if (disk) {
    faults.push({
      name: 'the disk full',
      async inject() {
        disk.fill()
        await seconds(3, 8)
        disk.empty()
      },
    })
  }
  if (clocks.length > 0) {
    faults.push({
      name: 'a clock jumps',
      async inject() {
        const minutes = pick([-90, -20, -2, 2, 14, 40, 120])
        pick(clocks).set(minutes * MINUTE_S)
        await seconds(4, 12)
      },
    })
  }
  return faults
}

/** Injects faults one after the other, each once before any is repeated, until the day is over. @returns how often each */
export async function injectFaults(
  faults: readonly Fault[],
  random: () => number,
  isOver: () => boolean,
  log: (line: string) => void,
): Promise<Map<string, number>> {
  const counts = new Map(faults.map(({ name }) => [name, 0]))
  for (;;) {
    const round = faults.map((fault) => ({ fault, at: random() })).toSorted((a, b) => a.at - b.at)
    for (const { fault } of round) {
      if (isOver()) return counts
      log(fault.name)
      await fault.inject()
      counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1)
      await sleep(random() * 4_000)
    }
  }
}
