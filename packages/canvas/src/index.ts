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
export { path2d } from './render/path2d.ts'
export type {
  AlphaPlane,
  ExactFrame,
  FindingMark,
  LiveArtwork,
  LivePhoto,
  LiveScene,
  Stage,
  StageEvents,
  StageOptions,
} from './stage.ts'
export type { GestureLabel, StageMode } from './stageMode.ts'
export type { MakeTool } from './tool.ts'
