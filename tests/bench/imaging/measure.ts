import { present } from '@irodori/design/testing/present'

/** One of the compared implementations of a job. */
export interface Contender {
  readonly name: string
  readonly run: () => Promise<unknown> | unknown
}

/** Milliseconds, medians over the rounds. */
export interface Timing {
  /** Wall-clock time. */
  readonly wall: number
  /** Processor time of all threads of this process, which other programs do not lengthen. */
  readonly work: number
}

/** Runs the contenders in turns after a warm-up; each round starts with another one. */
export async function measure(contenders: readonly Contender[], rounds: number): Promise<Map<string, Timing>> {
  const times = new Map(contenders.map(({ name }) => [name, { wall: [] as number[], work: [] as number[] }]))
  for (const { run } of contenders) await run()
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const { name, run } = present(contenders[(round + turn) % contenders.length])
      const [started, used] = [performance.now(), process.cpuUsage()]
      await run()
      const { user, system } = process.cpuUsage(used)
      times.get(name)?.wall.push(performance.now() - started)
      times.get(name)?.work.push((user + system) / 1000)
    }
  }
  return new Map([...times].map(([name, { wall, work }]) => [name, { wall: median(wall), work: median(work) }]))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = present(sorted[middle])
  return sorted.length % 2 === 1 ? upper : (present(sorted[middle - 1]) + upper) / 2
}

/** Formats a number with three significant digits. */
export const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
