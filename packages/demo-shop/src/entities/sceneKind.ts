/** Subject of a stand-in photo, a still life of `photos`. */
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
  'elders',
  'parents',
  'pair',
  'pupil',
  'toddler',
  'firstCake',
  'fujiSpring',
  'sunrise',
  'tea',
  'zodiac',
  'soda',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

/** Up to one year, about one, three to twelve, grown up, seventy and older. */
export const AGES = ['baby', 'toddler', 'child', 'adult', 'elder'] as const
export type Age = (typeof AGES)[number]

/** What a photo shows that belongs to an occasion or a season, or that words may name. */
export const SCENE_OBJECTS = [
  'arch',
  'ball',
  'blossom',
  'candle',
  'cat',
  'cup',
  'dog',
  'leaves',
  'melon',
  'schoolBag',
  'sheep',
  'snow',
  'soda',
  'sunrise',
] as const
export type SceneObject = (typeof SCENE_OBJECTS)[number]
