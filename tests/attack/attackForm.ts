import type { Waits } from './bystander.ts'
import type { Version } from './target.ts'

/** Figures by name, as they are printed. */
export type Figures = Readonly<Record<string, string>>

export interface Attack {
  readonly name: string
  readonly question: string
  run(version: Version): Promise<Figures>
}

const milliseconds = (value: number): string => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never')

/** The bystander's waits in quiet and under attack, with their ratio. */
export function waitFigures(quiet: Waits, attacked: Waits): Figures {
  const names = ['upload', 'save', 'render'] as const
  return Object.fromEntries(
    names.map((name) => {
      const ratio = (attacked[name] / quiet[name]).toFixed(1)
      return [
        `${name}, quiet → attacked`,
        `${milliseconds(quiet[name])} → ${milliseconds(attacked[name])} (× ${ratio})`,
      ]
    }),
  )
}
