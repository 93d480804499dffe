import type { TextItem } from '@irodori/contract/entities/designItem'
import { dpi as resolution, pt, ptToPrintPx } from '@irodori/geometry/units'
import type { Pixels } from '@irodori/imaging/pixels'
import { luminance, luminanceContrast } from '@irodori/rules/contrast'
import type { Grounds } from './grounds.ts'
import { forEachNear } from './inkArea.ts'
import type { PrintedWords } from './printedWords.ts'
import type { TemplateFinding, TemplateRule } from './templateFinding.ts'

/** WCAG 2.2, 1.4.3: the least contrast of words, and of large words. */
const LEAST_CONTRAST = { SMALL: 4.5, LARGE: 3 } as const
/** WCAG 2.2: points from which words are large. */
const LARGE = { Normal: 18, Bold: 14 } as const

/** Ems around the letters that decide whether their edges are seen: about the width of a bold stem. */
const HALO_EM = 0.1
/** Share of the surroundings that may have less contrast: a drawing may touch one stroke of a line of words. */
const TOLERATED = 0.02
/** Difference of the luminances on white and on black from which a pixel shows a photo. */
const SHOWS_PHOTO = 0.02

/**
 * The contrast of words with what lies around their letters: paper, ornaments, and any photo that a customer may choose.
 * @param dpi pixels per inch of the grounds
 */
export function contrastFindings(
  { item, itemId, ink }: PrintedWords,
  grounds: Grounds,
  dpi: number,
): TemplateFinding[] {
  const limit = item.fontSize >= LARGE[item.fontWeight] ? LEAST_CONTRAST.LARGE : LEAST_CONTRAST.SMALL
  const below = (rule: TemplateRule, measured: number): TemplateFinding[] =>
    measured < limit ? [{ rule, itemId, words: item.text, measured, limit }] : []
  const own = luminance(item.color)
  const around = item.borderTextColor ?? item.background
  if (around !== null) return below('FAINT', luminanceContrast(own, luminance(around)))
  const { paper, contrasts, photoContrasts } = surroundings(own, ink, grounds, reachOf(item, dpi))
  const all = contrasts.length + photoContrasts.length
  const faint = contrasts.length === 0 ? [] : below('FAINT', luminanceContrast(own, paper))
  return [
    ...(faint.length > 0 ? faint : below('ON_ORNAMENT', contrastOfMost(contrasts, all))),
    ...below('ON_PHOTO', contrastOfMost(photoContrasts, all)),
  ]
}

const reachOf = ({ fontSize }: TextItem, dpi: number): number =>
  Math.max(1, Math.round(HALO_EM * ptToPrintPx(pt(fontSize), resolution(dpi))))

interface Surroundings {
  /** Mean luminance of what is no photo. */
  readonly paper: number
  /** The contrast of each pixel that shows no photo. */
  readonly contrasts: readonly number[]
  /** Of each pixel that shows a photo, with the photo that suits the words least. */
  readonly photoContrasts: readonly number[]
}

function surroundings(
  own: number,
  ink: PrintedWords['ink'],
  { onWhite, onBlack }: Grounds,
  reach: number,
): Surroundings {
  const contrasts: number[] = []
  const photoContrasts: number[] = []
  let sum = 0
  forEachNear(ink, reach, (x, y) => {
    if (x < 0 || y < 0 || x >= onWhite.width || y >= onWhite.height) return
    const [light, dark] = [luminanceAt(onWhite, x, y), luminanceAt(onBlack, x, y)]
    if (light - dark >= SHOWS_PHOTO) {
      const nearest = Math.min(Math.max(own, dark), light)
      photoContrasts.push(luminanceContrast(own, nearest))
      return
    }
    contrasts.push(luminanceContrast(own, light))
    sum += light
  })
  return { paper: contrasts.length === 0 ? 0 : sum / contrasts.length, contrasts, photoContrasts }
}

/** The contrast that all pixels but the tolerated ones reach; infinite if all are tolerated. */
function contrastOfMost(contrasts: readonly number[], all: number): number {
  return contrasts.toSorted((a, b) => a - b)[Math.floor(all * TOLERATED)] ?? Number.POSITIVE_INFINITY
}

const twoDigits = (value: number): string => value.toString(16).padStart(2, '0')
const levels = (colourOf: (level: string) => string): Float64Array =>
  Float64Array.from({ length: 256 }, (_, level) => luminance(colourOf(twoDigits(level))))
const RED = levels((level) => `#${level}0000`)
const GREEN = levels((level) => `#00${level}00`)
const BLUE = levels((level) => `#0000${level}`)

function luminanceAt({ data, width }: Pixels, x: number, y: number): number {
  const at = 4 * (y * width + x)
  return (RED[data[at] ?? 0] ?? 0) + (GREEN[data[at + 1] ?? 0] ?? 0) + (BLUE[data[at + 2] ?? 0] ?? 0)
}
