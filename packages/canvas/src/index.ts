export type { Camera } from './camera.ts'
export {
  cameraToScreen,
  fitCamera,
  holdInView,
  MAX_ZOOM,
  MIN_ZOOM,
  pageToScreen,
  pan,
  screenToPage,
  snapToDevice,
  zoomAbout,
} from './camera.ts'
export { createStage } from './createStage.ts'
export { changeCrop, nudgeCrop, turnCropBy, zoomCropBy } from './cropCommands.ts'
export { alphaAt } from './hit/alphaAt.ts'
export { itemAtPoint } from './hit/itemAtPoint.ts'
export type { IngestedPhoto, Ingestion, PhotoProblem, PhotoReader } from './photoReader.ts'
export type {
  AlphaPlane,
  ExactFrame,
  FindingMark,
  LiveArtwork,
  LivePhoto,
  LiveScene,
  Stage,
  StageEvents,
  StageMode,
  StageOptions,
} from './stage.ts'
