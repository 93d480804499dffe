/** Bytes of an ink of 100 percent. */
const FULL = 255

/** The largest sum of four inks, in 255ths, that a limit in percent allows. */
const allowedSum = (limit: number): number => Math.floor((limit * FULL) / 100)

/**
 * Reduces cyan, magenta and yellow in proportion wherever the four inks of a pixel exceed a limit. Black stays: it is the
 * ink with the most density for its amount, and a lighter black would flatten the shadows; where the total is too high, the
 * other inks are little more than the grey that black covers. Whole numbers are rounded down, so no total exceeds the limit.
 * @param inks four bytes per pixel, which are changed
 * @param limit percent, at least 100: the largest total of all inks
 */
export function limitInks(inks: Uint8Array, limit: number): void {
  const allowed = allowedSum(limit)
  for (let at = 0; at < inks.length; at += 4) {
    const cyan = inks[at] ?? 0
    const magenta = inks[at + 1] ?? 0
    const yellow = inks[at + 2] ?? 0
    const coloured = cyan + magenta + yellow
    const room = allowed - (inks[at + 3] ?? 0)
    if (coloured <= room) continue
    inks[at] = Math.floor((cyan * room) / coloured)
    inks[at + 1] = Math.floor((magenta * room) / coloured)
    inks[at + 2] = Math.floor((yellow * room) / coloured)
  }
}

/** The largest sum of cyan, magenta and yellow, in 255ths, over which full black keeps a limit in percent. */
export const roomForBlack = (limit: number): number => allowedSum(limit) - FULL
