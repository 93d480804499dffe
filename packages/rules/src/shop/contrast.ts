type Channels = readonly [red: number, green: number, blue: number]

/** The channels of `#rgb`, `#rrggbb` or `#rrggbbaa`, from 0 to 255. */
export function channelsOf(hex: string): Channels {
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : hex
  return [
    Number.parseInt(long.slice(1, 3), 16),
    Number.parseInt(long.slice(3, 5), 16),
    Number.parseInt(long.slice(5, 7), 16),
  ]
}

/** WCAG 2.2: relative luminance, from 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: the contrast of two relative luminances, from 1 to 21. */
export const luminanceContrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** WCAG 2.2: the contrast of two colours, from 1 to 21. */
export const contrast = (one: string, other: string): number => luminanceContrast(luminance(one), luminance(other))
