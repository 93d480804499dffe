export type { ItemAlignment } from './alignItems.ts'
export { ALIGNMENTS, alignItems } from './alignItems.ts'
export type { BoundingBox } from './boundingBox.ts'
export {
  boundingBoxOf,
  centreOfBoundingBox,
  placeBoundingBox,
  rotateBoundingBox,
  tenthOfDegree,
} from './boundingBox.ts'
export { furthestOnPage, moveOntoPage, sizeLimits } from './boundingBoxLimits.ts'
export type { Axis } from './distributeItems.ts'
export { distributeItems, MIN_DISTRIBUTED } from './distributeItems.ts'
export { isWithinLimits } from './limits.ts'
export { lockItems } from './lockItems.ts'
export { arrangeable, commonBounds, moveItems } from './movedBoxes.ts'
export type { OrderStep } from './orderItems.ts'
export { ORDER_STEPS, orderItems, putInOrder } from './orderItems.ts'
export { boxOf, placeItem } from './placeItem.ts'
export type { PlaceOnPaper } from './placeOnPaper.ts'
export { placeOnPaper } from './placeOnPaper.ts'
export type { Grip } from './resizeBox.ts'
export { scaleBox } from './resizeBox.ts'
export { resizeBoundingBox, resizeByGrip } from './resizeByGrip.ts'
export { draggedPositions } from './snapGrip.ts'
export type { Guide } from './snapping.ts'
export { guidesFor, snapMove } from './snapping.ts'
export type { SnapTargets } from './snapTargets.ts'
export { snapTargets } from './snapTargets.ts'
export { arrangeAsTemplate } from './templateArrangement.ts'
