export type { Affine } from './affine.ts'
export {
  apply,
  boundsOfImage,
  chain,
  compose,
  IDENTITY,
  invert,
  rotation,
  rotationAbout,
  scaling,
  translation,
} from './affine.ts'
export { flatten } from './flatten.ts'
export { pathContains } from './hitTest.ts'
export type { Path } from './path.ts'
export {
  boundsOfPath,
  CLOSE,
  COORDS_OF_VERB,
  CUBIC,
  EMPTY_PATH,
  ellipsePath,
  LINE,
  MOVE,
  onCircle,
  PathBuilder,
  QUAD,
  quadrilateral,
  rectPath,
  ringSectorPath,
  roundedRectPath,
  transformPath,
} from './path.ts'
export type { Point, Rect, Size } from './shape.ts'
export { centreOf, containsPoint, intersectRects, isEmptyRect, outset, rect, roundOut, uniteRects } from './shape.ts'
export { strokePath } from './strokePath.ts'
export { sinCos, toGrid } from './trigonometry.ts'
export type { Degrees, Dpi, Mm, PrintPx, Pt, ScreenPx, Unit } from './units.ts'
export {
  degrees,
  dpi,
  mm,
  mmToPrintPx,
  normaliseDegrees,
  printPx,
  printPxToMm,
  pt,
  ptToPrintPx,
  screenPx,
} from './units.ts'
