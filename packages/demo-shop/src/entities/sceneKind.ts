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
  'elders',
  'parents',
  'pair',
  'pupil',
  'toddler',
  'firstCake',
  'fujiSpring',
  'sunrise',
  'tea',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

/** Up to one year, about one, three to twelve, grown up, seventy and older. */
export type Age = 'baby' | 'toddler' | 'child' | 'adult' | 'elder'

/** What a scene shows that belongs to an occasion or a season. */
export type SceneObject = 'arch' | 'ball' | 'blossom' | 'candle' | 'cup' | 'schoolBag' | 'sunrise'
