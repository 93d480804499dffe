export type { Glyphs } from './coverage/missingGraphemes.ts'
export { missingGraphemes } from './coverage/missingGraphemes.ts'
export type { FontFace, ShapedGlyph, Shaping } from './font/fontFace.ts'
export { loadFont } from './font/fontFace.ts'
export type { VerticalMetric } from './font/verticalMetrics.ts'
export { setText } from './layout/setText.ts'
export type {
  HorizontalAlignment,
  SetLine,
  TextKind,
  TextRequest,
  TextSetting,
  VerticalAlignment,
} from './layout/textRequest.ts'
export type { TextWeight } from './product/fontSize.ts'
export { allowedFontSizes, allowedFontWeights, fontSizes, fontWeights } from './product/fontSize.ts'
export type { ProductFont } from './product/productFont.ts'
export { isJapanese, PLACEHOLDER_FONT, PLACEHOLDER_TEXT, placeholderFor, switchFontFor } from './product/productFont.ts'
export { graphemes } from './unicode/graphemes.ts'
export type { Orientation } from './unicode/orientation.ts'
export { orientationOf } from './unicode/orientation.ts'
