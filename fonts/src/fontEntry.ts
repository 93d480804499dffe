import entries from '../fonts.json' with { type: 'json' }

export type FontWeight = 'Normal' | 'Bold'

/** What a family feels like, by which the font menu is searched. */
export const FONT_MOODS = ['CLASSIC', 'PLAIN', 'SOFT', 'BRUSH', 'HANDWRITING', 'PLAYFUL', 'SCRIPT'] as const
export type FontMood = (typeof FONT_MOODS)[number]

/** A family that the shop offers. */
export interface FontEntry {
  /** The name that designs and the wire carry; it looks like a file name and never changes. */
  readonly value: string
  readonly label: { readonly ja: string; readonly en: string }
  readonly chars: 'jp' | 'latin'
  readonly mood: FontMood
  /** SPDX identifier. */
  readonly licence: string
  /** Older or proprietary names of this family. */
  readonly aliases: readonly string[]
  /** A family without a bold weight prints its normal one in its place. */
  readonly weights: readonly FontWeight[]
}

/** Every family, in the order of the font menu. */
export const fontEntries: readonly FontEntry[] = entries as readonly FontEntry[]

/** Every file, in the order of the font menu. */
export const fontFaces: readonly { readonly entry: FontEntry; readonly weight: FontWeight }[] = fontEntries.flatMap(
  (entry) => entry.weights.map((weight) => ({ entry, weight })),
)

const byName = new Map(
  fontEntries.flatMap((entry) => [entry.value, ...entry.aliases].map((name) => [name.toLowerCase(), entry] as const)),
)

/** The family with this name or alias in any letter case; undefined when the shop offers none. */
export const resolveFont = (value: string): FontEntry | undefined => byName.get(value.toLowerCase())
