import type { Age, SceneKind, SceneObject } from '../entities/sceneKind.ts'

/** The people and the objects of an occasion in the stand-in photos of each subject. */
export const SUBJECTS: Readonly<
  Record<SceneKind, { readonly people: readonly Age[]; readonly objects: readonly SceneObject[] }>
> = {
  sea: { people: [], objects: [] },
  hills: { people: [], objects: [] },
  flowers: { people: [], objects: [] },
  toys: { people: [], objects: [] },
  family: { people: ['adult', 'child'], objects: [] },
  couple: { people: ['adult'], objects: ['arch'] },
  soccer: { people: ['child'], objects: ['ball'] },
  fuji: { people: [], objects: [] },
  cat: { people: [], objects: ['cat'] },
  dog: { people: [], objects: ['dog'] },
  baby: { people: ['baby'], objects: [] },
  cake: { people: [], objects: ['candle'] },
  elders: { people: ['elder'], objects: [] },
  parents: { people: ['adult', 'baby'], objects: [] },
  pair: { people: ['adult'], objects: [] },
  pupil: { people: ['adult', 'child'], objects: ['schoolBag'] },
  toddler: { people: ['toddler'], objects: [] },
  firstCake: { people: [], objects: ['candle'] },
  fujiSpring: { people: [], objects: ['blossom'] },
  sunrise: { people: [], objects: ['sunrise'] },
  tea: { people: [], objects: ['cup'] },
  zodiac: { people: [], objects: ['sheep'] },
  soda: { people: [], objects: ['soda'] },
}
