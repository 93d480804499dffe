export { renderArtwork } from './art/renderArtwork.ts'
export type { Artwork } from './artworkList.ts'
export type { DemoShop } from './demoShop.ts'
export { demoShop } from './demoShop.ts'
export type { ArtworkProgress, RenderedArtwork } from './loadArtwork.ts'
export { loadArtwork } from './loadArtwork.ts'
export type { SceneKind } from './scenes/scenePhoto.ts'
export { renderScenePhoto, SCENE_KINDS } from './scenes/scenePhoto.ts'
export type {
  Category,
  District,
  FaqCategory,
  MessageTemplate,
  Notice,
  Order,
  OrderStatus,
  PackagePlan,
  PhotoItem,
  Product,
  Receiver,
  Region,
  RegionIntro,
  RegionSetting,
  ShopEvent,
  ShopFont,
  Template,
  TemplateItem,
  TemplateSeries,
  TextItem,
  Village,
} from './types.ts'
