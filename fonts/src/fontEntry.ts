import entries from '../fonts.json' with { type: 'json' }

export type FontWeight = 'Normal' | 'Bold'

/** Location of a font file: in an npm package, or in `fonts/own` if no package is given. */
export interface FontFile {
  readonly package?: string
  readonly path: string
}

/** A family that the shop offers. */
export interface FontEntry {
  /** The name that designs and the wire carry; it looks like a file name and never changes. */
  readonly value: string
  readonly label: { readonly ja: string; readonly en: string }
  readonly chars: 'jp' | 'latin'
  /** SPDX identifier. */
  readonly licence: string
  /** Older or proprietary names of this family. */
  readonly aliases: readonly string[]
  readonly files: Readonly<Record<FontWeight, FontFile>>
}

export const fontWeightsOffered: readonly FontWeight[] = ['Normal', 'Bold']

/** Every family, in the order of the font menu. */
export const fontEntries: readonly FontEntry[] = entries as readonly FontEntry[]

const byName = new Map(
  fontEntries.flatMap((entry) => [entry.value, ...entry.aliases].map((name) => [name.toLowerCase(), entry] as const)),
)

/** The family with this name or alias in any letter case; undefined when the shop offers none. */
export const resolveFont = (value: string): FontEntry | undefined => byName.get(value.toLowerCase())
