/** One way of doing the job that is measured. */
export interface Contender {
  readonly name: string
  readonly run: () => Promise<unknown> | unknown
}

/** Milliseconds, medians over the rounds. */
export interface Timing {
  /** By the clock. */
  readonly wall: number
  /** Processor time of this process, all threads; what others do on the machine does not lengthen it. */
  readonly work: number
}

/** Runs contenders in turns, each round beginning with another one, after one run of each that does not count. */
export async function measure(contenders: readonly Contender[], rounds: number): Promise<Map<string, Timing>> {
  const times = new Map(contenders.map(({ name }) => [name, { wall: [] as number[], work: [] as number[] }]))
  for (const { run } of contenders) await run()
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const { name, run } = contenders[(round + turn) % contenders.length]
      const [begun, used] = [performance.now(), process.cpuUsage()]
      await run()
      const { user, system } = process.cpuUsage(used)
      times.get(name)?.wall.push(performance.now() - begun)
      times.get(name)?.work.push((user + system) / 1000)
    }
  }
  return new Map([...times].map(([name, { wall, work }]) => [name, { wall: median(wall), work: median(work) }]))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Three digits that count. */
export const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
