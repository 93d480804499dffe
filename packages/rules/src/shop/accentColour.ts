import { channelsOf, contrast } from './contrast.ts'

/** The accent with the shades that follow from it, as `#rrggbb`. */
export interface AccentShades {
  readonly accent: string
  /** Ground of a button under the pointer. */
  readonly hover: string
  /** Ground of a chosen entry, behind text in the accent. */
  readonly tint: string
}

/** The accent of the style sheet, whose shades were chosen by hand. */
export const STANDARD_ACCENT = '#a93a2b'

/** The grounds that text in the accent stands on, or the text that stands on it; as in the style sheet of the screens. */
export const LIGHT_GROUNDS = { paper: '#fbf9f5', raised: '#ffffff' } as const
export const DARK_GROUNDS = { paper: '#201d1a', raised: '#2b2723' } as const

/** WCAG 2.2, 1.4.3: the least contrast of text. */
const TEXT_CONTRAST = 4.5
const WHITE = '#ffffff'
const BLACK = '#000000'

const lowest = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** @param share of the second colour, from 0 to 1 */
function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other)
  const mixed = channelsOf(one).map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * PRF-2: the contrast of an accent as text on paper and white, and of white text on it, whichever is the lowest; null if it
 * is enough.
 */
export function accentContrastViolation(accent: string): { readonly contrast: number; readonly least: number } | null {
  const found = lowest(accent, Object.values(LIGHT_GROUNDS))
  return found >= TEXT_CONTRAST ? null : { contrast: found, least: TEXT_CONTRAST }
}

/** Shares in steps of a twentieth, from none to all. */
const SHARES = Array.from({ length: 21 }, (_, step) => step / 20)

/** PRF-3: the shades of an accent, which keep the contrast of PRF-2. */
export const lightShades = (accent: string): AccentShades => ({
  accent,
  hover: mix(accent, BLACK, 0.15),
  tint:
    [0.09, 0.07, 0.05, 0.03]
      .map((share) => mix(WHITE, accent, share))
      .find((tint) => contrast(accent, tint) >= TEXT_CONTRAST) ?? WHITE,
})

/** PRF-3: the shades on dark grounds, whose accent is lightened until text in it, and dark text on it, has enough contrast. */
export function darkShades(accent: string): AccentShades {
  const tint = mix(DARK_GROUNDS.paper, accent, 0.22)
  const grounds = [...Object.values(DARK_GROUNDS), tint]
  const light = SHARES.map((share) => mix(accent, WHITE, share)).find((one) => lowest(one, grounds) >= TEXT_CONTRAST)
  return { accent: light ?? WHITE, hover: mix(light ?? WHITE, WHITE, 0.25), tint }
}
