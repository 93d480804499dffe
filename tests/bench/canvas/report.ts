import { present } from '@irodori/design/testing/present'

/** The values of each engine in all rounds, by the name of the figure. */
export type Figures = Map<string, Map<string, number[]>>

interface Engine {
  readonly name: string
  readonly version: string
}

export interface Circumstances {
  readonly chromium: string
  readonly machine: string
  /** Load average over five minutes; other programs on the machine slow the run down. */
  readonly load: number
  readonly rounds: number
  readonly minutes: number
  readonly date: string
}

/** The largest accepted ratio to the best peer, or to the named one. */
interface Target {
  readonly ratio: number
  readonly peer?: string
}

/** Suffix of figures measured at two device pixels per CSS pixel, as on phones. */
export const DENSE = ', 2 px per CSS px'

const DRAGS = ['drag a photo in its frame', 'drag an item over the page'].flatMap((drag) =>
  ['', DENSE].flatMap((screen) => ['p50', 'p95'].map((part) => `${drag}${screen}, ${part} of work`)),
)
const TARGETS: Readonly<Record<string, Target>> = {
  ...Object.fromEntries(DRAGS.map((drag) => [drag, { ratio: 0.5 }])),
  'first paint from JSON, work of the main thread': { ratio: 0.7 },
  'first paint from JSON, by the clock': { ratio: 0.7 },
  'hit test of 10,000 points': { ratio: 0.1 },
  'undo and redo of 200 steps': { ratio: 0.05, peer: 'fabric' },
  'undo and redo of 50 steps, each painted': { ratio: 0.05, peer: 'fabric' },
}
const SHARES = /brute force/

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** A table of medians in milliseconds, with the ratio of Irodori, the first engine, to the best peer. */
export function reportOf(figures: Figures, engines: readonly Engine[], run: Circumstances): string {
  const [ours, ...others] = engines
  const peers = others.filter(({ version }) => version !== '')
  const rows = [...figures].map(([figure, byEngine]) => {
    const medianOf = ({ name }: Pick<Engine, 'name'>): number => quantile(byEngine.get(name) ?? [], 0.5)
    const cells = engines.map((engine) => shown(medianOf(engine), SHARES.test(figure)))
    if (SHARES.test(figure)) return row([figure, ...cells, '', '', ''])
    const target = TARGETS[figure]
    const best = peers.toSorted((a, b) => medianOf(a) - medianOf(b))[0]
    const peer = present(peers.find(({ name }) => name === target?.peer) ?? best)
    const ratio = medianOf(present(ours)) / medianOf(peer)
    const verdict = target ? (ratio <= target.ratio ? 'met' : 'missed') : ''
    return row([figure, ...cells, `${ratio.toPrecision(2)} (${peer.name})`, target ? `≤ ${target.ratio}` : '', verdict])
  })
  const head = ['milliseconds', ...engines.map(({ name }) => name), 'ours / peer', 'target', '']
  const versions = peers.map(({ name, version }) => `${name} ${version}`).join(', ')
  return [
    `${run.date}: ${versions}; Chromium ${run.chromium} without a GPU; ${run.machine}, load ${run.load.toFixed(1)};`,
    `medians of ${run.rounds} rounds in turns, ${run.minutes} min.`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...rows,
  ].join('\n')
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function shown(value: number, isShare: boolean): string {
  if (Number.isNaN(value)) return ''
  if (isShare) return `${(value * 100).toFixed(2)} %`
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
