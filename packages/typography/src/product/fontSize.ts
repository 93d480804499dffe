import type { Pt } from '@irodori/geometry/units'
import { pt } from '@irodori/geometry/units'

/** The sizes of the text editor. */
export const fontSizes: readonly Pt[] = [
  8, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 42, 48, 52, 60, 64, 72, 80, 92, 96, 100, 120, 140, 150, 160, 175,
  180, 200, 220, 240, 250, 260, 300, 350, 400, 450, 500,
].map(pt)

/** From the lightest to the boldest. */
export const fontWeights = ['Normal', 'Bold'] as const

export type TextWeight = (typeof fontWeights)[number]

/** The sizes that a product allows: those from its minimum, or all if it states no minimum. */
export const allowedFontSizes = (minFontSize: number | null | undefined): readonly Pt[] =>
  fontSizes.filter((size) => size >= (minFontSize ?? 0))

/** The weights that a product allows: those from its minimum, or all if it states no minimum. */
export const allowedFontWeights = (minFontWeight: TextWeight | null | undefined): readonly TextWeight[] =>
  fontWeights.slice(minFontWeight ? fontWeights.indexOf(minFontWeight) : 0)
