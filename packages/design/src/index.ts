export type { Change, Edit, PageChange } from './change.ts'
export { applyChange, changeItem, isNoChange, NO_CHANGE, reverseChange, squashChanges } from './change.ts'
export type { Crop, CropFields } from './crop.ts'
export {
  coverCrop,
  cropFields,
  cropOf,
  fitCropInside,
  MAX_ZOOM,
  panCrop,
  widestCrop,
  zoomCrop,
  zoomOf,
} from './crop.ts'
export type { Approval, DesignDocument, DesignPage, PageKey, Sheet } from './designPage.ts'
export { draftOfPage, findItem, findPage, pageFromDesign, pageFromTemplate } from './designPage.ts'
export type { History, Step } from './history.ts'
export { adoptDesignIds, beginHistory, goToStep, MAX_STEPS, perform, redo, undo } from './history.ts'
export type { Box } from './itemGeometry.ts'
export { boundsOnPage, innerRadiusOf, itemToPage, localBox, windowPath, windowToPhoto } from './itemGeometry.ts'
export { pageOfWindow } from './pageOfWindow.ts'
export type { PaintOrder } from './paintOrder.ts'
export { paintOrder } from './paintOrder.ts'
export { BRIGHTNESS_RANGE, BRIGHTNESS_STEP, EMPTY_WINDOW, placePhoto, ROTATE_STEP } from './photoPlacement.ts'
export { mayArrange, placementOf } from './placement.ts'
export type { ClockFace } from './printSense/clockFace.ts'
export { clockFaceOf } from './printSense/clockFace.ts'
export type { Finding, FindingKind, RepairKind, Severity } from './printSense/finding.ts'
export { blocksSaving, isUnfinished } from './printSense/finding.ts'
export type { PrintDemands } from './printSense/findingsOf.ts'
export { findingsOf, findingsOfItem } from './printSense/findingsOf.ts'
export type { PrintAreas } from './printSense/printAreas.ts'
export { lengthOn, printAreas, TRIM_TOLERANCE_MM } from './printSense/printAreas.ts'
export { PPI_CAUTION, PPI_STRONG, printedPpi } from './printSense/printedPpi.ts'
export type { TextMeasure } from './printSense/textMeasure.ts'
export { inkOnPage } from './printSense/textMeasure.ts'
