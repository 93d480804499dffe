import type { TextItem } from '@irodori/contract/entities/designItem'
import type { PrintPx } from '@irodori/geometry/units'
import { dpi, pt, ptToPrintPx } from '@irodori/geometry/units'
import type { TextRequest } from '@irodori/typography/textRequest'

/** A text that may be set smaller so that it fits its box, down to a size in points. */
interface Shrinking {
  readonly leastFontSize?: number
}

const STRAIGHT = { angle: 0, radius: 1, spacing: 0, reverse: false }

/** The request that sets an item's text, always at print size, so that line breaks do not depend on the zoom. */
export function textRequest(item: TextItem & Shrinking, resolution: number): TextRequest {
  const px = (points: number): PrintPx => ptToPrintPx(pt(points), dpi(resolution))
  const { angle, radius, spacing, reverse } = item.type === 'CURVED_TEXT' ? item : STRAIGHT
  return {
    type: item.type,
    text: item.text,
    fontSize: px(item.fontSize),
    width: item.width,
    height: item.height,
    verticalAlignment: item.verticalAlignment,
    horizontalAlignment: item.horizontalAlignment,
    angle,
    radius,
    spacing,
    reverse,
    hasBorder: item.borderTextColor !== null,
    allowsSupplementary: item.allowsSupplementary === true,
    phraseBreaks: item.phraseBreaks === true,
    ...(item.leastFontSize === undefined ? {} : { leastFontSize: px(item.leastFontSize) }),
  }
}
