import { type PageFormat, PRINT_DPI, ptPx } from '../entities/pageFormat.ts'
import { GARAMOND } from '../shop/fonts.ts'
import { plainText } from '../drafts/markedText.ts'
import { straightText, type TextDraft, textOverCircle, textUnderCircle, verticalText } from '../drafts/items.ts'
import { textBoxOf, measuresOf } from './arrange.ts'
import type { Layout, RingSpot, TextSpot, Texts } from './layout.ts'
import type { Look } from './look.ts'
import type { Box } from './sheet.ts'

/** The font sizes of the specification's list that this shop uses. */
export const SIZES = [
  8, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 42, 48, 52, 60, 64, 72, 80, 92, 96, 100, 120,
] as const
/** Height of a line in ems. */
export const LINE = 1.4
/** Width of a letter in ems, above the mean, because capitals and round letters often occur together. */
const CAPITAL = { serif: 0.7, round: 0.74 } as const
const SMALL = { serif: 0.46, round: 0.58 } as const
const RING_SPACING = 8

const isLatin = (text: string): boolean => /^[\x20-\x7E\n]*$/.test(text)

/** Width of a line in ems, slightly overestimated. */
export function emsOf(line: string, font: string): number {
  const cut = font === GARAMOND ? 'serif' : 'round'
  const wide = /[A-Z0-9&MW@%]/
  return [...line].reduce((sum, letter) => sum + (letter > '~' ? 1 : wide.test(letter) ? CAPITAL[cut] : SMALL[cut]), 0)
}

function fontOf({ latin, script, japanese, display }: Look, role: TextSpot['role'], text: string): string {
  if (isLatin(text)) return (role === 'latin' ? script : undefined) ?? latin
  return (role === 'title' ? display : undefined) ?? japanese
}

/** The largest size, at most the desired one, at which a text fits without new line breaks. */
function sizeFor(desired: number, fits: (size: number) => boolean, text: string): number {
  const nearest = SIZES.findLast((size) => size <= Math.max(desired, SIZES[0])) ?? SIZES[0]
  const size = SIZES.findLast((each) => each <= nearest && fits(each))
  if (size === undefined) throw new Error(`the text "${text}" does not fit even at ${SIZES[0]} points`)
  return size
}

/** The box of the ink of a text, slightly overestimated; ornaments stay outside it. */
export function inkBox(item: TextDraft): Box {
  const { left, top, width, height, type, font, fontSize, text, horizontalAlignment, verticalAlignment } = item
  if (type === 'CURVED_TEXT') {
    const half = (emsOf(text, font) * (1 + RING_SPACING / 50) * ptPx(fontSize)) / 2 / item.radius
    const tall = item.radius * (1 - Math.cos(half)) + ptPx(fontSize) * 1.1
    const wide = 2 * item.radius * Math.sin(half)
    return { left: left + (width - wide) / 2, top: item.reverse ? top + height - tall : top, width: wide, height: tall }
  }
  const lines = text.split('\n')
  const along = Math.max(...lines.map((line) => emsOf(line, font))) * ptPx(fontSize)
  const across = lines.length * LINE * ptPx(fontSize)
  const [wide, tall] = type === 'VERTICAL_TEXT' ? [across, along] : [along, across]
  const place = (start: number, room: number, taken: number, share: number) => start + (room - taken) * share
  const shares = { West: 0, North: 0, Center: 0.5, East: 1, South: 1 } as const
  return {
    left: place(left, width, wide, shares[horizontalAlignment]),
    top: place(top, height, tall, shares[verticalAlignment]),
    width: wide,
    height: tall,
  }
}

/** The texts of a template as items in the boxes of its layout, in the fonts and inks of the look. */
export function setText(format: PageFormat, layout: Layout, look: Look, texts: Texts): TextDraft[] {
  const { unit, at, box } = measuresOf(format)
  const style = (role: TextSpot['role'], marked: string, isLight = false) => ({
    text: marked,
    font: fontOf(look, role, plainText(marked)),
    fontWeight: role === 'title' && look.isBoldTitle ? ('Bold' as const) : ('Normal' as const),
    color: isLight
      ? ('#FFFFFF' as const)
      : look.inks[role === 'latin' ? 'accent' : role === 'title' ? 'title' : 'text'],
  })
  const desiredPoints = (em: number): number => (em * unit * 72) / PRINT_DPI

  const inBox = (spot: TextSpot, marked: string): TextDraft => {
    const area = box(textBoxOf(spot))
    const styled = style(spot.role, marked, spot.isLight)
    const text = plainText(marked)
    const lines = text.split('\n')
    const isVertical = spot.kind === 'vertical'
    const [along, across] = isVertical ? [area.height, area.width] : [area.width, area.height]
    const fits = (size: number): boolean =>
      Math.max(...lines.map((line) => emsOf(line, styled.font))) * ptPx(size) <= along &&
      lines.length * LINE * ptPx(size) <= across
    const set = {
      ...styled,
      fontSize: sizeFor(desiredPoints(spot.em), fits, text),
      horizontalAlignment: spot.across ?? 'Center',
      verticalAlignment: spot.down ?? 'Center',
      ...(isLatin(text) ? {} : { phraseBreaks: true }),
    } as const
    return isVertical ? verticalText(area, set) : straightText(area, set)
  }

  const onRing = (spot: RingSpot, marked: string): TextDraft => {
    const text = plainText(marked)
    const centre = at(spot)
    const radius = spot.radius * unit
    const [halfWidth, height] = [radius * 0.95, radius * 0.62]
    const styled = { ...style(spot.role, marked), spacing: RING_SPACING }
    const fits = (size: number): boolean => {
      const feet = radius - ptPx(size) * (spot.kind === 'over' ? 1 : 0)
      const half = ((emsOf(text, styled.font) + [...text].length * (RING_SPACING / 100)) * ptPx(size)) / 2 / feet
      return half < 1.1 && radius * (1 - Math.cos(half)) + ptPx(size) <= height
    }
    const set = { ...styled, fontSize: sizeFor(desiredPoints(spot.em), fits, text) }
    const circle = { centreX: centre.x, centreY: centre.y, radius, halfWidth, height }
    return spot.kind === 'over' ? textOverCircle(circle, set) : textUnderCircle(circle, set)
  }

  return layout.texts.flatMap((spot) => {
    const marked = texts[spot.role]
    if (marked === undefined) return []
    return 'radius' in spot ? onRing(spot, marked) : inBox(spot, marked)
  })
}
