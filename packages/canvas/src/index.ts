export { createStage } from './createStage.ts'
export { changeCrop, nudgeCrop, turnCropBy, zoomCropBy } from './crop/cropCommands.ts'
export { alphaAt } from './hit/alphaAt.ts'
export { itemAtPoint } from './hit/itemAtPoint.ts'
export type { MakeTool } from './interaction/tool.ts'
export { path2d } from './render/screen/path2d.ts'
export type { AlphaPlane, ExactFrame, FindingMark, LiveArtwork, LivePhoto, LiveScene } from './scene/liveScene.ts'
export type { IngestedPhoto, Ingestion, PhotoProblem, PhotoReader } from './scene/photoReader.ts'
export type { GestureLabel, StageMode } from './scene/stageMode.ts'
export type { Stage, StageEvents, StageOptions } from './stage.ts'
export type { Camera } from './view/camera.ts'
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
} from './view/camera.ts'
