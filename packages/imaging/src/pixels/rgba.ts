/** Red, green, blue and straight alpha, whole numbers 0 to 255. */
export interface Rgba {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

/**
 * Reads `#rgb`, `#rrggbb` or `#rrggbbaa` in either case.
 * @throws RangeError for anything else.
 */
export function parseColour(text: string): Rgba {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]
  if (digits === undefined)
    throw new RangeError(`not a colour: ${JSON.stringify(text)}; use #rgb, #rrggbb or #rrggbbaa`)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const byte = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16)
  return { r: byte(0), g: byte(2), b: byte(4), a: full.length === 8 ? byte(6) : 255 }
}
