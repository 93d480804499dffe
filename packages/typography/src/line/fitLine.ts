import type { Slack } from './closingUp.ts'

/** The length of a line that is set without regard to its measure, and the room that it can give up, in em. */
export interface LineLength {
  readonly advance: number
  /** The blank after its last character. */
  readonly blank: number
  /** How far its last character may hang over the end besides. */
  readonly overhang: number
  readonly slack: Slack
}

/** The shares of its slack that a line gives up, from 0 to 1. */
export type Squeeze = Slack

export const UNSQUEEZED: Squeeze = { dots: 0, brackets: 0 }

// Prevents rounding errors from moving the last character of an exactly filled line.
export const ROUNDING = 1 / 65536

/**
 * Fits a line into its measure, in the order of JLREQ 3.8.3: the blank at its end, a comma or stop that hangs, the room beside
 * middle dots, and the room beside brackets and commas, each evenly.
 * @returns the length of the line on the page, in em, and how it is squeezed
 */
export function fitLine(
  { advance, blank, overhang, slack }: LineLength,
  limit: number,
): { length: number; squeeze: Squeeze } {
  if (advance <= limit + ROUNDING) return { length: advance, squeeze: UNSQUEEZED }
  const excess = advance - blank - limit
  if (excess <= ROUNDING) return { length: advance - blank, squeeze: UNSQUEEZED }
  const need = excess - overhang
  if (need <= ROUNDING) return { length: limit, squeeze: UNSQUEEZED }
  if (need > slack.dots + slack.brackets + ROUNDING) return { length: advance - blank, squeeze: UNSQUEEZED }
  const byDots = Math.min(need, slack.dots)
  return { length: limit, squeeze: { dots: share(byDots, slack.dots), brackets: share(need - byDots, slack.brackets) } }
}

const share = (need: number, available: number): number => (available > 0 ? Math.min(1, need / available) : 0)
