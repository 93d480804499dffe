export { drawArtwork, drawSmall, renderArtwork } from './art/renderArtwork.ts'
export type { Artwork } from './entities/artwork.ts'
export type { DemoShop } from './demoShop.ts'
export { demoShop } from './demoShop.ts'
export type { SceneKind } from './entities/sceneKind.ts'
export { renderScenePhoto } from './scenes/scenePhoto.ts'
export { SCENE_KINDS } from './entities/sceneKind.ts'
export { demoMessageMedia } from './showcase/messageMedia.ts'
export type { Print } from './showcase/printed.ts'
export type { ProductPicture } from './showcase/productPictures.ts'
export type {
  Category,
  DemoAccount,
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
} from './entities/types.ts'
