import type { TemplateColour } from '@irodori/contract/entities/template'

/** A colour in OKLab by lightness (0 to 1), chroma and hue in degrees from 0 to 360. */
interface Shade {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

const linear = (level: number): number => {
  const channel = level / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Conversion from sRGB levels of 0 to 255. Source: B. Ottosson, "A perceptual color space for image processing". */
function shadeOf(red: number, green: number, blue: number): Shade {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const towardsRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const towardsYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(towardsRed, towardsYellow),
    hue: (Math.atan2(towardsYellow, towardsRed) * (180 / Math.PI) + 360) % 360,
  }
}

/** Below this chroma people see no hue; paper may have a little more. */
const GREY_CHROMA = 0.025
const PAPER_CHROMA = 0.032
const PAPER_LIGHTNESS = 0.95
const WHITE_LIGHTNESS = 0.87
/** Below it a colour of little chroma looks black. */
const DARK = { lightness: 0.25, chroma: 0.06 }

/** CLR-1: the name of a colour, given by its sRGB levels of 0 to 255. */
export function colourName(red: number, green: number, blue: number): TemplateColour {
  const { lightness, chroma, hue } = shadeOf(red, green, blue)
  if (chroma < GREY_CHROMA) return lightness >= WHITE_LIGHTNESS ? 'white' : 'black'
  if (chroma < PAPER_CHROMA && lightness >= PAPER_LIGHTNESS) return 'white'
  if (lightness < DARK.lightness && chroma < DARK.chroma) return 'black'
  if (hue >= 335 || hue < 20) return lightness >= 0.6 ? 'pink' : 'red'
  if (hue < 40) return redOrPink(lightness, chroma)
  if (hue < 115) return yellowOrEarth(lightness, chroma, hue)
  if (hue < 190) return 'green'
  return hue < 285 ? 'blue' : 'purple'
}

/** Reds that are pale are pinks, dull ones browns. */
function redOrPink(lightness: number, chroma: number): TemplateColour {
  if (lightness >= 0.7) return 'pink'
  return chroma < 0.1 ? 'brown' : 'red'
}

/** Between orange and lime. Dark oranges are browns and dark yellows greens; pale ones of little chroma are beige. */
function yellowOrEarth(lightness: number, chroma: number, hue: number): TemplateColour {
  if (chroma < 0.085 && lightness >= 0.74) return 'beige'
  if (hue >= 98 && lightness < 0.7) return 'green'
  if (lightness < 0.68 || chroma < 0.085) return 'brown'
  return 'yellow'
}
