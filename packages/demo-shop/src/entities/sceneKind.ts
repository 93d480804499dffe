/** Subject of a stand-in photo. */
export const SCENE_KINDS = [
  'sea',
  'hills',
  'flowers',
  'toys',
  'family',
  'couple',
  'soccer',
  'fuji',
  'cat',
  'dog',
  'baby',
  'cake',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]
