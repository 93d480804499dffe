export type { FontFace, ShapedGlyph, Shaping } from './fontFace.ts'
export { loadFont } from './fontFace.ts'
export type { TextWeight } from './fontSize.ts'
export { allowedFontSizes, allowedFontWeights, fontSizes, fontWeights } from './fontSize.ts'
export { graphemes } from './graphemes.ts'
export type { Glyphs } from './missingGraphemes.ts'
export { missingGraphemes } from './missingGraphemes.ts'
export type { Orientation } from './orientation.ts'
export { orientationOf } from './orientation.ts'
export type { ProductFont } from './productFont.ts'
export { isJapanese, PLACEHOLDER_FONT, PLACEHOLDER_TEXT, placeholderFor, switchFontFor } from './productFont.ts'
export { setText } from './setText.ts'
export type {
  HorizontalAlignment,
  SetLine,
  TextKind,
  TextRequest,
  TextSetting,
  VerticalAlignment,
} from './textRequest.ts'
export type { VerticalMetric } from './verticalMetrics.ts'
