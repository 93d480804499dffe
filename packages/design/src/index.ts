export type { Change, Edit, PageChange } from './document/change.ts'
export { applyChange, changeItem, isNoChange, NO_CHANGE, reverseChange, squashChanges } from './document/change.ts'
export type { Approval, DesignDocument, DesignPage, PageKey, Sheet } from './document/designPage.ts'
export { draftOfPage, findItem, findPage, pageFromDesign, pageFromTemplate } from './document/designPage.ts'
export type { History, Step } from './document/history.ts'
export { adoptDesignIds, beginHistory, goToStep, MAX_STEPS, perform, redo, undo } from './document/history.ts'
export type { Box } from './document/itemGeometry.ts'
export { boundsOnPage, framePath, frameToPhoto, innerRadiusOf, itemToPage, localBox } from './document/itemGeometry.ts'
export { hasSameContent, isSameDraft, pageContentHash } from './document/pageContent.ts'
export { pageOfFrame } from './document/pageOfFrame.ts'
export type { PaintOrder } from './document/paintOrder.ts'
export { paintOrder } from './document/paintOrder.ts'
export { mayArrange, placementOf } from './document/placement.ts'
export type { PrintAreas } from './document/printAreas.ts'
export { lengthOn, printAreas, TRIM_TOLERANCE_MM } from './document/printAreas.ts'
export type { Crop, CropFields } from './photo/crop.ts'
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
} from './photo/crop.ts'
export { BRIGHTNESS_RANGE, BRIGHTNESS_STEP, EMPTY_FRAME, placePhoto, ROTATE_STEP } from './photo/photoPlacement.ts'
export type { ClockFace } from './preflight/clockFace.ts'
export { clockFaceOf } from './preflight/clockFace.ts'
export type { Finding, FindingKind, RepairKind, Severity } from './preflight/finding.ts'
export { blocksSaving, isUnfinished } from './preflight/finding.ts'
export type { PrintRequirements } from './preflight/findingsOf.ts'
export { findingsOf, findingsOfItem } from './preflight/findingsOf.ts'
export { PPI_CAUTION, PPI_STRONG, printedPpi } from './preflight/printedPpi.ts'
export type { TextMeasure } from './preflight/textMeasure.ts'
export { inkOnPage } from './preflight/textMeasure.ts'
